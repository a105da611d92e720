import { type FiatCode, USD_RATES } from '@/domain/money/fiat';
import { Decimal, type Money } from '@/domain/money/money';
import { otcPriceDecimals } from '@/domain/otc/otc';
import type { World } from '../../world';

/** OTC prices change every ten minutes. */
export const PRICE_MS = 600_000;
/** Largest deviation of one USDT from one USD, in hundredths of a percent. */
const PREMIUM = 10;

/**
 * Current price of one USDT in a currency before any merchant's margin: the static rate with a small random premium.
 */
export function otcIndex(world: World, fiat: FiatCode): Money {
  const slot = Math.floor(world.nowMs / PRICE_MS);
  const off = (world.chance('otc.index', fiat, slot) % (2 * PREMIUM + 1)) - PREMIUM;
  const rate = USD_RATES[fiat];
  return new Decimal(rate)
    .times(10_000 + off)
    .div(10_000)
    .toDecimalPlaces(otcPriceDecimals(rate), Decimal.ROUND_HALF_UP);
}
