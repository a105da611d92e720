import { type Instrument, powerOfTen } from '../../market/instruments';

/**
 * The terms of a market that quotes show. They are strings and whole numbers, so that the first prices of a page do not
 * have to wait for the decimal library. Code that books money converts them (../spot/terms.ts, ../futures/terms.ts).
 */

/** Fee of every spot market as a share of the received amount (designed; existing servers default to 0.2 %). */
export const SPOT_FEE_SHARE = '0.002';
/** Approximate value of the smallest order at the market's base price (designed). */
const SMALLEST_VALUE_USDT = 1;

/** Smallest value of a spot order that names its kind, in its quote coin (designed, as large exchanges have it). */
export const MIN_NOTIONAL = '1';
/** Limit prices as multiples of the last price (designed, after the percent-price filter of large exchanges). */
export const PRICE_BAND = { buyLow: '0.2', buyHigh: '1.2', sellLow: '0.8', sellHigh: '5' } as const;

/**
 * Percent of a futures position's value, for each order and for each night (designed; similar to the defaults of
 * existing servers).
 */
export const FUTURES_FEE_PERCENT = '0.03';
export const OVERNIGHT_FEE_PERCENT = '0.02';
/** The spread as a share of the base price. It is a fixed price difference (contract section 15). */
const SPREAD_SHARE = 0.0001;
/** Approximate value of a lot at the market's base price (designed). */
const LOT_VALUE_USDT = 50;

/** Whether the market has futures: coins have them, stocks and tokens from a subscription do not. */
export const hasFutures = ({ kind, isToken }: Instrument): boolean => kind === 'crypto' && !isToken;

/** Whether the market has options: coins have them, stocks and tokens from a subscription do not. */
export const hasOptions = (one: Instrument): boolean => hasFutures(one);

/** The smallest order: the first power of ten, from one lot on, that is worth enough, so that it is easy to read. */
export const smallestAmount = (one: Instrument): string => firstPowerWorth(one, SMALLEST_VALUE_USDT);

/** Coins in a lot of futures. Never finer than the market's own lots, so that values stay exact. */
export const lotSize = (one: Instrument): string => firstPowerWorth(one, LOT_VALUE_USDT);

/** Spread of futures in ticks of the price. */
export const futuresSpreadTicks = ({ basePrice, priceDecimals }: Instrument): number =>
  Math.max(1, Math.floor(basePrice * powerOfTen(priceDecimals) * SPREAD_SHARE));

/** The smallest power of ten, from one lot on, that is worth at least `usdt` at the base price. */
function firstPowerWorth({ lotDecimals, basePrice }: Instrument, usdt: number): string {
  let exponent = -lotDecimals;
  // Both sides are the floats nearest to short decimals, so the comparison is exact.
  while (basePrice < Number(`${usdt}e${-exponent}`)) exponent += 1;
  return exponent < 0 ? `0.${'0'.repeat(-exponent - 1)}1` : `1${'0'.repeat(exponent)}`;
}
