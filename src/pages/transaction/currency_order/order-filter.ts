import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';
import type { CoinOrder, CoinOrderFilter } from '@/data/spot/queries';
import { BUY } from '@/domain/spot/spot';
import { DAY_MS, fromWireTime } from '@/domain/time';
import { CANCELLED, DONE, OPEN } from '../_shared/orders/order-figures';

const schema = v.object({
  tab: v.picklist(['current', 'all']),
  /** '' for all markets. */
  symbol: v.string(),
  side: v.picklist(['any', 'buy', 'sell']),
  status: v.picklist(['any', 'open', 'done', 'cancelled']),
  when: v.picklist(['any', 'day', 'week', 'month']),
});
export type OrderFilter = v.InferOutput<typeof schema>;

export const NO_FILTER: OrderFilter = { tab: 'current', symbol: '', side: 'any', status: 'any', when: 'any' };

/** Filter of the list of spot orders. It is kept while the user visits other pages. */
export const orderFilter = createDraft<OrderFilter>('spot-orders', schema, NO_FILTER);

export function changeFilter(change: Partial<OrderFilter>): void {
  orderFilter.set({ ...orderFilter.get(), ...change });
}

const STATUS = { any: -1, open: OPEN, done: DONE, cancelled: CANCELLED } as const;

/** The part of the filter which the call supports. */
export function callFilterOf(
  filter: OrderFilter,
  pair: { currency_id: number; legal_id: number } | undefined,
): CoinOrderFilter {
  return {
    status: filter.tab === 'current' ? OPEN : STATUS[filter.status],
    ...(pair && { currencyId: pair.currency_id, legalId: pair.legal_id }),
  };
}

const SPAN_MS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;

/** Earliest order time in epoch milliseconds; null for no limit. */
export const sinceOf = ({ when }: OrderFilter, nowMs: number): number | null =>
  when === 'any' ? null : nowMs - SPAN_MS[when];

/**
 * Applies the part of the filter which the call does not support, and the market, whose ids are unknown while the quotes
 * load. Orders come newest first.
 */
export function applyLocalFilter(orders: readonly CoinOrder[], { symbol, side }: OrderFilter, sinceMs: number | null) {
  return orders.filter(
    (order) =>
      (symbol === '' || order.symbol === symbol) &&
      (side === 'any' || (order.type === BUY) === (side === 'buy')) &&
      !isBefore(order, sinceMs),
  );
}

/** Whether the list has reached orders which are too old; all following ones are older still. */
export function isBeyond(orders: readonly CoinOrder[], sinceMs: number | null): boolean {
  const oldest = orders.at(-1);
  return oldest !== undefined && isBefore(oldest, sinceMs);
}

function isBefore({ created_at }: CoinOrder, sinceMs: number | null): boolean {
  return sinceMs !== null && (fromWireTime(created_at) ?? sinceMs) < sinceMs;
}

/** Whether a filter is set, which may be the reason for an empty list. */
export function isNarrowed({ tab, symbol, side, status, when }: OrderFilter): boolean {
  return symbol !== '' || side !== 'any' || when !== 'any' || (tab === 'all' && status !== 'any');
}

/** Text of a list without orders. An empty list of open ones does not speak of the ended ones below it. */
export function emptyTextOf(filter: OrderFilter) {
  if (filter.tab === 'current') return 'orders.empty';
  return isNarrowed(filter) ? 'orders.emptyFiltered' : 'orders.emptyAll';
}

/** Text below the open orders if there are no ended ones either. */
export const emptyTextBelow = (filter: OrderFilter) =>
  isNarrowed({ ...filter, tab: 'all', status: 'any' }) ? 'orders.emptyFiltered' : 'orders.emptyHistory';
