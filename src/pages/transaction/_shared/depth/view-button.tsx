import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { IconButton } from '@/ui/actions/icon-button';
import { cx } from '@/ui/cx';
import { BOOK_VIEWS, bookView } from './book-settings';
import styles from './view-button.module.css';

/** Switches between both sides, asks only and bids only; the icon shows the current view. */
export function ViewButton() {
  const { t } = useTranslation('depth');
  const view = useStore(bookView);
  const next = BOOK_VIEWS[(BOOK_VIEWS.indexOf(view) + 1) % BOOK_VIEWS.length] ?? 'both';
  return (
    <IconButton
      label={t(`view.${view}`)}
      icon={
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path className={cx(styles.ask, view === 'bids' && styles.off)} d="M1 1h14v3H1zM5 5h10v2H5z" />
          <path className={cx(styles.bid, view === 'asks' && styles.off)} d="M5 9h10v2H5zM1 12h14v3H1z" />
        </svg>
      }
      onClick={() => bookView.set(next)}
    />
  );
}
