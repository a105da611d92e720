import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Late } from '@/ui/feedback/late';
import { Spinner } from '@/ui/feedback/spinner';
import { ErrorState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { OriginLine } from './origin-line';
import styles from './web-view.module.css';

/** A page which has not loaded within this time counts as failed. Uses the device's clock, like the network. */
const LOAD_TIMEOUT_MS = 20_000;

/**
 * Shows a page of a host which the settings allow. It may run its own scripts, but can neither access nor navigate this
 * page. A cross-origin page does not report why it failed to load, so a link for opening it outside is always shown.
 */
export function OutsidePage({ url, host, title }: { url: string; host: string; title: string }) {
  const { t } = useTranslation(['web-view', 'common']);
  const [state, setState] = useState<'loading' | 'here' | 'late'>('loading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt restarts the timeout
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'late' : now)), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [tries]);
  const again = () => {
    setState('loading');
    setTries(tries + 1);
  };
  return (
    <div className={styles.view}>
      <OriginLine host={host} url={url} />
      {state === 'late' ? (
        <Card>
          <ErrorState title={t('failed')} hint={t('late')} retryLabel={t('common:retry')} onRetry={again} />
        </Card>
      ) : (
        <>
          {state === 'loading' && (
            <Late>
              <p role="status" className={styles.loading}>
                <Spinner /> {t('common:loading')}
              </p>
            </Late>
          )}
          <iframe
            key={tries}
            className={styles.frame}
            title={title}
            src={url}
            sandbox="allow-scripts allow-forms allow-popups"
            referrerPolicy="no-referrer"
            allow=""
            onLoad={() => setState('here')}
          />
        </>
      )}
    </div>
  );
}
