import * as v from 'valibot';
import { createPreference } from '@/data/session/preferences';
import type { ReadableStore } from '@/lib/stores/value-store';

/** As many as fit into a row of chips without much scrolling. */
const MAX_RECENT = 6;
const NONE: readonly number[] = [];

const kept = createPreference<readonly number[]>('recent-coins', v.array(v.number()), NONE);

/** Ids of the coins deposited or withdrawn last on this device, newest first. */
export const recentCoins: ReadableStore<readonly number[]> = kept;

/** Moves a coin to the front of the list. */
export function rememberCoin(currencyId: number): void {
  kept.set([currencyId, ...kept.get().filter((other) => other !== currencyId)].slice(0, MAX_RECENT));
}
