import * as v from 'valibot';
import { Decimal, type Money } from '@/domain/money/money';
import { type Field, type FieldOrEmpty, firstIssue, raw } from './fields';
import type { RefusalCode } from './refusals/codes';

/**
 * Request fields for money. They have a file of their own because the first screen's requests have none, so that it
 * need not load the decimal arithmetic.
 */
const DECIMAL = /^\d{1,12}(\.\d{1,8})?$/;

/** A positive amount or price in plain notation, at most 8 decimals and below 10^12. */
export const amount = (code: RefusalCode = 'amount_invalid'): Field<Money> =>
  v.pipe(
    raw(code, 32),
    v.regex(DECIMAL, code),
    v.transform((text): Money => new Decimal(text)),
    v.check((value) => value.gt(0), code),
  );

/**
 * An amount that the call's own rules check, because their refusals name figures. A text that is no amount becomes NaN.
 */
export const uncheckedAmount: Field<Money> = v.pipe(
  v.string('parameter_error'),
  v.metadata({ description: 'A positive amount in plain notation, at most 8 decimals.' }),
  v.transform((text): Money => new Decimal(DECIMAL.test(text.trim()) ? text.trim() : Number.NaN)),
);

/** An optional price: missing, empty and zero mean none. */
export const amountOrNone = (code: RefusalCode): FieldOrEmpty<Money | null> =>
  v.optional(
    v.union(
      [
        v.pipe(
          v.string(),
          v.trim(),
          v.regex(/^\s*(0+(\.0{1,8})?)?$/),
          v.transform(() => null),
        ),
        amount(code),
      ],
      firstIssue,
    ),
    '',
  );
