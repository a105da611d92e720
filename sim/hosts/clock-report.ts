import type { ClockReading } from '@/lib/clock/clock-port';
import type { HostedExchange } from './hosted-exchange';

/** Real milliseconds by which a client's clock may be off before it gets a new reading: two beats. */
const TOLERANCE_MS = 500;

/**
 * Clients compute the time themselves from the last reading. This class detects when their time has become wrong: after
 * a jump, a pause or a sleep of the device.
 */
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

  /**
   * The reading to send, or null while clients still compute the right time from the last one. `realMs`: real
   * milliseconds.
   */
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
