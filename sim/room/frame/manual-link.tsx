import { CircleHelp } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { cx } from '@/ui/cx';
import { shownPanel } from '../shown-panel';
import styles from './manual-link.module.css';
import { MANUAL_PAGES } from './manual-pages';

/** The single-file build has no manual beside it. */
const HAS_MANUAL = import.meta.env.MODE !== 'single';

/** Opens the manual (`docs/`) at the page of the shown panel, in a window of its own. */
export function ManualLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('room');
  const page = MANUAL_PAGES[useStore(shownPanel)];
  if (!HAS_MANUAL) return null;
  return (
    <a href={`manual/${page}`} target="_blank" rel="noreferrer" className={cx(styles.link, className)}>
      <CircleHelp size={16} aria-hidden />
      {t('manual')}
    </a>
  );
}
