import { elapse } from '../clock/virtual-clock';
import type { HostedExchange } from './hosted-exchange';

/** Real time and timers as a host has them; tests bring their own. */
export interface RealTime {
  /** Real milliseconds, monotonic, fractions allowed. */
  now(): number;
  /** Calls back once after a delay. Returns the cancel. */
  after(delayMs: number, callback: () => void): () => void;
}

export const realTime: RealTime = {
  now: () => performance.now(),
  after(delayMs, callback) {
    const handle = setTimeout(callback, delayMs);
    return () => clearTimeout(handle);
  },
};

/** Prices tick four times a second, so there is news four times a second. */
export const BEAT_MS = 250;
/** Longest stretch of work in one turn: two dropped frames, no more. */
export const SLICE_BUDGET_MS = 30;
/**
 * A gap this long means that the device slept or the tab was frozen: then time stood still. Throttled tabs still wake
 * once a minute, and catch up.
 */
export const ASLEEP_AFTER_MS = 90_000;

/** First size of a slice in virtual milliseconds; it doubles until one is dear, and is halved then. */
const FIRST_SLICE_MS = 1_000;
const DEAR_SLICE_MS = 12;
/** Slices below an eighth of a beat's time would be too many to keep up, however cheap each is. */
const MOST_SLICES_PER_BEAT = 8;

/**
 * Makes real time into the exchange's time: rate times what has passed, to the millisecond, however late a timer
 * comes. Work that does not fit a turn is done in the following ones.
 */
export class Driver {
  readonly #exchange: Pick<HostedExchange, 'nowMs' | 'clock' | 'advanceTo'>;
  readonly #onBeat: (realMs: number) => void;
  readonly #time: RealTime;
  #lastMs: number;
  #unspentRealMs = 0;
  /** Virtual milliseconds that have passed but have not been run yet. */
  #backlogMs = 0;
  #sliceMs = FIRST_SLICE_MS;
  #nextBeatMs = 0;
  #cancel: (() => void) | null = null;

  constructor(
    exchange: Pick<HostedExchange, 'nowMs' | 'clock' | 'advanceTo'>,
    onBeat: (realMs: number) => void,
    time: RealTime = realTime,
  ) {
    this.#exchange = exchange;
    this.#onBeat = onBeat;
    this.#time = time;
    this.#lastMs = time.now();
  }

  /** `sinceMs`: from when on time has been running, real milliseconds; what has passed since is caught up with. */
  start(sinceMs: number = this.#time.now()): void {
    this.#lastMs = sinceMs;
    this.#nextBeatMs = this.#time.now() + BEAT_MS;
    this.#schedule();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** Real time passed so far belongs to the past: call when another run has begun. */
  startAnew(): void {
    this.#lastMs = this.#time.now();
    this.#unspentRealMs = 0;
    this.#backlogMs = 0;
  }

  /**
   * Runs the exchange up to now, as far as one turn allows. Called on every beat, and before every command, so that
   * the answer to a countdown's end is not a quarter of a second behind it.
   */
  catchUp(): void {
    const startedMs = this.#time.now();
    const passedMs = startedMs - this.#lastMs;
    this.#lastMs = startedMs;
    const { clock, nowMs } = this.#exchange;
    if (clock.paused) {
      this.#unspentRealMs = 0;
      this.#backlogMs = 0;
      return;
    }
    if (passedMs < ASLEEP_AFTER_MS) {
      const elapsed = elapse({ ...clock, nowMs: 0 }, passedMs + this.#unspentRealMs);
      this.#unspentRealMs = elapsed.unspentRealMs;
      this.#backlogMs += elapsed.nowMs;
    }
    this.#runBacklog(nowMs, startedMs);
  }

  #runBacklog(fromMs: number, startedMs: number): void {
    let atMs = fromMs;
    let beforeMs = startedMs;
    while (this.#backlogMs > 0 && beforeMs - startedMs < SLICE_BUDGET_MS) {
      const stepMs = Math.min(this.#backlogMs, this.#sliceMs);
      atMs += stepMs;
      this.#exchange.advanceTo(atMs);
      this.#backlogMs -= stepMs;
      const afterMs = this.#time.now();
      const tookMs = afterMs - beforeMs;
      const leastMs = Math.max(BEAT_MS, Math.floor((BEAT_MS * this.#exchange.clock.rate) / MOST_SLICES_PER_BEAT));
      if (tookMs > DEAR_SLICE_MS) this.#sliceMs = Math.max(leastMs, Math.floor(this.#sliceMs / 2));
      else if (stepMs === this.#sliceMs) this.#sliceMs *= 2;
      beforeMs = afterMs;
    }
  }

  #schedule(): void {
    const delayMs = this.#backlogMs > 0 ? 0 : Math.max(0, this.#nextBeatMs - this.#time.now());
    this.#cancel = this.#time.after(delayMs, () => this.#turn());
  }

  #turn(): void {
    try {
      this.catchUp();
      this.#beatIfDue();
    } finally {
      // One turn that fails is not the end of time.
      this.#schedule();
    }
  }

  #beatIfDue(): void {
    const nowMs = this.#time.now();
    if (nowMs < this.#nextBeatMs) return;
    // Beats that were missed are left out; the next one falls on the old grid.
    this.#nextBeatMs += BEAT_MS * (1 + Math.floor((nowMs - this.#nextBeatMs) / BEAT_MS));
    this.#onBeat(nowMs);
  }
}
