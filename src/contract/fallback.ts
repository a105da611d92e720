import type * as v from 'valibot';

/** The fields of the answered request, such as `page` and `limit`. */
export type RequestFields = Readonly<Record<string, unknown>>;

/**
 * The value, in its wire form, that a client uses for a field missing in an answer. `beside` is the object as received.
 */
export type Fallback = (beside: Readonly<Record<string, unknown>>, request: RequestFields) => unknown;

/** A field that follows from other fields of its object. Servers have to send it, but a client can compute it. */
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

/** The fallback is in a property of our own, because valibot's objects fill in missing fields from `fallback`. */
export const fallbackOf = (schema: v.GenericSchema): Fallback | undefined =>
  (schema as { clientFallback?: Fallback }).clientFallback;
