import { USD_RATES } from '@/domain/fiat';
import { MONEY_DECIMALS } from '@/domain/money-decimals';
import { powerOfTen } from '../../market/instruments';

/**
 * Prices as DECIMAL columns of the family's servers leave them: eight decimals, cut. Digits are moved and multiplied as
 * whole numbers, because the first prices a visitor sees wait for no arithmetic of decimals.
 */
export const wirePrice = (price: string): string => written(...digitsOf(price));

/** What a price in USDT is in CNY. */
export function wirePriceInCny(price: string): string {
  const [units, decimals] = digitsOf(price);
  const [rate, rateDecimals] = digitsOf(USD_RATES.CNY);
  return written(units * rate, decimals + rateDecimals);
}

/** '60123.45' is 6012345 with two decimals. */
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
