import type { Duration } from '@/data/options/queries';
import { Decimal, type Money } from '@/domain/money/money';

/** The largest stake: limited by the duration, and by the balance after the fee. */
export function largestStake(duration: Duration, available: Money, feePercent: Money): Money {
  const affordable = available.div(feePercent.div(100).plus(1)).toDecimalPlaces(2, Decimal.ROUND_DOWN);
  const max = new Decimal(duration.max_amount);
  return max.gt(0) && max.lt(affordable) ? max : affordable;
}

/** They share a row with the stake field. */
const MAX_PICKS = 3;

/**
 * Amounts offered for this duration: those of the server which its limits allow, otherwise multiples of its minimum. If
 * there are more than fit the row, the smallest is left out, because the stepper begins with it.
 */
export function stakePicks(picks: readonly string[], duration: Duration): readonly string[] {
  const min = new Decimal(duration.min_amount);
  const max = new Decimal(duration.max_amount);
  const fits = (amount: Money) => amount.gte(min) && (max.lte(0) || amount.lte(max));
  const offered = picks.map((pick) => new Decimal(pick)).filter(fits);
  const chosen = offered.length > 0 ? offered : [1, 2, 5, 10].map((times) => min.times(times)).filter(fits);
  const from = chosen.length > MAX_PICKS ? 1 : 0;
  return chosen.slice(from, from + MAX_PICKS).map((amount) => amount.toFixed());
}
