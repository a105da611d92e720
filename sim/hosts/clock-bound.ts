import type { ClockReading } from '@/lib/clock/clock-port';

/** The stored clock reading is ahead of the clock by this many real milliseconds. */
const AHEAD_MS = 1_000;

/** The latest virtual time that the clock had certainly reached when this reading was stored. */
export const certainMs = ({ nowMs, rate, paused }: ClockReading): number => (paused ? nowMs : nowMs - AHEAD_MS * rate);

/**
 * An upper bound of the clock, stored before any client gets a later time. After a crash virtual time may therefore
 * have jumped ahead by one real second's worth, but it never goes back behind a time that a client has seen.
 */
export class ClockBound {
  #stored: ClockReading | null = null;

  /**
   * The reading to store before any client gets the given one; null while the stored one is still ahead by at least
   * `spareMs` real milliseconds and has the same rate and pause.
   */
  due({ nowMs, rate, paused }: ClockReading, spareMs = 0): ClockReading | null {
    const last = this.#stored;
    const lasts = paused ? nowMs === last?.nowMs : last !== null && nowMs + spareMs * rate <= last.nowMs;
    if (lasts && last?.rate === rate && last.paused === paused) return null;
    this.#stored = { nowMs: paused ? nowMs : nowMs + AHEAD_MS * rate, rate, paused };
    return this.#stored;
  }

  /** Call this when the stored reading belongs to another run or is no longer ahead of the clock. */
  reset(): void {
    this.#stored = null;
  }
}
