import { createContext, useContext, useEffect, useState } from 'react';
import { type ClockPort, createClock } from './clock-port';

/** Renders are not worth more than this, however fast the exchange's clock runs. */
const SHORTEST_WAIT_MS = 100;
/** The longest wait a browser's timer keeps. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** The shell provides the exchange's clock here; without a provider it is the device's. */
export const ClockContext = createContext<ClockPort>(createClock());

/** The exchange's clock: hand it to Countdown, or read `now()` in an event handler. */
export function useClock(): ClockPort {
  return useContext(ClockContext);
}

/**
 * Real milliseconds until the clock passes the next multiple of `everyMs`; null while it stands.
 * @param rate virtual milliseconds per real one
 */
export function waitForNext(nowMs: number, everyMs: number, rate: number): number | null {
  if (rate <= 0) return null;
  const left = (Math.floor(nowMs / everyMs) + 1) * everyMs - nowMs;
  return Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, left / rate));
}

/**
 * The exchange's time in epoch milliseconds; renders whenever it passes a multiple of `everyMs`, or is set.
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
