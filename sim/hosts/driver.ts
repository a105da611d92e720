import { elapse } from '../clock/virtual-clock';
import type { HostedExchange } from './hosted-exchange';

/** Real time and timers of a host; tests pass their own. */
export interface RealTime {
  /** Real milliseconds, monotonic, fractions allowed. */
  now(): number;
  /** Calls back once after a delay in real milliseconds. Returns the function that cancels. */
  after(delayMs: number, callback: () => void): () => void;
}

export const realTime: RealTime = {
  now: () => performance.now(),
  after(delayMs, callback) {
    const handle = setTimeout(callback, delayMs);
    return () => clearTimeout(handle);
  },
};

/** Prices tick four times a second, so events are sent four times a second. Real milliseconds. */
export const BEAT_MS = 250;
/** Longest stretch of work in one turn, in real milliseconds: it may drop at most two frames. */
export const SLICE_BUDGET_MS = 30;
/**
 * A gap of at least this many real milliseconds means that the device slept or the tab was frozen: the exchange's time
 * does not run on then. A throttled tab still wakes once a minute and catches up.
 */
export const ASLEEP_AFTER_MS = 90_000;

/**
 * First size of a slice in virtual milliseconds. It doubles until a slice takes longer than SLOW_SLICE_MS real
 * milliseconds, and is then halved.
 */
const FIRST_SLICE_MS = 1_000;
const SLOW_SLICE_MS = 12;
/**
 * A slice is never smaller than an eighth of a beat's virtual time. More slices would cost more than the beat has, even
 * when each one is cheap.
 */
const MAX_SLICES_PER_BEAT = 8;

/**
 * Turns real time into the exchange's time: rate times the real time that has passed, to the millisecond, however late
 * a timer fires. Work that does not fit into one turn is done in the following turns.
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

  /**
   * Starts the timers. `sinceMs` (real milliseconds) is the moment from which time has been running; the time since
   * then is caught up.
   */
  start(sinceMs: number = this.#time.now()): void {
    this.#lastMs = sinceMs;
    this.#nextBeatMs = this.#time.now() + BEAT_MS;
    this.#schedule();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** Discards the real time that has passed so far. Call it when another run has begun. */
  reset(): void {
    this.#lastMs = this.#time.now();
    this.#unspentRealMs = 0;
    this.#backlogMs = 0;
  }

  /**
   * Runs the exchange up to now, as far as one turn allows. Called on every beat and before every command. Without the
   * latter, a command at the end of a countdown would meet a state up to a quarter of a second old.
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
      const leastMs = Math.max(BEAT_MS, Math.floor((BEAT_MS * this.#exchange.clock.rate) / MAX_SLICES_PER_BEAT));
      if (tookMs > SLOW_SLICE_MS) this.#sliceMs = Math.max(leastMs, Math.floor(this.#sliceMs / 2));
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
      // A turn that throws must not stop the timers.
      this.#schedule();
    }
  }

  #beatIfDue(): void {
    const nowMs = this.#time.now();
    if (nowMs < this.#nextBeatMs) return;
    // Missed beats are skipped; the next beat falls on the old grid.
    this.#nextBeatMs += BEAT_MS * (1 + Math.floor((nowMs - this.#nextBeatMs) / BEAT_MS));
    this.#onBeat(nowMs);
  }
}
