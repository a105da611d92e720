import * as v from 'valibot';
import { withLatest } from '@/lib/most-recent';
import type { ReadableStore } from '@/lib/stores/value-store';
import { createPreference } from '../session/preferences';

/** As many as fit into two rows of chips. */
const MAX_RECENT = 10;
const NONE: readonly string[] = [];

const kept = createPreference<readonly string[]>('recent-markets', v.array(v.string()), NONE);

/** Symbols of the markets opened last on this device, newest first; "recently viewed" of specification section 2. */
export const recentMarkets: ReadableStore<readonly string[]> = kept;

/** Moves a market to the front of the list. */
export function rememberMarket(symbol: string): void {
  kept.set(withLatest(kept.get(), symbol, MAX_RECENT));
}

export function forgetRecentMarkets(): void {
  kept.set(NONE);
}
