import { type ClockPort, createClock } from '@/lib/clock-port';

/** A Date header has whole seconds and arrives late, so smaller differences do not mean a wrong clock. */
const TOLERANCE_MS = 3000;
const HALF_SECOND_MS = 500;
/** The longest time for which an answer is taken for that of another machine. */
const ANOTHER_MS = 60_000;

export interface ServerClock extends ClockPort {
  /**
   * Handles the Date header of an answer; null if the server hides the header. Its request was sent at `sentAtMs`, and
   * its headers came at `answeredAtMs` (device time): a long answer takes a while from there.
   */
  observe(dateHeader: string | null, sentAtMs: number, answeredAtMs: number): void;
}

/** Where the clock was before a correction. */
interface Left {
  /** Milliseconds ahead of the device. */
  readonly aheadMs: number;
  /** Device time of the correction, and until when an answer that leads back is taken for another machine's. */
  readonly atMs: number;
  readonly untilMs: number;
}

/**
 * The device's clock, corrected by the server's if they differ (designed): phones' clocks are often wrong, but a
 * countdown to a settlement must be right.
 */
export function createServerClock(realNow: () => number = Date.now): ServerClock {
  const clock = createClock(realNow);
  let left: Left | null = null;
  return {
    ...clock,
    observe(dateHeader, sentAtMs, answeredAtMs) {
      const stampMs = Date.parse(dateHeader ?? '');
      if (Number.isNaN(stampMs)) return;
      const halfTripMs = (answeredAtMs - sentAtMs) / 2;
      const toleranceMs = TOLERANCE_MS + halfTripMs;
      const aheadMs = stampMs + HALF_SECOND_MS + halfTripMs - answeredAtMs;
      const atMs = realNow();
      const beforeMs = clock.now() - atMs;
      const byMs = Math.abs(aheadMs - beforeMs);
      if (byMs <= toleranceMs) return;
      // The exchange's time seems to go back to where it was, sooner than a clock at rest could be there: it is that of
      // another machine of the exchange, and screens that follow both would ask again with every answer. A device whose
      // clock is put right leads back there as well, often into its own past.
      if (left && Math.abs(aheadMs - left.aheadMs) <= toleranceMs && atMs >= left.atMs && atMs < left.untilMs) return;
      left = { aheadMs: beforeMs, atMs, untilMs: atMs + Math.min(byMs - 2 * toleranceMs, ANOTHER_MS) };
      clock.set({ nowMs: atMs + aheadMs, rate: 1, paused: false });
    },
  };
}
