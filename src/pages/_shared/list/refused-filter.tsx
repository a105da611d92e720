import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';

/** A way out of a filter that the exchange refuses, such as a coin of an old or mistyped link. */
export interface ShowAll {
  readonly label: string;
  onPress(): void;
}

/**
 * Shown in place of a list whose filter the exchange refuses: the exchange's reason, and a button that removes the
 * filter. Another try would change nothing.
 */
export function RefusedFilter({ error, showAll }: { error: Error; showAll: ShowAll }) {
  const { t } = useTranslation('errors');
  return (
    <EmptyState
      title={error.message || t('refused')}
      action={<Button onClick={() => showAll.onPress()}>{showAll.label}</Button>}
    />
  );
}
