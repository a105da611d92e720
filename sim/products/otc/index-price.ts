import { type FiatCode, USD_RATES } from '@/domain/fiat';
import { Decimal, type Money } from '@/domain/money';
import { otcPriceDecimals } from '@/domain/otc';
import type { World } from '../../world';

/** Prices are thought about every ten minutes. */
export const PRICE_MS = 600_000;
/** How far one USDT may be from one dollar, in hundredths of a percent. */
const PREMIUM = 10;

/** What one USDT costs in a currency now, before anybody earns by it: the static rate, give or take a premium. */
export function otcIndex(world: World, fiat: FiatCode): Money {
  const slot = Math.floor(world.nowMs / PRICE_MS);
  const off = (world.chance('otc.index', fiat, slot) % (2 * PREMIUM + 1)) - PREMIUM;
  const rate = USD_RATES[fiat];
  return new Decimal(rate)
    .times(10_000 + off)
    .div(10_000)
    .toDecimalPlaces(otcPriceDecimals(rate), Decimal.ROUND_HALF_UP);
}
