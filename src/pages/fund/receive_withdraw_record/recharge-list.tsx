import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRecharges } from '@/data/queries/recharge';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { VirtualList } from '@/ui/media/virtual-list';
import { LoadFailure } from '../../_shared/load-failure';
import { ListEnd } from '../_shared/list-end';
import { RechargeSheet } from './recharge-sheet';
import { stateOf, statusOf } from './record-filter';
import styles from './record-list.module.css';
import { RecordRow } from './record-row';
import type { RecordFilterState } from './use-record-filter';

const ROW_PX = 72;

/** The deposits a filter leaves, page by page as the end comes near, and the details of one of them. */
export function RechargeList({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation(['recharge', 'common']);
  const { state, coin } = filter;
  const log = useRecharges({ ...(state && { status: statusOf(state) }), ...(coin && { currency: coin }) });
  if (log.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={8} label={t('common:loading')} />
        </Card>
      </Late>
    );
  if (!log.data) return <LoadFailure title={t('records.listFailed')} query={log} />;
  if (log.data.length === 0 && !log.hasNextPage) return <NoRecords filter={filter} />;
  return (
    <section className={styles.records} aria-label={t('records.list')}>
      <VirtualList
        items={log.data}
        itemSizePx={ROW_PX}
        renderItem={(row) => (
          <RecordRow
            key={row.id}
            coin={row.name}
            amount={row.amount}
            sign="+"
            state={stateOf(row.status)}
            asked={row.created_at}
            reason={row.remark}
            onOpen={() => filter.change({ id: row.id })}
          />
        )}
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
      <RechargeSheet
        row={log.data.find(({ id }) => id === filter.id)}
        onClose={() => filter.change({ id: undefined })}
      />
    </section>
  );
}

function NoRecords({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation('recharge');
  const filtered = filter.state !== undefined || filter.coin !== undefined;
  return (
    <Card>
      <EmptyState
        title={t(filtered ? 'records.nothing' : 'records.empty')}
        hint={t(filtered ? 'records.nothingHint' : 'records.emptyHint')}
        icon={<ReceiptText size={30} strokeWidth={1.5} aria-hidden />}
        action={
          filtered ? (
            <Button onClick={() => filter.change({ state: undefined, coin: undefined, id: undefined })}>
              {t('records.showAll')}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => shell().go(path('/pages/fund/select'))}>
              {t('records.deposit')}
            </Button>
          )
        }
      />
    </Card>
  );
}
