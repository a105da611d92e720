import type { EventPayload } from '@/contract/events';
import type { EventPeriod } from '@/contract/events/periods';
import type { FrameQueue } from '@/lib/browser/frame-queue';
import { watchList } from '../realtime/watch';
import { marketFrames } from './frames';

/** One candle for the chart: plain numbers, `timeMs` is the start of the bar. Never use it for money. */
export interface Bar {
  readonly timeMs: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** In the base currency. */
  readonly volume: number;
}

const keyOf = (symbol: string, period: string) => `${symbol} ${period}`;

/**
 * Delivers live bars to charts. Several states of the same bar within a frame are merged. The last state of a closed
 * bar is always delivered, even if the next bar has begun.
 */
export function createBarFeed(queue: FrameQueue = marketFrames) {
  const listeners = new Map<string, Set<(bar: Bar) => void>>();
  const pending = new Map<string, Map<number, Bar>>();

  const flush = () => {
    const due = [...pending];
    pending.clear();
    for (const [key, bars] of due) {
      const ascending = [...bars.values()].sort((a, b) => a.timeMs - b.timeMs);
      for (const bar of ascending) for (const listener of listeners.get(key) ?? []) listener(bar);
    }
  };

  return {
    /** Whether a chart shows this bar: servers send bars of every pair and period, but few are displayed. */
    wants: (symbol: string, period: string) => listeners.size > 0 && listeners.has(keyOf(symbol, period)),
    publish(symbol: string, period: string, bar: Bar): void {
      const key = keyOf(symbol, period);
      if (!listeners.has(key)) return;
      const bars = pending.get(key) ?? new Map<number, Bar>();
      pending.set(key, bars.set(bar.timeMs, bar));
      queue.schedule(flush);
    },
    subscribe(symbol: string, period: EventPeriod, listener: (bar: Bar) => void): () => void {
      const key = keyOf(symbol, period);
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key);
      };
    },
  };
}

export const barFeed = createBarFeed();

/** Delivers a bar. A ticker is the 1-day bar as well, and on some servers the only one (realtime facts section 4). */
export function publishBar(event: EventPayload<'kline'> | EventPayload<'daymarket'>): void {
  barFeed.publish(event.symbol, event.period, {
    timeMs: event.time,
    open: Number(event.open),
    high: Number(event.high),
    low: Number(event.low),
    close: Number(event.close),
    volume: Number(event.volume),
  });
}

/** Live bars of one chart, ascending within a frame. Watches symbol and period until unsubscribed. */
export function subscribeKline(symbol: string, period: EventPeriod, listener: (bar: Bar) => void): () => void {
  const unsubscribe = barFeed.subscribe(symbol, period, listener);
  const unwatch = watchList.bars(symbol, period);
  return () => {
    unsubscribe();
    unwatch();
  };
}
