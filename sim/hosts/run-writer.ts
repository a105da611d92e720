import type { ClockReading } from '@/lib/clock-port';
import { randomId } from '@/lib/random-id';
import type { Snapshot } from '../journal/snapshot';
import type { Persistence, RunChange } from '../port';
import type { HostedExchange } from './hosted-exchange';
import { LeadershipLost, type PreservedData, type RunStore, type RunWrite, type StoredReply } from './run-store';

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

/**
 * Stores the run of one exchange: commands together with their answers, before these are given, and the clock once a
 * second. When the store fails, the sandbox goes on without it, because a demonstration must not stop at a full disk.
 */
export class RunWriter {
  readonly #exchange: Pick<HostedExchange, 'journal'>;
  readonly #options: RunWriterOptions;
  #store: RunStore | null;
  #savedSeq: number;
  #run: string;
  /** What the next write preserves when it begins a run; null when it continues the stored run. */
  #begins: readonly PreservedData[] | null;
  #persistence: Persistence;
  #last: Promise<void> = Promise.resolve();

  /** With `store` null nothing is stored. A run that the store already holds must equal the exchange's journal. */
  constructor(exchange: Pick<HostedExchange, 'journal'>, store: RunStore | null, options: RunWriterOptions) {
    this.#exchange = exchange;
    this.#store = store;
    this.#options = options;
    this.#run = options.run ?? randomId();
    const isContinued = exchange.journal.seq > 0;
    this.#begins = options.run !== null ? null : isContinued ? ['files', 'broken'] : ['broken'];
    this.#savedSeq = options.run === null ? 0 : exchange.journal.seq;
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
    if (change !== 'rewound') this.#persistence = { ...this.#persistence, broken: null };
  }

  /** Delays all following writes until `work` is done. `work` must not reject. */
  after(work: Promise<void>): void {
    this.#last = this.#last.then(() => work);
  }

  /**
   * Stores the commands so far and what belongs to them in one write. Resolves when they will survive a crash, or when
   * nothing can be stored. @throws LeadershipLost
   */
  save(more: { readonly clock?: ClockReading; readonly reply?: StoredReply } = {}): Promise<void> {
    const { journal } = this.#exchange;
    const write: RunWrite = {
      ...more,
      ...(this.#begins ? { begin: { header: journal.header, run: this.#run, keeps: this.#begins } } : {}),
      ...(journal.seq > this.#savedSeq ? { entries: journal.entries(this.#savedSeq) } : {}),
    };
    this.#begins = null;
    this.#savedSeq = journal.seq;
    if (Object.keys(write).length === 0) return this.#last;
    return this.#queue((store) => store.write(write));
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
      .catch((error: unknown) => this.#failed(error));
    return this.#last;
  }

  async #failed(error: unknown): Promise<void> {
    if (!this.#store) return;
    const hasLostLeadership = error instanceof LeadershipLost;
    if (hasLostLeadership && (await this.#options.isTakenOver())) throw error;
    this.#store = null;
    const { name, code } = error as { name?: unknown; code?: unknown };
    const isFull = name === 'QuotaExceededError' || code === 'ENOSPC';
    const reason = hasLostLeadership ? 'elsewhere' : isFull ? 'full' : 'failed';
    this.#persistence = { ...this.#persistence, kept: false, reason };
    this.#options.onChange(this.#persistence);
  }
}
