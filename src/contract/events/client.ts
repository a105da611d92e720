import * as v from 'valibot';
import { EVENT_PERIODS } from './periods';

/** More than there are markets. A request for more is ignored. */
export const MAX_WATCHED = 200;

/** Most price levels per side that a socket can ask for. */
export const MAX_DEPTH = 200;

/** Payloads of the events a socket sends, for an exchange. */
export const clientEvents = {
  room: v.object({ open: v.boolean() }),
  login: v.union([v.string(), v.number()]),
  watch: v.object({
    symbols: v.pipe(v.array(v.string()), v.maxLength(MAX_WATCHED)),
    period: v.optional(v.picklist(EVENT_PERIODS)),
    /** Price levels per side of the order books; 10 without it. */
    depth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DEPTH))),
  }),
} satisfies Readonly<Record<string, v.GenericSchema>>;

/**
 * A second argument of `login` (designed): the session's token, which proves that the user id is the sender's own.
 * Servers that expect one argument ignore it.
 */
export const loginToken = v.string();
