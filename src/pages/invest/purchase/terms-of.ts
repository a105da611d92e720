import type { DualProduct } from '@/data/dual/queries';
import type { DualTerms } from '@/domain/dual/dual';
import { Decimal, type Money } from '@/domain/money/money';
import { epochDayOf } from '@/domain/time';

/** Terms of a purchase of `shares` units at the moment `nowMs`. */
export function termsOf(product: DualProduct, shares: number, sharePrice: Money, nowMs: number): DualTerms {
  return {
    type: product.type,
    total: sharePrice.mul(shares),
    exercise: new Decimal(product.exercise_price),
    annualPercent: new Decimal(product.rate),
    // If the server does not send the days, they are counted to the end date (contract section 11).
    days: product.day ?? Math.max(0, epochDayOf(product.maturesMs) - epochDayOf(nowMs)),
  };
}
