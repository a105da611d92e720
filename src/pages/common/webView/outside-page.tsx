import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Late } from '@/ui/feedback/late';
import { Spinner } from '@/ui/feedback/spinner';
import { ErrorState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { OriginLine } from './origin-line';
import styles from './web-view.module.css';

/** A page that has not come after this is given up; real time, as the network's is. */
const LOAD_TIMEOUT_MS = 20_000;

/**
 * A page of a host that the settings name. It may run its own scripts, but neither reach this page nor lead it away. A
 * page of another origin does not tell why it did not load, so there is a way to open it outside at any time.
 */
export function OutsidePage({ url, host, title }: { url: string; host: string; title: string }) {
  const { t } = useTranslation(['web-view', 'common']);
  const [state, setState] = useState<'loading' | 'here' | 'late'>('loading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try waits anew
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
