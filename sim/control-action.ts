import * as v from 'valibot';
import type { World } from './world';

/** What an action of a product works on. */
export interface OnWorld {
  readonly world: World;
}

/** A customer, as every action takes one: a persona's name, an e-mail address, a phone number, or a user id. */
export const who = v.union([v.string(), v.number()]);

type Entries<E extends v.ObjectEntries> = v.StrictObjectSchema<E, undefined>;

/**
 * One action of presenters and testers. With `changes` true it changes the state: it then goes into the journal and
 * runs in a transaction. An action that only reads, or moves the clock or starts a run, has `changes` false. What it
 * does and an example of it are in the tables of methods, sim/control/sandbox-methods.
 */
export interface ControlAction<Schema extends v.GenericSchema, Result, Changes extends boolean, On> {
  readonly input: Schema;
  readonly changes: Changes;
  readonly run: (on: On, input: v.InferOutput<Schema>) => Result;
}

/** An action with any input. */
export interface AnyAction<On> {
  readonly input: v.GenericSchema;
  readonly changes: boolean;
  readonly run: (on: On, input: never) => unknown;
}

/** Declares actions that work on `On`. */
export const actionsOn =
  <On, const Changes extends boolean>(changes: Changes) =>
  <const E extends v.ObjectEntries, Result>(
    entries: E,
    run: (on: On, input: v.InferOutput<Entries<E>>) => Result,
  ): ControlAction<Entries<E>, Result, Changes, On> => ({ input: v.strictObject(entries), changes, run });

/** Declares an action of a product that only reads. */
export const reads = actionsOn<OnWorld, false>(false);

/** Declares an action of a product that changes the state of the exchange. */
export const changes = actionsOn<OnWorld, true>(true);
