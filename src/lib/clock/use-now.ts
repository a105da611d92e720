import { useEffect, useState } from 'react';
import { useClock } from './use-clock';

/** Shortest time between renders, however fast the exchange's clock runs. */
const SHORTEST_WAIT_MS = 100;
/** The longest delay a browser's timer accepts. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Real milliseconds until the clock passes the next multiple of `everyMs`; null while the clock is paused.
 * @param rate virtual milliseconds per real one
 */
export function waitForNext(nowMs: number, everyMs: number, rate: number): number | null {
  if (rate <= 0) return null;
  const left = (Math.floor(nowMs / everyMs) + 1) * everyMs - nowMs;
  return Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, left / rate));
}

/**
 * The exchange's time in epoch milliseconds. Renders whenever the time passes a multiple of `everyMs`, or is set.
 * @public
 */
export function useNow(everyMs: number): number {
  const clock = useClock();
  const [nowMs, setNowMs] = useState(() => clock.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const now = clock.now();
      setNowMs(now);
      const wait = waitForNext(now, everyMs, clock.rate());
      if (wait !== null) timer = setTimeout(tick, wait);
    };
    tick();
    const unsubscribe = clock.subscribe(tick);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [clock, everyMs]);
  return nowMs;
}
