import type { ClockReading } from '@/lib/clock/clock-port';
import { randomId } from '@/lib/random-id';
import type { Snapshot } from '../journal/snapshot';
import type { Persistence, RunChange } from '../port';
import { ClockBound } from './clock-bound';
import type { HostedExchange } from './hosted-exchange';
import { LeadershipLost, type PreservedData, type RunStore, type RunWrite } from './run-store';

interface RunWriterOptions {
  /** The state of the persistence at the start. */
  readonly persistence: Persistence;
  /** Name of the stored run; null when the store holds another run than the exchange, or none. */
  readonly run: string | null;
  /**
   * Called when another exchange has taken over the stored run. True ends this exchange; with false it goes on in
   * memory.
   */
  readonly isTakenOver: () => Promise<boolean>;
  readonly onChange: (persistence: Persistence) => void;
}

type WrittenExchange = Pick<HostedExchange, 'journal' | 'trail' | 'nowMs' | 'clock'>;

interface Saved extends Pick<RunWrite, 'reply'> {
  /** A new clock bound is stored when the stored one is ahead by less than so many real milliseconds. */
  readonly spareMs?: number;
  /** Stores the reads of the trail as well. They are many, and nobody waits for them. */
  readonly withReads?: boolean;
}

/**
 * Stores the run of one exchange: commands together with their answers, before these are given, and the clock once a
 * second. When the store fails, the sandbox goes on without it, because a demonstration must not stop at a full disk.
 */
export class RunWriter {
  readonly #exchange: WrittenExchange;
  readonly #options: RunWriterOptions;
  readonly #bound = new ClockBound();
  #store: RunStore | null;
  #savedSeq: number;
  /** The last entry of the trail that is stored; -1 before the trail of this run is. */
  #savedTrail: number;
  #run: string;
  /** What the next write preserves, if it begins a new stored run; null when it continues the stored run. */
  #begins: readonly PreservedData[] | null;
  #persistence: Persistence;
  #last: Promise<void> = Promise.resolve();

  /** With `store` null nothing is stored. A run that the store already holds must equal the exchange's journal. */
  constructor(exchange: WrittenExchange, store: RunStore | null, options: RunWriterOptions) {
    this.#exchange = exchange;
    this.#store = store;
    this.#options = options;
    this.#run = options.run ?? randomId();
    const isContinued = exchange.journal.seq > 0;
    this.#begins = options.run !== null ? null : isContinued ? ['files', 'broken'] : ['broken'];
    this.#savedSeq = options.run === null ? 0 : exchange.journal.seq;
    this.#savedTrail = options.run === null ? -1 : (exchange.trail?.last ?? -1);
    this.#persistence = options.persistence;
  }

  get persistence(): Persistence {
    return this.#persistence;
  }

  /** Unique name of the run among all that were begun in this store. */
  get run(): string {
    return this.#run;
  }

  /**
   * Call this when another run has begun in the exchange. The next write replaces the stored run by it, with all its
   * entries.
   */
  begin(change: RunChange): void {
    this.#run = randomId();
    this.#begins = change === 'rewound' ? ['files', 'broken'] : [];
    this.#savedSeq = 0;
    this.#savedTrail = -1;
    this.#bound.reset();
    if (change !== 'rewound') this.#persistence = { ...this.#persistence, broken: null };
  }

  /** Delays all following writes until `work` is done. */
  after(work: Promise<void>): void {
    this.#last = this.#last.then(() => work);
  }

  /**
   * Stores the commands so far and what belongs to them in one write. Resolves when they will survive a crash, or when
   * nothing can be stored. What was noted since (refusals, screens, taps) is in it, and the clock bound, so that a
   * reload right after a jump does not go back behind the jump. @throws LeadershipLost
   */
  save({ spareMs = 0, withReads = false, ...more }: Saved = {}): Promise<void> {
    return this.#write(this.#bound.due(this.#clock(), spareMs), withReads, more);
  }

  /** Stores everything with the clock as it is, because it stops. @throws LeadershipLost */
  saveLast(): Promise<void> {
    this.#bound.reset();
    return this.#write(this.#clock(), true);
  }

  #clock(): ClockReading {
    return { nowMs: this.#exchange.nowMs, ...this.#exchange.clock };
  }

  #write(clock: ClockReading | null, withReads: boolean, more: Pick<RunWrite, 'reply'> = {}): Promise<void> {
    const { journal } = this.#exchange;
    const write: RunWrite = {
      ...(clock && { clock }),
      ...more,
      ...this.#trailDue(withReads || this.#begins !== null),
      ...(this.#begins ? { begin: { header: journal.header, run: this.#run, keeps: this.#begins } } : {}),
      ...(journal.seq > this.#savedSeq ? { entries: journal.entries(this.#savedSeq) } : {}),
    };
    this.#begins = null;
    this.#savedSeq = journal.seq;
    if (Object.keys(write).length === 0) return this.#last;
    return this.#queue((store) => store.write(write));
  }

  #trailDue(withReads: boolean): Pick<RunWrite, 'trail'> {
    const { trail } = this.#exchange;
    if (!trail || (withReads ? trail.last : trail.lastBesideReads) <= this.#savedTrail) return {};
    this.#savedTrail = trail.last;
    return { trail: trail.entries() };
  }

  /** Stores a snapshot. Never rejects, because without a snapshot a start replays the journal. */
  async saveSnapshot(snapshot: Snapshot): Promise<void> {
    await this.#queue((store) => store.write({ snapshot })).catch(() => {});
  }

  /** Runs one write at a time, because an entry must not be stored before the entries it follows. */
  #queue(write: (store: RunStore) => Promise<void>): Promise<void> {
    if (!this.#store) return Promise.resolve();
    this.#last = this.#last
      .then(() => (this.#store ? write(this.#store) : undefined))
      .catch((error: unknown) => this.failed(error));
    return this.#last;
  }

  /**
   * Goes on without the store, which has failed. The stored run stays as it is, also when what belongs beside it could
   * not be stored. @throws the error when another exchange has taken over the run
   */
  async failed(error: unknown): Promise<void> {
    if (!this.#store) return;
    if (error instanceof LeadershipLost && (await this.#options.isTakenOver())) throw error;
    this.#store = null;
    this.#persistence = { ...this.#persistence, kept: false, reason: failureOf(error) };
    this.#options.onChange(this.#persistence);
  }
}

/** Why a run is no longer stored, by the error of its store. */
export function failureOf(error: unknown): NonNullable<Persistence['reason']> {
  if (error instanceof LeadershipLost) return 'elsewhere';
  const { name, code } = error as { name?: unknown; code?: unknown };
  return name === 'QuotaExceededError' || code === 'ENOSPC' ? 'full' : 'failed';
}
