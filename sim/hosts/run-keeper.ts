import type { JournalHeader } from '../journal/journal';
import type { JournalStore } from '../journal/journal-store';
import type { ClockReading } from './clock-report';
import type { HostedExchange } from './hosted-exchange';

/** A journal store that also keeps where the clock was, so that time goes on after a reload. */
export interface RunStore extends JournalStore {
  keepClock(reading: ClockReading): Promise<void>;
  readClock(): Promise<ClockReading | null>;
}

/** Whether the run outlives this page or process. */
export type Persistence = 'kept' | 'memory';

/**
 * Keeps the run of one exchange: commands before they are answered, the clock once a second. When the store fails the
 * sandbox goes on without: a demonstration must not stop because a disk is full.
 */
export class RunKeeper {
  readonly #exchange: Pick<HostedExchange, 'journal'>;
  #store: RunStore | null;
  #keptSeq: number;
  #last: Promise<void> = Promise.resolve();

  /** `store` null keeps nothing. What it holds already must be the exchange's journal. */
  constructor(exchange: Pick<HostedExchange, 'journal'>, store: RunStore | null) {
    this.#exchange = exchange;
    this.#store = store;
    this.#keptSeq = exchange.journal.seq;
  }

  get persistence(): Persistence {
    return this.#store ? 'kept' : 'memory';
  }

  /** Resolves when the commands so far will survive. Never rejects. */
  keepCommands(): Promise<void> {
    const { journal } = this.#exchange;
    if (journal.seq === this.#keptSeq) return Promise.resolve();
    const entries = journal.entries(this.#keptSeq);
    this.#keptSeq = journal.seq;
    return this.#queue((store) => store.append(entries));
  }

  keepClock(reading: ClockReading): Promise<void> {
    return this.#queue((store) => store.keepClock(reading));
  }

  /** Another run has begun: the old one is forgotten. */
  begin(header: JournalHeader): Promise<void> {
    this.#keptSeq = 0;
    return this.#queue((store) => store.clear(header));
  }

  /** One write after another: an entry must not be stored before the ones it follows. */
  #queue(write: (store: RunStore) => Promise<void>): Promise<void> {
    if (!this.#store) return Promise.resolve();
    this.#last = this.#last
      .then(() => (this.#store ? write(this.#store) : undefined))
      .catch(() => {
        this.#store = null;
      });
    return this.#last;
  }
}
