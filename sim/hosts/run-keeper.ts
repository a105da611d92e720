import type { ClockReading } from '@/lib/clock-port';
import { uniqueName } from '@/lib/unique-name';
import type { Snapshot } from '../journal/snapshot';
import type { Persistence, RunChange } from '../port';
import type { HostedExchange } from './hosted-exchange';
import { Deposed, type Extra, type RunStore, type RunWrite, type StoredReply } from './run-store';

interface KeeperOptions {
  /** How it stands at the start. */
  readonly persistence: Persistence;
  /** Name of the kept run; null when the exchange's run is another one than the store holds, or the store holds none. */
  readonly run: string | null;
  /** Somebody else keeps the run: whether that is the end of this exchange. If not, it goes on in memory. */
  readonly isOver: () => Promise<boolean>;
  readonly onChange: (persistence: Persistence) => void;
}

/**
 * Keeps the run of one exchange: commands with their answers before these are given, the clock once a second. When the
 * store fails the sandbox goes on without: a demonstration must not stop because a disk is full.
 */
export class RunKeeper {
  readonly #exchange: Pick<HostedExchange, 'journal'>;
  readonly #options: KeeperOptions;
  #store: RunStore | null;
  #keptSeq: number;
  #run: string;
  /** What the next write leaves beside the run it begins; null when it goes on with one. */
  #begins: readonly Extra[] | null;
  #persistence: Persistence;
  #last: Promise<void> = Promise.resolve();

  /** `store` null keeps nothing. What it holds already must be the exchange's journal. */
  constructor(exchange: Pick<HostedExchange, 'journal'>, store: RunStore | null, options: KeeperOptions) {
    this.#exchange = exchange;
    this.#store = store;
    this.#options = options;
    this.#run = options.run ?? uniqueName();
    const isGoneOnWith = exchange.journal.seq > 0;
    this.#begins = options.run !== null ? null : isGoneOnWith ? ['files', 'broken'] : ['broken'];
    this.#keptSeq = options.run === null ? 0 : exchange.journal.seq;
    this.#persistence = options.persistence;
  }

  get persistence(): Persistence {
    return this.#persistence;
  }

  /** Names the run among all that were begun here. */
  get run(): string {
    return this.#run;
  }

  /** Another run has begun in the exchange: the next write puts it, as far as it has come, in place of the last one. */
  begin(change: RunChange): void {
    this.#run = uniqueName();
    this.#begins = change === 'rewound' ? ['files', 'broken'] : [];
    this.#keptSeq = 0;
    if (change !== 'rewound') this.#persistence = { ...this.#persistence, broken: null };
  }

  /** What is stored from here on waits until `work` is done. It must not reject. */
  after(work: Promise<void>): void {
    this.#last = this.#last.then(() => work);
  }

  /**
   * Stores commands there are by now, and what belongs to them, as one. Resolves when they will survive, or when
   * nothing can be stored. @throws Deposed
   */
  keep(more: { readonly clock?: ClockReading; readonly reply?: StoredReply } = {}): Promise<void> {
    const { journal } = this.#exchange;
    const write: RunWrite = {
      ...more,
      ...(this.#begins ? { begin: { header: journal.header, run: this.#run, keeps: this.#begins } } : {}),
      ...(journal.seq > this.#keptSeq ? { entries: journal.entries(this.#keptSeq) } : {}),
    };
    this.#begins = null;
    this.#keptSeq = journal.seq;
    if (Object.keys(write).length === 0) return this.#last;
    return this.#queue((store) => store.write(write));
  }

  /** Never rejects: without a snapshot a start replays the journal. */
  async keepSnapshot(snapshot: Snapshot): Promise<void> {
    await this.#queue((store) => store.write({ snapshot })).catch(() => {});
  }

  /** One write after another: an entry must not be stored before the ones it follows. */
  #queue(write: (store: RunStore) => Promise<void>): Promise<void> {
    if (!this.#store) return Promise.resolve();
    this.#last = this.#last
      .then(() => (this.#store ? write(this.#store) : undefined))
      .catch((error: unknown) => this.#failed(error));
    return this.#last;
  }

  async #failed(error: unknown): Promise<void> {
    if (!this.#store) return;
    const isDeposed = error instanceof Deposed;
    if (isDeposed && (await this.#options.isOver())) throw error;
    this.#store = null;
    const { name, code } = error as { name?: unknown; code?: unknown };
    const isFull = name === 'QuotaExceededError' || code === 'ENOSPC';
    const reason = isDeposed ? 'elsewhere' : isFull ? 'full' : 'failed';
    this.#persistence = { ...this.#persistence, kept: false, reason };
    this.#options.onChange(this.#persistence);
  }
}
