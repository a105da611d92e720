import type { Snapshot } from '../journal/snapshot';
import type { RealTime } from './driver';
import type { HostedExchange } from './hosted-exchange';

/**
 * A snapshot is due after this many commands. Replaying them takes less than half of the time that a start may take.
 */
const EVERY_COMMANDS = 200;
/**
 * A snapshot is also due after commands that took this many real milliseconds together: a few jumps over many orders
 * may take longer to replay than many commands.
 */
const EVERY_WORK_MS = 150;
/**
 * A snapshot is also due after this many virtual milliseconds without commands, because their fills and timers have to
 * be replayed as well.
 */
const EVERY_VIRTUAL_MS = 86_400_000;

/** Decides when a snapshot is due and takes it in a separate turn, so that no answer waits for it. */
export class SnapshotRule {
  readonly #exchange: Pick<HostedExchange, 'snapshot' | 'journal' | 'nowMs'>;
  readonly #time: RealTime;
  readonly #save: (snapshot: Snapshot) => Promise<void>;
  #seq: number;
  #nowMs: number;
  #workMs = 0;
  #cancel: (() => void) | null = null;

  constructor(
    exchange: Pick<HostedExchange, 'snapshot' | 'journal' | 'nowMs'>,
    time: RealTime,
    save: (snapshot: Snapshot) => Promise<void>,
  ) {
    this.#exchange = exchange;
    this.#time = time;
    this.#save = save;
    this.#seq = exchange.journal.seq;
    this.#nowMs = exchange.nowMs;
  }

  /** Call this when another run has begun. */
  reset(): void {
    this.stop();
    this.#seq = 0;
    this.#nowMs = this.#exchange.nowMs;
    this.#workMs = 0;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  commandRan(tookMs: number): void {
    this.#workMs += tookMs;
    if (this.#workMs >= EVERY_WORK_MS || this.#exchange.journal.seq - this.#seq >= EVERY_COMMANDS) this.#plan();
  }

  timePassed(): void {
    if (this.#exchange.nowMs - this.#nowMs >= EVERY_VIRTUAL_MS) this.#plan();
  }

  #plan(): void {
    this.#cancel ??= this.#time.after(0, () => {
      this.#cancel = null;
      this.#seq = this.#exchange.journal.seq;
      this.#nowMs = this.#exchange.nowMs;
      this.#workMs = 0;
      void this.#save(this.#exchange.snapshot());
    });
  }
}
