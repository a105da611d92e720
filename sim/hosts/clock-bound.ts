import type { ClockReading } from '@/lib/clock-port';

/** So far ahead of the clock is what is stored of it, in real milliseconds. */
const AHEAD_MS = 1_000;

/** What the clock has come to for certain, when this was stored of it. */
export const certainMs = ({ nowMs, rate, paused }: ClockReading): number => (paused ? nowMs : nowMs - AHEAD_MS * rate);

/**
 * Where the clock is at most. Stored before anybody is told a later time, so that after a crash time may have jumped
 * ahead by a second of it, and never back behind what somebody has seen.
 */
export class ClockBound {
  #stored: ClockReading | null = null;

  /** What has to be stored before `reading` is told; null while what was stored lasts, for `spareMs` more. */
  due({ nowMs, rate, paused }: ClockReading, spareMs = 0): ClockReading | null {
    const last = this.#stored;
    const lasts = paused ? nowMs === last?.nowMs : last !== null && nowMs + spareMs * rate <= last.nowMs;
    if (lasts && last?.rate === rate && last.paused === paused) return null;
    this.#stored = { nowMs: paused ? nowMs : nowMs + AHEAD_MS * rate, rate, paused };
    return this.#stored;
  }

  /** What was stored is of another run, or no longer ahead. */
  startAnew(): void {
    this.#stored = null;
  }
}
