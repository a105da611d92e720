import * as v from 'valibot';
import { createDraft } from '@/data/drafts';
import type { CoinOrder, CoinOrderFilter } from '@/data/queries/coin';
import { BUY } from '@/domain/spot';
import { CANCELLED, DONE, OPEN } from '../_shared/orders/order-figures';

const schema = v.object({
  tab: v.picklist(['current', 'all']),
  /** '' for every market. */
  symbol: v.string(),
  side: v.picklist(['any', 'buy', 'sell']),
  status: v.picklist(['any', 'open', 'done', 'cancelled']),
});
export type OrderFilter = v.InferOutput<typeof schema>;

export const NO_FILTER: OrderFilter = { tab: 'current', symbol: '', side: 'any', status: 'any' };

/** What the list of orders shows; kept while one looks at something else in between. */
export const orderFilter = createDraft<OrderFilter>('spot-orders', schema, NO_FILTER);

export function changeFilter(change: Partial<OrderFilter>): void {
  orderFilter.set({ ...orderFilter.get(), ...change });
}

const STATUS = { any: -1, open: OPEN, done: DONE, cancelled: CANCELLED } as const;

/** The part of a filter that the exchange knows. */
export function askedFor(
  filter: OrderFilter,
  pair: { currency_id: number; legal_id: number } | undefined,
): CoinOrderFilter {
  return {
    status: filter.tab === 'current' ? OPEN : STATUS[filter.status],
    ...(pair && { currencyId: pair.currency_id, legalId: pair.legal_id }),
  };
}

/** The part that it does not know. */
export function ofSide(orders: readonly CoinOrder[], side: OrderFilter['side']): readonly CoinOrder[] {
  return side === 'any' ? orders : orders.filter((order) => (order.type === BUY) === (side === 'buy'));
}

/** Whether anything narrows the list, so that an empty one may be due to that. */
export function isNarrowed({ tab, symbol, side, status }: OrderFilter): boolean {
  return symbol !== '' || side !== 'any' || (tab === 'all' && status !== 'any');
}
