import * as v from 'valibot';
import { plainText } from '@/domain/plain-text';
import type { RefusalCode } from './refusals/codes';

/**
 * A field of a request: it arrives as a string and is parsed to `T`. The type leaves out the field's checks: in some
 * thousand fields they would be most of what the compiler reads and writes of the contract.
 */
export type Field<T> = v.GenericSchema<string, T>;

/** A field that may be missing, and then is `undefined`. */
export type OptionalField<T> = v.OptionalSchema<Field<T | undefined>, undefined>;

/** A field that may be missing, and then is read as if it were empty. */
export type FieldOrEmpty<T> = v.OptionalSchema<Field<T>, ''>;

/**
 * A required text field. Request fields arrive as strings (or not at all) and are parsed into types; the message of an
 * issue is the refusal's code. The length without outer blanks is limited before any other check, so that hostile
 * input costs little.
 */
export const raw = (code: RefusalCode, max = 64, tooLong = code): Field<string> =>
  v.pipe(v.string(code), v.trim(), v.minLength(1, code), v.maxLength(max, tooLong));

/** At least 1, with up to nine digits. The documents of the API show this pattern. */
const POSITIVE = /^0{0,8}[1-9]\d{0,8}$/;

/** A positive integer id. */
export const id = (code: RefusalCode = 'parameter_error', missing = code): Field<number> =>
  v.pipe(raw(missing, 16, code), v.regex(POSITIVE, code), v.transform(Number));

/** One of a few integers, such as `type` 1 buy and 2 sell. */
export const oneOf = <const T extends readonly number[]>(
  values: T,
  code: RefusalCode = 'parameter_error',
): Field<T[number]> =>
  v.pipe(
    raw(code, 4),
    v.regex(/^-?\d{1,3}$/, code),
    v.metadata({ enum: values.map(String) }),
    v.transform((text) => Number(text) as T[number]),
    v.check((value) => values.includes(value), code),
  );

/** One of a few words. */
export const word = <const T extends readonly string[]>(
  values: T,
  code: RefusalCode = 'parameter_error',
): Field<T[number]> =>
  v.pipe(
    raw(code, 32),
    v.check((value) => values.includes(value), code),
    v.metadata({ enum: values }),
    v.transform((value) => value as T[number]),
  );

/** For documents, which cannot say that blanks are cut off first. */
export const NOT_BLANK = v.metadata<string, { pattern: string }>({ pattern: '\\S' });

/** Required free text, which must not be empty without its tags. */
export const text = (max: number, code: RefusalCode = 'parameter_error', tooLong = code): Field<string> =>
  v.pipe(raw(code, max, tooLong), NOT_BLANK, v.transform(plainText), v.minLength(1, code));

/** Unix seconds. */
export const unixSeconds = (code: RefusalCode = 'parameter_error'): Field<number> =>
  v.pipe(raw(code, 12), v.regex(/^\d{1,11}$/, code), v.transform(Number));

/** An optional field: an empty text counts as absent, as in a form. */
export const optional = <T>(schema: Field<T>): OptionalField<T> =>
  v.optional(
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
        schema,
      ],
      firstIssue,
    ),
  );

/** The message of the last option of a union, instead of "no option matched". */
export const firstIssue = (issue: v.UnionIssue<v.BaseIssue<unknown>>) =>
  issue.issues?.at(-1)?.message ?? 'parameter_error';

/**
 * A count from 1. Missing and empty mean `standard`; a count above `max` is capped, not refused (contract section 1.2).
 */
const count = (standard: number, max: number): FieldOrEmpty<number> =>
  v.optional(
    v.pipe(
      v.string('parameter_error'),
      v.metadata({
        description: `From 1; ${standard} when left out or empty, at most ${max}.`,
        pattern: `^\\s*$|${POSITIVE.source}`,
      }),
      v.transform((value) => (value.trim() === '' ? String(standard) : value)),
      id(),
      v.transform((value) => Math.min(value, max)),
    ),
    '',
  );

/** Page number from 1; missing means 1. */
export const page = count(1, 1_000_000);

/** Rows per page; missing means `standard`, the family's default of the call. */
export const limit = (standard: number): FieldOrEmpty<number> => count(standard, 100);

/** Optional free text, without tags and outer blanks. If nothing is left, it counts as absent. */
export const optionalText = (max: number, code: RefusalCode): OptionalField<string> =>
  v.optional(
    v.pipe(
      v.string(code),
      v.trim(),
      v.maxLength(max, code),
      v.transform((value) => plainText(value) || undefined),
    ),
  );

/** The form of a request. Undeclared fields are dropped, such as `lang`, which the host reads. */
export const form = <const E extends v.ObjectEntries>(entries: E) => v.object(entries, 'parameter_error');
