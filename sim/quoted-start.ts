import type { JournalHeader } from './journal/journal';
import { INSTRUMENTS } from './market/instruments';
import { Market } from './market/market';
import { openAtStart } from './products/ieo/opening';
import { quotation } from './products/quotes/quotation';
import type { World } from './world';

/** The fields of a journal header on which the prices at the start depend. */
export type StartOf = Pick<JournalHeader, 'seed' | 'startMs'>;

/**
 * The market of a run that has not begun yet. Its prices are computed in advance, because the first reading of all of
 * them takes long.
 */
export class QuotedStart {
  readonly of: StartOf;
  /** Ledger, tables and timers come only with the exchange. A test proves that no price needs them. */
  readonly world: Pick<World, 'seed' | 'nowMs' | 'instruments' | 'market'>;
  #quotes: ReturnType<typeof quotation> | null = null;

  /** Only for a scenario in which nothing happens before its start. */
  constructor({ seed, startMs }: StartOf) {
    const market = new Market({ seed, instruments: INSTRUMENTS });
    for (const { index, intervention } of openAtStart(startMs)) market.intervene(index, intervention);
    this.of = { seed, startMs };
    this.world = { seed, nowMs: startMs, instruments: INSTRUMENTS, market };
  }

  /** The answer of GET /currency/quotation_new at that instant. */
  quotes(): ReturnType<typeof quotation> {
    this.#quotes ??= quotation(this.world as World);
    return this.#quotes;
  }
}
