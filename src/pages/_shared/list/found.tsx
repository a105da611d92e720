import { useTranslation } from '@/i18n/use-translation';

interface FoundProps {
  /** The typed text; nothing is announced while it is empty. */
  query: string;
  count: number;
  /** What the page shows when nothing is found. */
  none: string;
}

/**
 * Announces to screen readers how many results a search has, because the focus stays in its field. It must be mounted
 * before the user types, because screen readers announce only changes.
 */
export function Found({ query, count, none }: FoundProps) {
  const { t } = useTranslation('common');
  const result = count > 0 ? t('found', { count }) : none;
  return (
    <p role="status" className="visually-hidden">
      {query.trim() !== '' && result}
    </p>
  );
}
