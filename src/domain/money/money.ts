import { Decimal as Base } from 'decimal.js';
import { MONEY_DECIMALS } from './decimals';

export { MONEY_DECIMALS };

/**
 * Money (specification section 9: decimal precision 20). Amounts have at most 8 decimals and stay below 10^12, so every
 * sum of them is exact at this precision. A clone of the class, so that no other code can change its configuration.
 */
export const Decimal = Base.clone({ precision: 20, rounding: Base.ROUND_DOWN, toExpNeg: -30, toExpPos: 40 });
export type Decimal = Base;
export type Money = Base;

/** Amounts and balances stay below this, so that sums of them are exact (design rule 6). */
export const MONEY_CEILING: Money = new Decimal('1e12');

export const ZERO: Money = new Decimal(0);

/**
 * Parses an amount. Throws RangeError unless it is finite, has at most 8 decimals and is below 10^12: a wrong amount
 * must not become zero.
 */
export function money(value: string | number | Money): Money {
  const parsed = new Decimal(value);
  if (!parsed.isFinite()) throw new RangeError(`not an amount: ${value}`);
  if (parsed.decimalPlaces() > MONEY_DECIMALS) throw new RangeError(`more than 8 decimals: ${value}`);
  if (parsed.abs().gte(MONEY_CEILING)) throw new RangeError(`amount out of range: ${value}`);
  return parsed;
}

/**
 * An amount of an answer, cut down to 8 decimals: other servers keep more, or send numbers with the rest of a binary
 * fraction. It may be too large for a call.
 */
export const answeredAmount = (value: string | number): Money => roundCredit(new Decimal(value));

/** The number typed in a form's field; NaN for an empty one, which the rules refuse. */
export const typedAmount = (text: string): Money => new Decimal(text === '' ? Number.NaN : text);

/** Whether a call takes the amount: positive, at most 8 decimals, below 10^12; not NaN, as from an empty field. */
export const isAmount = (value: Money): boolean =>
  value.isFinite() &&
  value.s > 0 &&
  !value.isZero() &&
  value.e < MONEY_CEILING.e &&
  value.decimalPlaces() <= MONEY_DECIMALS;

/** Fixed 8 decimals, as the family's servers send a DECIMAL column (contract section 1.1). */
export function toWire8(value: Money): string {
  return value.toFixed(MONEY_DECIMALS, Base.ROUND_DOWN);
}

/** An amount the user receives: rounded down to 8 decimals, in the exchange's favour. */
export function roundCredit(value: Money): Money {
  return value.toDecimalPlaces(MONEY_DECIMALS, Base.ROUND_DOWN);
}

/** An amount the user pays: rounded up to 8 decimals, in the exchange's favour. */
export function roundDebit(value: Money): Money {
  return value.toDecimalPlaces(MONEY_DECIMALS, Base.ROUND_UP);
}

/**
 * Same as `a.neg().eq(b)` for finite amounts, without the copies it makes: every posting calls it. decimal.js has only
 * one representation of each value, so comparing the digits is enough.
 */
export const isOpposite = (a: Money, b: Money): boolean =>
  a.e === b.e && a.d.length === b.d.length && a.d.every((word, at) => word === b.d[at]) && (a.s !== b.s || a.isZero());

export const min = (a: Money, b: Money): Money => (a.lte(b) ? a : b);
export const max = (a: Money, b: Money): Money => (a.gte(b) ? a : b);
