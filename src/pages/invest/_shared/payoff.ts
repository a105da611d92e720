import { type DualTerms, dualPayout } from '@/domain/dual';
import { Decimal, type Money } from '@/domain/money';

/** A point of the drawing: 0 to 1 from the left, and from the bottom. */
export interface PayoffPoint {
  readonly x: number;
  readonly y: number;
}

export interface Payoff {
  /** What the payout is worth in USDT, from the lowest price to the highest. */
  readonly line: readonly PayoffPoint[];
  readonly referenceX: number;
  /** Null where the price is outside of the drawing. */
  readonly nowX: number | null;
  /** Payouts in their own coins. */
  readonly below: Money;
  readonly above: Money;
}

/** Prices within this much of the reference are drawn, in percent. */
const SPAN = 12;
/** Room above and below the line. */
const MARGIN = 0.12;

/** How the worth of a payout hangs on the settlement price: it rises with the price up to the reference, then is fixed. */
export function payoffOf(terms: DualTerms, now: string | undefined): Payoff {
  const below = dualPayout(terms, 'below');
  const above = dualPayout(terms, 'above');
  const low = terms.exercise.mul(100 - SPAN).div(100);
  const high = terms.exercise.mul(100 + SPAN).div(100);
  const across = (price: Money) => price.sub(low).div(high.sub(low)).toNumber();
  const least = below.mul(low);
  const height = above.sub(least);
  // Nothing to draw without shares: flat at the bottom.
  const up = (worth: Money) =>
    height.gt(0) ? MARGIN + (1 - 2 * MARGIN) * worth.sub(least).div(height).toNumber() : MARGIN;
  const reference = across(terms.exercise);
  const nowX = now === undefined ? null : across(new Decimal(now));
  return {
    line: [
      { x: 0, y: up(least) },
      { x: reference, y: up(below.mul(terms.exercise)) },
      { x: 1, y: up(above) },
    ],
    referenceX: reference,
    nowX: nowX !== null && nowX >= 0 && nowX <= 1 ? nowX : null,
    below,
    above,
  };
}
