import { type ClockPort, createClock } from '@/lib/clock/clock-port';

/** A Date header has whole seconds and arrives late, so smaller differences do not mean a wrong clock. */
const TOLERANCE_MS = 3000;
const HALF_SECOND_MS = 500;
/** An answer with the earlier time is attributed to another machine for at most this long. */
const OTHER_MACHINE_MS = 60_000;

export interface ServerClock extends ClockPort {
  /**
   * Handles the Date header of an answer; null if the server hides the header. Its request was sent at `sentAtMs`, and
   * its headers arrived at `answeredAtMs` (device time), which for a long answer is before its end.
   */
  observe(dateHeader: string | null, sentAtMs: number, answeredAtMs: number): void;
}

/** The clock before its last correction. */
interface PreviousTime {
  /** Milliseconds ahead of the device. */
  readonly aheadMs: number;
  /**
   * Device time of the correction, and the time until which an answer with the earlier time is attributed to another
   * machine.
   */
  readonly atMs: number;
  readonly untilMs: number;
}

/**
 * The device's clock, corrected by the server's if they differ (designed): phones' clocks are often wrong, but a
 * countdown to a settlement must be right.
 */
export function createServerClock(realNow: () => number = Date.now): ServerClock {
  const clock = createClock(realNow);
  let previous: PreviousTime | null = null;
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
      // The answer has the time from before the correction, although not even a stopped clock could be there again: it
      // comes from another machine of the exchange. Following both machines would correct the clock with every answer.
      // If the user corrects the device's clock, answers lead back to the earlier time as well, but the device is then
      // often at a time before the correction.
      if (
        previous &&
        Math.abs(aheadMs - previous.aheadMs) <= toleranceMs &&
        atMs >= previous.atMs &&
        atMs < previous.untilMs
      )
        return;
      previous = { aheadMs: beforeMs, atMs, untilMs: atMs + Math.min(byMs - 2 * toleranceMs, OTHER_MACHINE_MS) };
      clock.set({ nowMs: atMs + aheadMs, rate: 1, paused: false });
    },
  };
}
