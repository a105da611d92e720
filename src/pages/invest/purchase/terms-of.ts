import type { DualProduct } from '@/data/dual/queries';
import type { DualTerms } from '@/domain/dual/dual';
import { Decimal, type Money } from '@/domain/money/money';
import { epochDayOf } from '@/domain/time';

/**
 * Days from the moment `nowMs` to the maturity. If the server does not send them, they are counted to the end date
 * (contract section 11); null if that is no date.
 */
export function daysOf({ day, maturesMs }: Pick<DualProduct, 'day' | 'maturesMs'>, nowMs: number): number | null {
  if (day !== undefined) return day;
  return maturesMs === null ? null : Math.max(0, epochDayOf(maturesMs) - epochDayOf(nowMs));
}

/** Terms of a purchase of `shares` units at the moment `nowMs`; null if its duration is unknown. */
export function termsOf(product: DualProduct, shares: number, sharePrice: Money, nowMs: number): DualTerms | null {
  const days = daysOf(product, nowMs);
  if (days === null) return null;
  return {
    type: product.type,
    total: sharePrice.mul(shares),
    exercise: new Decimal(product.exercise_price),
    annualPercent: new Decimal(product.rate),
    days,
  };
}
