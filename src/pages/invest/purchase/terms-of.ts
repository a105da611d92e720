import type { DualProduct } from '@/data/queries/dual';
import type { DualTerms } from '@/domain/dual';
import { Decimal, type Money } from '@/domain/money';
import { epochDayOf } from '@/domain/time';

/** What somebody would buy with so many shares right now. */
export function termsOf(product: DualProduct, shares: number, sharePrice: Money, nowMs: number): DualTerms {
  return {
    type: product.type,
    total: sharePrice.mul(shares),
    exercise: new Decimal(product.exercise_price),
    annualPercent: new Decimal(product.rate),
    // Servers that do not say count the days to the end date (contract section 11).
    days: product.day ?? Math.max(0, epochDayOf(product.maturesMs) - epochDayOf(nowMs)),
  };
}
