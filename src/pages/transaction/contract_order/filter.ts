import * as v from 'valibot';
import { FUTURES_STATUS, type FuturesFilter, type FuturesMarket, type FuturesPosition } from '@/data/futures/queries';
import { createDraft } from '@/data/session/drafts';
import { LONG } from '@/domain/futures/futures';

const schema = v.object({
  tab: v.picklist(['open', 'waiting', 'history']),
  /** '' for all markets. */
  symbol: v.string(),
  direction: v.picklist(['any', 'long', 'short']),
  /** Applies to the history only. */
  status: v.picklist(['any', 'closed', 'cancelled']),
});
export type FuturesListFilter = v.InferOutput<typeof schema>;

export const NO_FILTER: FuturesListFilter = { tab: 'open', symbol: '', direction: 'any', status: 'any' };

/** Filter of the list of futures orders. It is kept while the user visits other pages. */
export const futuresFilter = createDraft<FuturesListFilter>('lever-orders', schema, NO_FILTER);

export function changeFilter(change: Partial<FuturesListFilter>): void {
  futuresFilter.set({ ...futuresFilter.get(), ...change });
}

const { open, waiting, closed, cancelled } = FUTURES_STATUS;

/**
 * The part of the filter which the call supports. It cannot ask for closed or cancelled orders together, so the history
 * asks for all.
 */
export function callFilterOf({ tab, status }: FuturesListFilter, market: FuturesMarket | undefined): FuturesFilter {
  const wanted = { open, waiting, history: { any: undefined, closed, cancelled }[status] }[tab];
  return { ...(wanted !== undefined && { status: wanted }), ...(market && { market }) };
}

/**
 * Applies the part of the filter which the call does not support, and the market, whose ids are unknown while the quotes
 * load.
 */
export function applyLocalFilter(
  orders: readonly FuturesPosition[],
  { tab, symbol, direction }: FuturesListFilter,
): readonly FuturesPosition[] {
  return orders.filter(
    (order) =>
      (symbol === '' || order.symbol === symbol) &&
      (direction === 'any' || (order.type === LONG) === (direction === 'long')) &&
      (tab !== 'history' || order.status === closed || order.status === cancelled),
  );
}

/** Whether a filter is set, which may be the reason for an empty list. */
export const isNarrowed = ({ tab, symbol, direction, status }: FuturesListFilter): boolean =>
  symbol !== '' || direction !== 'any' || (tab === 'history' && status !== 'any');

/** Texts of a list without orders. An empty list of open ones does not speak of the ended ones below it. */
const EMPTY = { open: 'list.noPositions', waiting: 'list.noEntrusts', history: 'list.noHistory' } as const;

export const emptyTextOf = (filter: FuturesListFilter) =>
  filter.tab === 'history' && isNarrowed(filter) ? 'list.filtered' : EMPTY[filter.tab];

/** Text below the open orders if there are no ended ones either. */
export const emptyTextBelow = (filter: FuturesListFilter) =>
  isNarrowed({ ...filter, tab: 'history', status: 'any' }) ? 'list.filtered' : 'list.noHistoryHint';
