import { readPrice, subscribePrice } from '@/data/market/prices';
import { loadSeconds } from '@/data/market/timeshare';
import type { ClockPort } from '@/lib/clock/clock-port';
import { PAST_MS, type Point } from './seconds-scale';

/** Slightly more than the drawn time, so that the line begins at the edge. */
const KEPT_MS = PAST_MS + 10_000;

export interface SecondsFeed {
  /** The last prices of the market, oldest first. */
  points(): readonly Point[];
  stop(): void;
}

/** Loads the last seconds of a market, again whenever the clock is changed, and adds each new price. */
export function startSecondsFeed(
  symbol: string,
  clock: ClockPort,
  { onLoaded, onPrice }: { onLoaded: () => void; onPrice: () => void },
): SecondsFeed {
  const known = readPrice(symbol);
  let points: readonly Point[] = known ? [[clock.now(), Number(known.last)]] : [];
  let isStopped = false;
  const load = () =>
    void loadSeconds(symbol, clock.now(), KEPT_MS / 1000).then((loaded) => {
      if (isStopped || loaded.length === 0) return;
      const lastMs = loaded.at(-1)?.[0] ?? 0;
      // If the clock was set back, prices after now do not exist any more.
      points = [...loaded, ...points.filter(([atMs]) => atMs > lastMs && atMs <= clock.now())];
      onLoaded();
    });
  load();
  const unsubscribe = subscribePrice(symbol, ({ last }) => {
    const nowMs = clock.now();
    points = [...points.filter(([atMs]) => atMs >= nowMs - KEPT_MS && atMs <= nowMs), [nowMs, Number(last)]];
    onPrice();
  });
  const unwatch = clock.subscribe(load);
  return {
    points: () => points,
    stop() {
      isStopped = true;
      unsubscribe();
      unwatch();
    },
  };
}
