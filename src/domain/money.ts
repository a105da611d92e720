import { Decimal as Base } from 'decimal.js';
import { MONEY_DECIMALS } from './money-decimals';

export { MONEY_DECIMALS };

/**
 * Money (specification section 9: decimal precision 20). Amounts carry at most 8 decimals and stay below 10^12, so
 * every sum of them is exact at this precision. A private clone, so that nobody else's configuration reaches it.
 */
export const Decimal = Base.clone({ precision: 20, rounding: Base.ROUND_DOWN, toExpNeg: -30, toExpPos: 40 });
export type Decimal = Base;
export type Money = Base;

const CEILING = new Decimal('1e12');

export const ZERO: Money = new Decimal(0);

/** Parses an amount. Throws on anything that is not an exact, bookable number: bad money never becomes zero. */
export function money(value: string | number | Money): Money {
  const parsed = new Decimal(value);
  if (!parsed.isFinite()) throw new RangeError(`not an amount: ${value}`);
  if (parsed.decimalPlaces() > MONEY_DECIMALS) throw new RangeError(`more than 8 decimals: ${value}`);
  if (parsed.abs().gte(CEILING)) throw new RangeError(`amount out of range: ${value}`);
  return parsed;
}

/** Fixed 8 decimals, as a DECIMAL column leaves the family's servers (contract section 1.1). */
export function toWire8(value: Money): string {
  return value.toFixed(MONEY_DECIMALS, Base.ROUND_DOWN);
}

/** What a user receives: cut to 8 decimals, in the house's favour. */
export function roundCredit(value: Money): Money {
  return value.toDecimalPlaces(MONEY_DECIMALS, Base.ROUND_DOWN);
}

/** What a user pays: raised to 8 decimals, in the house's favour. */
export function roundDebit(value: Money): Money {
  return value.toDecimalPlaces(MONEY_DECIMALS, Base.ROUND_UP);
}

/**
 * `a.neg().eq(b)` of finite amounts without the copies it makes, which every posting would pay for: decimal.js keeps
 * each value in one way, so nothing needs to be calculated.
 */
export const isOpposite = (a: Money, b: Money): boolean =>
  a.e === b.e && a.d.length === b.d.length && a.d.every((word, at) => word === b.d[at]) && (a.s !== b.s || a.isZero());

export const min = (a: Money, b: Money): Money => (a.lte(b) ? a : b);
export const max = (a: Money, b: Money): Money => (a.gte(b) ? a : b);
