import { useState } from 'react';
import { usePair } from '@/data/market/quotes';
import { useCoinOrders } from '@/data/spot/queries';
import { useTranslation } from '@/i18n/use-translation';
import { HistoryBelow, SHOWN_BELOW } from '../_shared/orders/history-below';
import { OrderCard } from '../_shared/orders/order-card';
import { OPEN } from '../_shared/orders/order-figures';
import { OrderSheet } from '../_shared/orders/order-sheet';
import { useOrderTexts } from '../_shared/orders/use-order-texts';
import {
  applyLocalFilter,
  callFilterOf,
  changeFilter,
  emptyTextBelow,
  isBeyond,
  type OrderFilter,
} from './order-filter';

const nothing = () => {};

export interface EndedOrdersProps {
  filter: OrderFilter;
  /** Earliest time of an order, in epoch milliseconds; null for no limit. */
  sinceMs: number | null;
}

/** The newest filled and cancelled orders. */
export function EndedOrders({ filter, sinceMs }: EndedOrdersProps) {
  const { t } = useTranslation('trade');
  const texts = useOrderTexts();
  const [shownId, setShownId] = useState<number | null>(null);
  const all: OrderFilter = { ...filter, tab: 'all', status: 'any' };
  const orders = useCoinOrders(callFilterOf(all, usePair(filter.symbol)));
  const list = orders.data ?? [];
  const ended = applyLocalFilter(list, filter, sinceMs)
    .filter(({ status }) => status !== OPEN)
    .slice(0, SHOWN_BELOW);
  return (
    <>
      <HistoryBelow
        onAll={() => changeFilter({ tab: 'all' })}
        query={orders}
        hasMore={orders.hasNextPage && !isBeyond(list, sinceMs)}
        failed={t('orders.failed')}
        count={orders.data && ended.length}
        empty={t(emptyTextBelow(filter))}
      >
        <ul>
          {ended.map((order) => (
            <li key={order.id}>
              <OrderCard
                order={order}
                texts={texts}
                cancelling={false}
                onOpen={({ id }) => setShownId(id)}
                onCancel={nothing}
              />
            </li>
          ))}
        </ul>
      </HistoryBelow>
      <OrderSheet
        order={ended.find(({ id }) => id === shownId) ?? null}
        cancelling={false}
        onClose={() => setShownId(null)}
        onCancel={nothing}
      />
    </>
  );
}
