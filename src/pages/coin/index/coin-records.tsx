import { useAccountLog } from '@/data/wallet/account-log';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { List } from '@/ui/display/list';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { LoadFailure } from '../../_shared/load-failure';
import { RecordRow } from '../../_shared/money/record-row';
import styles from './page.module.css';

const LATEST = 5;

/** The latest balance changes of one coin, and a link to all of them. */
export function CoinRecords({ currency }: { currency: number }) {
  const { t } = useTranslation(['coin', 'assets', 'common']);
  const log = useAccountLog({ currency });
  if (log.isError && !log.data) return <LoadFailure title={t('assets:record.failed')} query={log} />;
  return (
    <Card flush title={t('records')}>
      {!log.data ? (
        <SkeletonList rows={3} leading={false} label={t('common:loading')} />
      ) : log.data.length === 0 ? (
        <EmptyState title={t('noRecords')} />
      ) : (
        <>
          <List label={t('records')}>
            {log.data.slice(0, LATEST).map((row) => (
              <li key={row.id} className={styles.record}>
                <RecordRow row={row} namesAccount />
              </li>
            ))}
          </List>
          {log.data.length > LATEST && (
            <div className={styles.foot}>
              <Button block onClick={() => shell().go(path('/pages/fund/assets_record', { currency }))}>
                {t('allRecords')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
