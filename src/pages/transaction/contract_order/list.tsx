import { useMemo } from 'react';
import { type FuturesPosition, useFuturesPositions } from '@/data/futures/queries';
import { usePair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { VirtualList } from '@/ui/media/virtual-list';
import { PositionCard } from '../../_shared/futures/position-card';
import { useOrderActions } from '../../_shared/futures/use-order-actions';
import { usePositionNotices } from '../../_shared/futures/use-position-notices';
import { useMoreRows } from '../../_shared/list/use-more-rows';
import { FailureState } from '../../_shared/load-failure';
import { CardListEnd } from '../_shared/orders/card-list-end';
import { EndedPositions } from './ended-positions';
import {
  applyLocalFilter,
  callFilterOf,
  changeFilter,
  emptyTextOf,
  type FuturesListFilter,
  isNarrowed,
  NO_FILTER,
} from './filter';
import styles from './list.module.css';

/** With fewer rows there is nothing to scroll. */
const SCREENFUL = 8;
const ROW_PX = { open: 260, waiting: 160, history: 140 } as const;
/** Height of the filters in one line, with the gap below. */
const FILTERS_PX = 50;
const NONE: readonly FuturesPosition[] = [];

/** The user's futures orders, newest first, loaded page by page while scrolling. */
export function FuturesList({ filter }: { filter: FuturesListFilter }) {
  const { t } = useTranslation(['positions', 'common']);
  const pair = usePair(filter.symbol);
  const market = pair && { currencyId: pair.currency_id, legalId: pair.legal_id };
  const listed = useFuturesPositions(callFilterOf(filter, market));
  const orders = listed.data?.orders;
  const rows = useMemo(() => (orders ? applyLocalFilter(orders, filter) : NONE), [orders, filter]);
  const actions = useOrderActions(rows);
  usePositionNotices(orders && rows, filter.tab);
  const { hasNextPage } = listed;
  const askMore = useMoreRows(listed, hasNextPage, rows.length, SCREENFUL);

  if (listed.isPending) return <SkeletonList rows={5} leading={false} label={t('common:loading')} />;
  if (!listed.data) return <FailureState title={t('list.failed')} query={listed} />;
  const isEmpty = rows.length === 0 && !hasNextPage;
  const isShort = !hasNextPage && rows.length < SCREENFUL;
  const hasHistoryBelow = filter.tab !== 'history' && isShort;
  return (
    <div className={styles.list}>
      {isEmpty ? (
        <NoOrders filter={filter} />
      ) : (
        <VirtualList
          cards
          items={rows}
          itemSizePx={ROW_PX[filter.tab]}
          startMarginPx={FILTERS_PX}
          onEndReached={askMore}
          renderItem={(order) => (
            <div key={order.id} className={styles.row}>
              <PositionCard order={order} onOpen={actions.open} onAct={actions.act} />
            </div>
          )}
          {...(!hasHistoryBelow && {
            footer: <CardListEnd hasMore={hasNextPage} query={listed} failed={t('list.moreFailed')} />,
          })}
        />
      )}
      {/* In one place, so that its open details stay when the last row leaves the list above. */}
      {hasHistoryBelow && <EndedPositions filter={filter} market={market} />}
      {/* Also beside an empty list: the last position leaves the list while its result sheet is open. */}
      {actions.sheets}
    </div>
  );
}

const HINTS = {
  open: 'list.noPositionsHint',
  waiting: 'list.noEntrustsHint',
  history: 'list.noHistoryHint',
} as const;

function NoOrders({ filter }: { filter: FuturesListFilter }) {
  const { t } = useTranslation('positions');
  const title = t(emptyTextOf(filter));
  if (isNarrowed(filter))
    return (
      <EmptyState
        title={title}
        action={<Button onClick={() => changeFilter({ ...NO_FILTER, tab: filter.tab })}>{t('list.reset')}</Button>}
      />
    );
  return (
    <EmptyState
      title={title}
      hint={t(HINTS[filter.tab])}
      action={
        <Button variant="primary" onClick={() => shell().go(path('/pages/transaction/index', { tab: 'futures' }))}>
          {t('list.trade')}
        </Button>
      }
    />
  );
}
