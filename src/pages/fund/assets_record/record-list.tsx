import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_IDS } from '@/contract/wallet';
import { useAccountLog } from '@/data/queries/wallet';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { VirtualList } from '@/ui/media/virtual-list';
import { ListEnd } from '../../_shared/list-end';
import { LoadFailure } from '../../_shared/load-failure';
import { RecordRow } from '../../_shared/money/record-row';
import styles from './record-list.module.css';
import type { RecordFilterState } from './use-record-filter';

const ROW_PX = 76;

/** The changes a filter leaves, page by page as the end comes near. */
export function RecordList({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation(['assets', 'common']);
  const { account, currency } = filter;
  const log = useAccountLog({
    ...(currency && { currency }),
    ...(account && { account: ACCOUNT_IDS[account] }),
  });
  if (log.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={8} leading={false} label={t('common:loading')} />
        </Card>
      </Late>
    );
  if (!log.data) return <LoadFailure title={t('record.failed')} query={log} />;
  if (log.data.length === 0) return <NoRecords filter={filter} />;
  return (
    <section className={styles.records} aria-label={t('record.list')}>
      <VirtualList
        items={log.data}
        itemSizePx={ROW_PX}
        renderItem={(row) => <RecordRow key={row.id} row={row} namesAccount={!account} />}
        footer={
          <ListEnd
            shown={log.data.length}
            more={log.hasNextPage}
            loading={log.isFetchingNextPage}
            failed={log.isFetchNextPageError}
            onMore={() => void log.fetchNextPage()}
          />
        }
      />
    </section>
  );
}

function NoRecords({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation('assets');
  const filtered = filter.account !== undefined || filter.currency !== undefined;
  return (
    <Card>
      <EmptyState
        title={t(filtered ? 'record.nothing' : 'record.empty')}
        hint={t(filtered ? 'record.nothingHint' : 'record.emptyHint')}
        icon={<ReceiptText size={30} strokeWidth={1.5} aria-hidden />}
        action={
          filtered ? (
            <Button onClick={() => filter.change({ account: undefined, currency: undefined })}>
              {t('record.showAll')}
            </Button>
          ) : (
            shell().isScreen(MARKETS) && <Button onClick={() => shell().go(MARKETS)}>{t('markets')}</Button>
          )
        }
      />
    </Card>
  );
}

const MARKETS = '/pages/market/market';
