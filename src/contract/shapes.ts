import * as v from 'valibot';
import { decoration, derived } from './fallback';
import { pageNumber } from './page-numbers';

/**
 * Building blocks of responses for the variants of the family's servers (contract section 1.1). DECIMAL columns are
 * fixed-scale strings on some servers and numbers on others, so the client accepts both and always passes on a string.
 */
export const decimal = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  // A number of JSON has an exponent of three digits at most, and one of nine would fill the memory when it is written.
  v.regex(/^[+-]?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i),
);

/** A column that servers send as a number or as a numeric string. */
export const integer = v.pipe(
  v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^-?\d+$/))]),
  v.transform(Number),
);

/** How many decimals a number is written with. Older browsers cannot write more than 20. */
export const decimals = v.pipe(integer, v.minValue(0), v.maxValue(20));

/** The same where clients know a number of their own to take. */
export const optionalDecimals = decoration(v.optional(decimals), undefined);

/** 0/1, "0"/"1" or a boolean. */
export const flag = v.pipe(
  v.union([v.boolean(), v.literal(0), v.literal(1), v.literal('0'), v.literal('1')]),
  v.transform((value) => value === true || value === 1 || value === '1'),
);

/** Text that a server may leave null or out. */
export const textOrEmpty = v.nullish(v.string(), '');

/** A number that a server may leave null or out where a customer has none yet. */
export const integerOrZero = v.nullish(integer, 0);

/** 0 or 1 where clients read a number. */
export const bit = v.pipe(integer, v.picklist([0, 1]));

/** An amount, or '' for none. */
export const decimalOrEmpty = v.union([v.literal(''), decimal]);

/** A day and a time in the exchange's zone that clients compute with. */
export const wireDay = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
export const wireTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));

/** Pagination shape A, Laravel's paginator: only what clients read is required. */
export const pageA = <const S extends v.GenericSchema>(row: S) =>
  v.object({
    current_page: derived(integer, pageNumber('data', 'number')),
    data: v.array(row),
    last_page: derived(integer, pageNumber('data', 'pages')),
    per_page: derived(integer, pageNumber('data', 'size')),
    total: derived(integer, pageNumber('data', 'total')),
  });

/** Pagination shape B: `page` is echoed, `pages` is the number of pages. */
export const pageB = <const S extends v.GenericSchema>(row: S) =>
  v.object({
    data: v.array(row),
    page: derived(integer, pageNumber('data', 'number')),
    pages: derived(integer, pageNumber('data', 'pages')),
    total: derived(integer, pageNumber('data', 'total')),
  });

/** Pagination shape C. `page` and `limit` are echoed, as strings where the client sent them. */
export const pageC = <const S extends v.GenericSchema>(row: S) =>
  v.object({
    list: v.array(row),
    count: derived(integer, pageNumber('list', 'total')),
    limit: decoration(v.optional(integer), undefined),
    page: decoration(v.optional(integer), undefined),
  });

/** A reply that is only a sentence for the user, or empty. */
export const sentence = decoration(v.string(), '');
