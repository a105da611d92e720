import { type ClockPort, createClock } from '@/lib/clock-port';

/** A Date header has whole seconds and arrives late, so smaller differences do not mean a wrong clock. */
const TOLERANCE_MS = 3000;
const HALF_SECOND_MS = 500;
/** The longest time for which an answer is taken for that of another machine. */
const ANOTHER_MS = 60_000;

export interface ServerClock extends ClockPort {
  /**
   * Handles the Date header of an answer whose request was sent at `sentAtMs` (device time); null if the server hides
   * the header.
   */
  observe(dateHeader: string | null, sentAtMs: number): void;
}

/** Where the clock was before a correction. */
interface Left {
  /** Milliseconds ahead of the device. */
  readonly aheadMs: number;
  /** Device time of the correction, and how large it was. */
  readonly atMs: number;
  readonly byMs: number;
}

/**
 * The device's clock, corrected by the server's if they differ (designed): phones' clocks are often wrong, but a
 * countdown to a settlement must be right.
 */
export function createServerClock(realNow: () => number = Date.now): ServerClock {
  const clock = createClock(realNow);
  let left: Left | null = null;

  /**
   * Whether the exchange's time seems to go back to where it was, sooner than a clock at rest could be there. It comes
   * from another machine of the exchange then, and screens that follow both would ask again with every answer. A device
   * whose clock is put right brings it there as well, and must not wait for the size of its error.
   */
  const isOfAnother = (aheadMs: number, toleranceMs: number): boolean => {
    if (left === null || Math.abs(aheadMs - left.aheadMs) > toleranceMs) return false;
    const sinceMs = realNow() - left.atMs;
    return sinceMs >= 0 && sinceMs < Math.min(left.byMs - 2 * toleranceMs, ANOTHER_MS);
  };
  return {
    ...clock,
    observe(dateHeader, sentAtMs) {
      const stampMs = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
      if (Number.isNaN(stampMs)) return;
      const halfTripMs = (realNow() - sentAtMs) / 2;
      const serverNowMs = stampMs + HALF_SECOND_MS + halfTripMs;
      const toleranceMs = TOLERANCE_MS + halfTripMs;
      const byMs = Math.abs(serverNowMs - clock.now());
      if (byMs <= toleranceMs || isOfAnother(serverNowMs - realNow(), toleranceMs)) return;
      left = { aheadMs: clock.now() - realNow(), atMs: realNow(), byMs };
      clock.set({ nowMs: serverNowMs, rate: 1, paused: false });
    },
  };
}
