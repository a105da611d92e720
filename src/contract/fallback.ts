import type * as v from 'valibot';

/** The fields of the request that is answered, such as `page` and `limit`. */
export type AskedFields = Readonly<Record<string, unknown>>;

/** What a client takes for a field that an answer lacks, in its wire form. `beside` is the object as it came. */
export type Fallback = (beside: Readonly<Record<string, unknown>>, asked: AskedFields) => unknown;

/** A field that follows from others of its object. Servers have to send it; a client can do without. */
export const derived = <const S extends v.GenericSchema>(schema: S, clientFallback: Fallback): S => ({
  ...schema,
  clientFallback,
});

/**
 * A field that only decorates, such as a picture, a description or a sort number, or that clients do not read. Servers
 * have to send it; a client takes `value` where it is missing or unreadable. Money, ids and states never decorate.
 */
export const decoration = <const S extends v.GenericSchema>(schema: S, value: v.InferInput<S>): S =>
  derived(schema, () => value);

/** It is in a property of our own, because valibot's objects fill in missing fields from `fallback`. */
export const fallbackOf = (schema: v.GenericSchema): Fallback | undefined =>
  (schema as { clientFallback?: Fallback }).clientFallback;
