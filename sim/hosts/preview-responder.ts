import { NO_FAULTS } from '../faults/no-faults';
import type { JournalHeader } from '../journal/journal';
import type { Persistence } from '../port';
import { Preview } from '../preview';
import type { QuotedStart } from '../quoted-start';
import type { FromExchange, ToExchange } from './port-messages';

/** Answers a page from the preview of a run until the exchange itself can answer. */
export class PreviewResponder {
  readonly #preview: Preview;
  readonly #post: (message: FromExchange) => void;

  /** `start` must belong to the run with this header. */
  constructor(
    header: JournalHeader,
    start: QuotedStart,
    persistence: Persistence,
    post: (message: FromExchange) => void,
  ) {
    this.#preview = new Preview(start);
    this.#post = post;
    const reading = { nowMs: header.startMs, rate: 1, paused: false } as const;
    const faults = { settings: NO_FAULTS, seed: header.seed, drops: 0 };
    post({ kind: 'begins', state: { header, reading, persistence, faults, startToken: '', isNew: true } });
    // Computes the prices now, while the page is still loading the app's code.
    start.quotes();
  }

  /** A request that the preview cannot answer stays open; the page sends it again when the exchange leads. */
  receive(message: ToExchange): void {
    if (message.kind !== 'ask' || message.body.kind !== 'call') return;
    const value = this.#preview.answer(message.body.request);
    if (value) this.#post({ kind: 'answer', number: message.number, value });
  }
}
