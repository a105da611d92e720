import type * as v from 'valibot';
import type { Call, CallPayload, Calls } from '@/contract/calls';
import { common } from '@/contract/common';
import { content } from '@/contract/content';
import { market } from '@/contract/market';
import { auth, user } from '@/contract/user';
import { wallet } from '@/contract/wallet';

/** What the first screens ask for. */
const known: Partial<Calls> = { ...common, ...auth, ...user, ...content, ...market, ...wallet };

/**
 * Makes the calls of a product known. Its queries (src/data/queries) do that when they are loaded, so that the first
 * screen does not carry what only later ones ask for; a test holds that each knows the calls it makes.
 */
export function knowCalls(calls: Partial<Calls>): void {
  Object.assign(known, calls);
}

/** How an answer is read. @throws when no query has made the call known */
export function answerOf<C extends Call>(call: C): v.GenericSchema<unknown, CallPayload<C>> {
  const declared = known[call];
  if (!declared)
    throw new Error(`${call} is asked for before a file in src/data/queries has made it known: knowCalls()`);
  return declared.response as unknown as v.GenericSchema<unknown, CallPayload<C>>;
}
