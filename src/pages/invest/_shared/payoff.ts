import { type DualTerms, dualPayout } from '@/domain/dual/dual';
import { Decimal, type Money } from '@/domain/money/money';

/** A point of the chart: 0 to 1 from the left and from the bottom. */
export interface PayoffPoint {
  readonly x: number;
  readonly y: number;
}

export interface Payoff {
  /** Value of the payout in USDT over the settlement price, from left to right. */
  readonly line: readonly PayoffPoint[];
  readonly referenceX: number;
  /** Current price; null outside the chart. */
  readonly nowX: number | null;
  /** Payouts below and above the reference price, each in its own coin. */
  readonly below: Money;
  readonly above: Money;
}

/** Drawn price range on each side of the reference price, in percent. */
const SPAN = 12;
/** Free space above and below the line, as a fraction of the height. */
const MARGIN = 0.12;

/**
 * Value of the payout as a function of the settlement price: it rises with the price up to the reference price and is
 * constant above.
 */
export function payoffOf(terms: DualTerms, now: string | undefined): Payoff {
  const below = dualPayout(terms, 'below');
  const above = dualPayout(terms, 'above');
  const low = terms.exercise.mul(100 - SPAN).div(100);
  const high = terms.exercise.mul(100 + SPAN).div(100);
  const across = (price: Money) => price.sub(low).div(high.sub(low)).toNumber();
  const least = below.mul(low);
  const height = above.sub(least);
  // Without units the line is flat at the bottom.
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
