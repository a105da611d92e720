import type { ClockReading } from '@/lib/clock-port';
import type { HostedExchange } from './hosted-exchange';

/** Real milliseconds by which a reader's clock may be off before it is told again: two beats. */
const TOLERANCE_MS = 500;

/** Readers run on by themselves from a reading; this knows when theirs has become wrong: a jump, a pause, a sleep. */
export class ClockReport {
  readonly #exchange: Pick<HostedExchange, 'nowMs' | 'clock'>;
  #last: ClockReading | null = null;
  #lastRealMs = 0;

  constructor(exchange: Pick<HostedExchange, 'nowMs' | 'clock'>) {
    this.#exchange = exchange;
  }

  reading(): ClockReading {
    return { nowMs: this.#exchange.nowMs, ...this.#exchange.clock };
  }

  /** The reading to pass on, or null while the last one still leads to the right time. */
  due(realMs: number): ClockReading | null {
    const { nowMs, rate, paused } = this.reading();
    const last = this.#last;
    if (last && last.rate === rate && last.paused === paused) {
      const expectedMs = last.nowMs + (paused ? 0 : (realMs - this.#lastRealMs) * rate);
      const toleranceMs = paused ? 0 : TOLERANCE_MS * rate;
      if (Math.abs(nowMs - expectedMs) <= toleranceMs) return null;
    }
    this.#last = { nowMs, rate, paused };
    this.#lastRealMs = realMs;
    return this.#last;
  }
}
