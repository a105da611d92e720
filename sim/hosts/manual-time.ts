import type { RealTime } from './driver';

/** Real time for tests: it passes only by `pass` and `spend`, and timers fire in their order. */
export class ManualTime implements RealTime {
  #nowMs = 1_000;
  readonly #timers = new Map<number, { atMs: number; callback: () => void }>();
  #next = 0;

  now(): number {
    return this.#nowMs;
  }

  after(delayMs: number, callback: () => void): () => void {
    this.#next += 1;
    const number = this.#next;
    this.#timers.set(number, { atMs: this.#nowMs + delayMs, callback });
    return () => void this.#timers.delete(number);
  }

  /** Lets time pass and fires every timer that is due; `lateMs` delays each timer, as a throttled tab does. */
  pass(durationMs: number, lateMs = 0): void {
    const endMs = this.#nowMs + durationMs;
    for (;;) {
      const due = [...this.#timers].filter(([, { atMs }]) => atMs + lateMs <= endMs);
      const [first] = due.sort(([, a], [, b]) => a.atMs - b.atMs);
      if (!first) break;
      const [number, { atMs, callback }] = first;
      this.#timers.delete(number);
      this.#nowMs = Math.max(this.#nowMs, atMs + lateMs);
      callback();
    }
    this.#nowMs = Math.max(this.#nowMs, endMs);
  }

  /** Lets time pass without firing timers, as synchronous work does. */
  spend(durationMs: number): void {
    this.#nowMs += durationMs;
  }
}
