import * as v from 'valibot';
import { faultChange } from '../faults/settings';
import { says } from './fault';
import { ago, listOf, market, oneOf, only, price } from './fields';
import { personSchema } from './person';

/** The control actions that an event of a start state may run: in the market, or on the connection. */
export const EVENTS = [
  'market.set',
  'market.shock',
  'market.drift',
  'market.volatility',
  'market.halt',
  'market.resume',
  'faults.set',
  'faults.adjust',
  'faults.clear',
  'faults.drop',
] as const;

/** A start state as data: people, market, faults and clock, for an exchange that runs already (designed). */
export const startStateSchema = only({
  /** For editors. */
  $schema: v.optional(v.string()),
  people: listOf(personSchema, 50),
  /** Prices from the next second on. The orders of the people are placed before. */
  prices: v.optional(v.record(market, price), {}),
  events: listOf(
    only({ after: ago, action: oneOf(EVENTS), input: v.optional(v.record(v.string(), v.unknown()), {}) }),
    200,
  ),
  faults: v.optional(faultChange),
  clock: v.optional(
    only({
      paused: v.optional(v.boolean()),
      rate: v.optional(v.picklist([1, 10, 60, 3600], says('choice', { options: '1, 10, 60, 3600' }))),
    }),
  ),
});

/** A start state as written. */
export type StartStateSource = v.InferInput<typeof startStateSchema>;
export type StartState = v.InferOutput<typeof startStateSchema>;
