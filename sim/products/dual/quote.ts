import { annualOfReturn, type DualType } from '@/domain/dual/dual';
import { Decimal, type Money } from '@/domain/money/money';
import { MINUTE_MS } from '@/domain/time';
import { logOfRatio, normalShare } from './normal';
import { type VolatilitySurface, volatilityAt, yearsUntil } from './volatility';

/** A quote holds for a minute, so that everybody who asks within it gets the same rate. */
export const QUOTE_MS = MINUTE_MS;

/** The instant from which the quote of `nowMs` holds, in virtual epoch milliseconds. */
export const quoteStartOf = (nowMs: number): number => nowMs - (nowMs % QUOTE_MS);

/** The customer gets this part of the option's time value; the rest is the exchange's income. */
const CUSTOMER_SHARE = 0.8;
const LEAST_PERCENT = new Decimal(1);
/**
 * The highest annual rate in percent. A higher one would mean that the reference price is far on the wrong side: the
 * purchase would convert coins and not be an investment.
 */
const MOST_PERCENT = new Decimal(999);

export interface QuotedTerms {
  readonly type: DualType;
  /** Linked reference price in USDT. */
  readonly exercise: Money;
  readonly maturesMs: number;
  /** Term in days by which the annual rate is counted. */
  readonly days: number;
}

/**
 * The annual rate in percent at which a product is sold, or null when no rate is reasonable (designed). A buyer who
 * pays the coin sells a call at the reference price; a buyer who pays USDT sells a put. The return is the value of that
 * option by the formula of Black and Scholes without interest, with the volatility of the surface.
 */
export function quotedRate(surface: VolatilitySurface, { type, exercise, maturesMs, days }: QuotedTerms): Money | null {
  const years = yearsUntil(surface, maturesMs);
  if (years <= 0 || days <= 0) return null;
  const { price } = surface;
  const worth = optionWorth(type, price, exercise, volatilityAt(surface, years, exercise) * Math.sqrt(years));
  const gained = type === 'call' ? price.sub(exercise) : exercise.sub(price);
  const intrinsic = Decimal.max(gained, 0);
  const premium = intrinsic.add(Decimal.max(worth.sub(intrinsic), 0).mul(CUSTOMER_SHARE));
  // The premium is invested as well, because the whole payout depends on the price.
  const returnPercent = premium.div((type === 'call' ? price : exercise).sub(premium)).mul(100);
  const annual = annualOfReturn(returnPercent, days).toDecimalPlaces(2, Decimal.ROUND_DOWN);
  return annual.gt(MOST_PERCENT) ? null : Decimal.max(annual, LEAST_PERCENT);
}

/** Value in USDT of a call or put on one coin; `deviation` is the standard deviation of the whole term. */
function optionWorth(type: DualType, price: Money, exercise: Money, deviation: number): Money {
  const first = logOfRatio(price.div(exercise).toNumber()) / deviation + deviation / 2;
  const call = price.mul(normalShare(first)).sub(exercise.mul(normalShare(first - deviation)));
  return type === 'call' ? call : call.sub(price).add(exercise);
}
