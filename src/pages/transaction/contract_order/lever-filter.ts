import * as v from 'valibot';
import { createDraft } from '@/data/drafts';
import { LEVER_STATUS, type LeverFilter, type LeverMarket, type LeverOrder } from '@/data/queries/lever';
import { LONG } from '@/domain/lever';

const schema = v.object({
  tab: v.picklist(['open', 'waiting', 'history']),
  /** '' for every market. */
  symbol: v.string(),
  direction: v.picklist(['any', 'long', 'short']),
  /** Of the history. */
  status: v.picklist(['any', 'closed', 'cancelled']),
});
export type LeverListFilter = v.InferOutput<typeof schema>;

export const NO_FILTER: LeverListFilter = { tab: 'open', symbol: '', direction: 'any', status: 'any' };

/** What the list of futures orders shows; kept while one looks at something else in between. */
export const leverFilter = createDraft<LeverListFilter>('lever-orders', schema, NO_FILTER);

export function changeFilter(change: Partial<LeverListFilter>): void {
  leverFilter.set({ ...leverFilter.get(), ...change });
}

const { open, waiting, closed, cancelled } = LEVER_STATUS;

/** The part of a filter that the exchange knows; it has no word for closed or cancelled, so that asks for all. */
export function askedFor({ tab, status }: LeverListFilter, market: LeverMarket | undefined): LeverFilter {
  const wanted = { open, waiting, history: { any: undefined, closed, cancelled }[status] }[tab];
  return { ...(wanted !== undefined && { status: wanted }), ...(market && { market }) };
}

/** The part that it does not know. */
export function fitting(orders: readonly LeverOrder[], { tab, direction }: LeverListFilter): readonly LeverOrder[] {
  return orders.filter(
    (order) =>
      (direction === 'any' || (order.type === LONG) === (direction === 'long')) &&
      (tab !== 'history' || order.status === closed || order.status === cancelled),
  );
}

/** Whether anything narrows the list, so that an empty one may be due to that. */
export const isNarrowed = ({ tab, symbol, direction, status }: LeverListFilter): boolean =>
  symbol !== '' || direction !== 'any' || (tab === 'history' && status !== 'any');
