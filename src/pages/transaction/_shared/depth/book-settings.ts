import * as v from 'valibot';
import { createPreference } from '@/data/session/preferences';

export const BOOK_VIEWS = ['both', 'asks', 'bids'] as const;
export type BookView = (typeof BOOK_VIEWS)[number];

/** Which sides of the order book this device shows. */
export const bookView = createPreference<BookView>('book-view', v.picklist(BOOK_VIEWS), 'both');

type Steps = Readonly<Record<string, string>>;
const NONE: Steps = {};

/** Step of the order book by symbol; symbols without an entry use the finest step. */
export const bookSteps = createPreference<Steps>('book-steps', v.record(v.string(), v.string()), NONE);

export function rememberStep(symbol: string, step: string): void {
  bookSteps.set({ ...bookSteps.get(), [symbol]: step });
}
