import { type Instrument, powerOfTen } from '../../market/instruments';

/**
 * How a market trades, as far as a quote tells: text and whole numbers, because the first prices a visitor sees wait for
 * no arithmetic of decimals. What books money makes its terms of these (../spot/terms.ts, ../lever/terms.ts).
 */

/** Fee of every spot market as a share of what is received (designed; the family's default is 0.2 %). */
export const SPOT_FEE_SHARE = '0.002';
/** An order must be worth about this much at the market's base price (designed). */
const SMALLEST_VALUE_USDT = 1;

/** Percent of a futures position's value, per order and per night (designed; the family's defaults are of this size). */
export const LEVER_FEE_PERCENT = '0.03';
export const OVERNIGHT_FEE_PERCENT = '0.02';
/** The spread as a share of the base price: it is a fixed amount of the price (contract section 15). */
const SPREAD_SHARE = 0.0001;
/** A lot is worth about this much at the market's base price (designed). */
const LOT_VALUE_USDT = 50;

/** Futures are on coins; stocks have none, nor have tokens fresh from a subscription. */
export const hasLever = ({ kind, isToken }: Instrument): boolean => kind === 'crypto' && !isToken;

/** Options are on coins; stocks have none, nor have tokens fresh from a subscription. */
export const hasOptions = (one: Instrument): boolean => hasLever(one);

/** The first of one lot, ten lots, a hundred … that is worth enough: a minimum people can read. */
export const smallestAmount = (one: Instrument): string => firstPowerWorth(one, SMALLEST_VALUE_USDT);

/** Coins in a lot of futures; never finer than the market's own lots, so that values stay exact. */
export const lotSize = (one: Instrument): string => firstPowerWorth(one, LOT_VALUE_USDT);

/** What futures cost beside the price, in ticks of it. */
export const leverSpreadTicks = ({ basePrice, priceDecimals }: Instrument): number =>
  Math.max(1, Math.floor(basePrice * powerOfTen(priceDecimals) * SPREAD_SHARE));

/** The first power of ten, from one lot on, that is worth `usdt` at the base price. */
function firstPowerWorth({ lotDecimals, basePrice }: Instrument, usdt: number): string {
  let exponent = -lotDecimals;
  // Both sides are the nearest numbers to short decimals, so this compares those.
  while (basePrice < Number(`${usdt}e${-exponent}`)) exponent += 1;
  return exponent < 0 ? `0.${'0'.repeat(-exponent - 1)}1` : `1${'0'.repeat(exponent)}`;
}
