import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AskHost } from '@/ui/overlays/ask';
import { OverlayRoot } from '@/ui/overlays/overlay-root';
import { ToastHost } from '@/ui/overlays/toast-host';
import { CallIndicator } from './call-indicator';
import { screenAt } from './routes';
import styles from './shell.module.css';
import { Stage } from './stage';
import { TabNav } from './tab-nav';

/** From this width on the app stands in a phone-sized column, with room for tools beside it. */
const desktop = window.matchMedia('(min-width: 900px)');

function useDesktop(): boolean {
  return useSyncExternalStore(
    (changed) => {
      desktop.addEventListener('change', changed);
      return () => desktop.removeEventListener('change', changed);
    },
    () => desktop.matches,
  );
}

/** Everything around the pages. */
export function Shell() {
  const { t } = useTranslation();
  const screen = screenAt(useLocation().pathname);
  return (
    <OverlayRoot boxed={useDesktop()} className={styles.column}>
      <div className={styles.frame} data-sandbox={__SANDBOX__ || undefined} data-page-frame>
        {__SANDBOX__ && <p className={styles.mark}>{t('simulated')}</p>}
        <CallIndicator />
        <Stage />
        {screen?.tab && <TabNav current={screen.tab} />}
      </div>
      <AskHost />
      <ToastHost />
    </OverlayRoot>
  );
}
