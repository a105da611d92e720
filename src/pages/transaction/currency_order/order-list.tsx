import { useCallback, useMemo, useState } from 'react';
import { usePair } from '@/data/market/quotes';
import { type CoinOrder, useCoinOrders } from '@/data/spot/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { VirtualList } from '@/ui/media/virtual-list';
import { useMoreRows } from '../../_shared/list/use-more-rows';
import { FailureState } from '../../_shared/load-failure';
import { ResumedAmend } from '../_shared/orders/amend-sheet';
import { CancelAll } from '../_shared/orders/cancel-all';
import { CardListEnd } from '../_shared/orders/card-list-end';
import { OrderCard } from '../_shared/orders/order-card';
import { partnerOf } from '../_shared/orders/order-figures';
import { OrderSheet } from '../_shared/orders/order-sheet';
import { useCancel } from '../_shared/orders/use-cancel';
import { useOrderTexts } from '../_shared/orders/use-order-texts';
import { EndedOrders } from './ended-orders';
import {
  applyLocalFilter,
  callFilterOf,
  changeFilter,
  emptyTextOf,
  isBeyond,
  isNarrowed,
  NO_FILTER,
  type OrderFilter,
  sinceOf,
} from './order-filter';
import styles from './order-list.module.css';

const NO_ORDERS: readonly CoinOrder[] = [];

/** With fewer rows there is nothing to scroll. */
const SCREENFUL = 12;
const ROW_PX = 126;
/** Height of the filters in one line, with the gap below. */
const FILTERS_PX = 50;
const HEAD_PX = 44;

/** The user's spot orders, newest first, loaded page by page while scrolling. */
export function OrderList({ filter }: { filter: OrderFilter }) {
  const { t } = useTranslation(['trade', 'common']);
  const pair = usePair(filter.symbol);
  const orders = useCoinOrders(callFilterOf(filter, pair));
  const cancel = useCancel();
  const clock = useClock();
  const [shownId, setShownId] = useState<number | null>(null);
  const open = useCallback((order: CoinOrder) => setShownId(order.id), []);
  const texts = useOrderTexts();

  // Fixed when the list is opened, so that no rows disappear while the user reads it.
  const [sinceMs] = useState(() => sinceOf(filter, clock.now()));
  const list = orders.data ?? NO_ORDERS;
  const rows = useMemo(() => applyLocalFilter(list, filter, sinceMs), [list, filter, sinceMs]);
  const hasNextPage = orders.hasNextPage && !isBeyond(list, sinceMs);
  const shown = rows.find((order) => order.id === shownId) ?? null;
  const askMore = useMoreRows(orders, hasNextPage, rows.length, SCREENFUL);

  if (orders.isPending) return <SkeletonList rows={5} leading={false} label={t('common:loading')} />;
  if (!orders.data) return <FailureState title={t('orders.failed')} query={orders} />;
  const isCurrent = filter.tab === 'current';
  const isShort = !hasNextPage && rows.length < SCREENFUL;
  const hasHistoryBelow = isCurrent && isShort;
  const isEmpty = rows.length === 0 && !hasNextPage;
  return (
    <div className={styles.list}>
      {isCurrent && !isEmpty && (
        <header className={styles.head}>
          <h2>
            {t('orders.open')} {!hasNextPage && <span className={styles.count}>{rows.length}</span>}
          </h2>
          {rows.length > 1 && (
            <CancelAll
              orders={orders}
              fits={(order) => applyLocalFilter([order], filter, sinceMs).length > 0}
              cancel={cancel}
            />
          )}
        </header>
      )}
      {isEmpty ? (
        <NoOrders filter={filter} />
      ) : (
        <VirtualList
          cards
          items={rows}
          itemSizePx={ROW_PX}
          startMarginPx={FILTERS_PX + (isCurrent ? HEAD_PX : 0)}
          onEndReached={askMore}
          renderItem={(order) => (
            <div key={order.id} className={styles.row}>
              <OrderCard
                order={order}
                texts={texts}
                partner={partnerOf(order, rows)}
                cancelling={cancel.busy.has(order.id)}
                onOpen={open}
                onCancel={cancel.cancel}
              />
            </div>
          )}
          {...(!hasHistoryBelow && {
            footer: <CardListEnd hasMore={hasNextPage} query={orders} failed={t('orders.moreFailed')} />,
          })}
        />
      )}
      {/* In one place, so that its open details stay when the last row leaves the list above. */}
      {hasHistoryBelow && <EndedOrders filter={filter} sinceMs={sinceMs} />}
      <OrderSheet
        order={shown}
        cancelling={shown !== null && cancel.busy.has(shown.id)}
        onClose={() => setShownId(null)}
        onCancel={cancel.cancel}
      />
      <ResumedAmend orders={rows} />
    </div>
  );
}

function NoOrders({ filter }: { filter: OrderFilter }) {
  const { t } = useTranslation('trade');
  const title = t(emptyTextOf(filter));
  if (isNarrowed(filter))
    return (
      <EmptyState
        title={title}
        action={<Button onClick={() => changeFilter({ ...NO_FILTER, tab: filter.tab })}>{t('orders.reset')}</Button>}
      />
    );
  return (
    <EmptyState
      title={title}
      hint={t(filter.tab === 'current' ? 'orders.emptyHint' : 'orders.emptyAllHint')}
      action={
        <Button variant="primary" onClick={() => shell().go(path('/pages/transaction/index', { tab: 'coins' }))}>
          {t('orders.trade')}
        </Button>
      }
    />
  );
}
