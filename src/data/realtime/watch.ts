import type { EventPayload } from '@/contract/events';
import type { EventPeriod } from '@/contract/events/periods';
import { type FrameQueue, frames } from '@/lib/browser/frame-queue';

export type Watch = EventPayload<'watch'>;

/**
 * Price levels per side that the app asks for: enough for ten rows of the coarsest step of its order book. A server that
 * does not know the request sends as many as it likes.
 */
const DEPTH = 120;

/** Counts subscriptions of symbols and bars, so that the exchange knows what to send often. */
export interface WatchList {
  /** Returns the release; each watch must be released once. */
  symbol(symbol: string): () => void;
  bars(symbol: string, period: EventPeriod): () => void;
  isWatched(symbol: string): boolean;
  current(): Watch;
  /** Calls back in the frame after something was watched or released; what is watched may be the same as before. */
  onChange(listener: () => void): () => void;
}

export function createWatchList(queue: FrameQueue = frames): WatchList {
  const holders = new Map<string, number>();
  /** Periods of mounted charts, newest last. The event carries only one period, so the newest chart decides. */
  let periods: { period: EventPeriod }[] = [];
  const listeners = new Set<() => void>();

  const current = (): Watch => {
    const period = periods.at(-1)?.period;
    return { symbols: [...holders.keys()].sort(), depth: DEPTH, ...(period ? { period } : {}) };
  };

  // Scrolling releases and adds many rows within a frame; the exchange gets only the result.
  const announce = () => {
    for (const listener of listeners) listener();
  };

  const hold = (symbol: string) => {
    holders.set(symbol, (holders.get(symbol) ?? 0) + 1);
    queue.schedule(announce);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const left = (holders.get(symbol) ?? 1) - 1;
      if (left > 0) holders.set(symbol, left);
      else holders.delete(symbol);
      queue.schedule(announce);
    };
  };

  return {
    symbol: hold,
    bars(symbol, period) {
      const own = { period };
      periods.push(own);
      const release = hold(symbol);
      return () => {
        periods = periods.filter((other) => other !== own);
        release();
      };
    },
    isWatched: (symbol) => holders.has(symbol),
    current,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const watchList = createWatchList();
export const watchSymbol = watchList.symbol;
