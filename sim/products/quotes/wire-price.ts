import { MONEY_DECIMALS } from '@/domain/money/decimals';
import { USD_RATES } from '@/domain/money/fiat';
import { type Instrument, powerOfTen, ticksToDecimalString } from '../../market/instruments';
import type { Market } from '../../market/market';
import { hasFutures } from './market-terms';

/**
 * Prices in the form of DECIMAL columns on existing servers: eight decimals, cut. It uses whole numbers only, so that
 * the first prices of a page do not have to wait for the decimal library.
 */
export const wirePrice = (price: string): string => written(...digitsOf(price));

/** A USDT price converted to CNY. */
export function wirePriceInCny(price: string): string {
  const [units, decimals] = digitsOf(price);
  const [rate, rateDecimals] = digitsOf(USD_RATES.CNY);
  return written(units * rate, decimals + rateDecimals);
}

/** Mark and index price as quotes and ticker events carry them (designed); nothing for a market without futures. */
export function wireMarks(market: Market, one: Instrument, nowMs: number) {
  if (!hasFutures(one)) return {};
  return {
    mark_price: ticksToDecimalString(one, market.markTicks(one.index, nowMs)),
    index_price: ticksToDecimalString(one, market.indexTicks(one.index, nowMs)),
  };
}

/** Digits and number of decimals: '60123.45' is 6012345 with two decimals. */
function digitsOf(price: string): [units: bigint, decimals: number] {
  const [whole = '', fraction = ''] = price.split('.');
  return [BigInt(whole + fraction), fraction.length];
}

function written(units: bigint, decimals: number): string {
  const moved = MONEY_DECIMALS - decimals;
  const cut = moved < 0 ? units / BigInt(powerOfTen(-moved)) : units * BigInt(powerOfTen(moved));
  const digits = String(cut).padStart(MONEY_DECIMALS + 1, '0');
  return `${digits.slice(0, -MONEY_DECIMALS)}.${digits.slice(-MONEY_DECIMALS)}`;
}
