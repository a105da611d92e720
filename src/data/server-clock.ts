import { type ClockPort, createClock } from '@/lib/clock-port';

/** A Date header is cut to whole seconds and travels, so smaller differences are noise, not a wrong clock. */
const TOLERANCE_MS = 3000;
const HALF_SECOND_MS = 500;

export interface ServerClock extends ClockPort {
  /** `dateHeader` of an answer whose request left at `sentAtMs` (device time); null where a server hides it. */
  observe(dateHeader: string | null, sentAtMs: number): void;
}

/**
 * The device's clock, corrected by the server's when they disagree (designed): phones are set wrong more often than
 * one thinks, and a countdown to a settlement must not be.
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
