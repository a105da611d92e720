import { useCallback, useSyncExternalStore } from 'react';
import type { EventPayload } from '@/contract/events';
import { createKeyedStore } from '@/lib/stores/keyed-store';
import { watchSymbol } from '../realtime/watch';
import { onRunReset } from '../session/run-reset';
import { session } from '../session/session';
import { marketFrames } from './frames';

/** One market trade; the side is the taker's. */
export interface Trade {
  readonly id: string;
  readonly side: 'buy' | 'sell';
  readonly price: string;
  readonly amount: string;
  readonly timeMs: number;
  /** Whether an own order was one side, as far as the exchange has reported. */
  readonly isOwn: boolean;
}

/** Number of trades on a trading page; older ones are dropped. */
export const TAPE_LENGTH = 50;
const NO_TRADES: readonly Trade[] = [];

const store = createKeyedStore<readonly Trade[]>(marketFrames);
onRunReset(() => store.reset(NO_TRADES));
/** Ids of own trades, which may be reported before or after the trades themselves. */
const ownIds = new Set<string>();
onRunReset(() => ownIds.clear());
session.token.subscribe(() => {
  ownIds.clear();
  store.reset(NO_TRADES);
});
const MAX_OWN = 500;

/** Stores new trades. A reconnect may repeat some, so they are compared by id. */
export function storeTrades(event: EventPayload<'match_trade'>): void {
  store.update(event.symbol, (before = NO_TRADES) => {
    const known = new Set(before.map((trade) => trade.id));
    const fresh: Trade[] = [];
    for (const { tradeId, direction, price, amount, ts } of event.data) {
      const id = String(tradeId);
      if (known.has(id)) continue;
      known.add(id);
      fresh.push({ id, side: direction, price, amount, timeMs: ts, isOwn: ownIds.has(id) });
    }
    if (fresh.length === 0) return before;
    return [...fresh, ...before].sort((a, b) => b.timeMs - a.timeMs).slice(0, TAPE_LENGTH);
  });
}

/** Marks trades of one market as own. */
export function markOwnTrades(symbol: string, ids: readonly number[]): void {
  if (ownIds.size > MAX_OWN) ownIds.clear();
  for (const id of ids) ownIds.add(String(id));
  store.update(symbol, (before = NO_TRADES) =>
    before.some(({ id, isOwn }) => !isOwn && ownIds.has(id))
      ? before.map((trade) => (ownIds.has(trade.id) ? { ...trade, isOwn: true } : trade))
      : before,
  );
}

/** The last known trades of one market, newest first. */
export const readTrades = (symbol: string): readonly Trade[] => store.get(symbol) ?? NO_TRADES;

/** The last trades of one market, newest first. */
export function useTrades(symbol: string): readonly Trade[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = store.subscribe(symbol, listener);
      const unwatch = watchSymbol(symbol);
      return () => {
        unsubscribe();
        unwatch();
      };
    },
    [symbol],
  );
  const get = useCallback(() => store.get(symbol) ?? NO_TRADES, [symbol]);
  return useSyncExternalStore(subscribe, get, get);
}
