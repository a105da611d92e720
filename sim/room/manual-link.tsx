import { CircleHelp } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import styles from './manual-link.module.css';

/** The sandbox in one file has nothing beside it. */
const HAS_MANUAL = import.meta.env.MODE !== 'single';

/** Opens the manual (`docs/`) in a window of its own. */
export function ManualLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('room');
  if (!HAS_MANUAL) return null;
  return (
    <a href="manual/index.html" target="_blank" rel="noreferrer" className={cx(styles.link, className)}>
      <CircleHelp size={16} aria-hidden />
      {t('manual')}
    </a>
  );
}
