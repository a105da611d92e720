import { type ClockPort, createClock } from '@/lib/clock-port';

/** A Date header has whole seconds and arrives late, so smaller differences do not mean a wrong clock. */
const TOLERANCE_MS = 3000;
const HALF_SECOND_MS = 500;

export interface ServerClock extends ClockPort {
  /**
   * Handles the Date header of an answer whose request was sent at `sentAtMs` (device time); null if the server hides
   * the header.
   */
  observe(dateHeader: string | null, sentAtMs: number): void;
}

/**
 * The device's clock, corrected by the server's if they differ (designed): phones' clocks are often wrong, but a
 * countdown to a settlement must be right.
 */
export function createServerClock(realNow: () => number = Date.now): ServerClock {
  const clock = createClock(realNow);
  return {
    ...clock,
    observe(dateHeader, sentAtMs) {
      const stampMs = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
      if (Number.isNaN(stampMs)) return;
      const halfTripMs = (realNow() - sentAtMs) / 2;
      const serverNowMs = stampMs + HALF_SECOND_MS + halfTripMs;
      if (Math.abs(serverNowMs - clock.now()) <= TOLERANCE_MS + halfTripMs) return;
      clock.set({ nowMs: serverNowMs, rate: 1, paused: false });
    },
  };
}
