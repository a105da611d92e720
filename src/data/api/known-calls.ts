import type * as v from 'valibot';
import type { Call, CallPayload, Calls } from '@/contract/calls';
import { common } from '@/contract/common';
import { content } from '@/contract/content';
import { market } from '@/contract/market';
import { auth, user } from '@/contract/user';
import { wallet } from '@/contract/wallet';

/** Calls of the first screens. */
const known: Partial<Calls> = { ...common, ...auth, ...user, ...content, ...market, ...wallet };

/**
 * Registers the calls of a product. Its queries (src/data/queries) do so when they are loaded, so that the first screen
 * does not load declarations for later ones. A test verifies that each file registers the calls it makes.
 */
export function knowCalls(calls: Partial<Calls>): void {
  Object.assign(known, calls);
}

/** The schema of a call's response. @throws if no query has registered the call */
export function answerOf<C extends Call>(call: C): v.GenericSchema<unknown, CallPayload<C>> {
  const declared = known[call];
  if (!declared)
    throw new Error(`${call} is asked for before a file in src/data/queries has made it known: knowCalls()`);
  return declared.response as unknown as v.GenericSchema<unknown, CallPayload<C>>;
}
