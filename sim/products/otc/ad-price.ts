import type { FiatCode } from '@/domain/money/fiat';
import { type Money, money } from '@/domain/money/money';
import { otcAdPrice } from '@/domain/otc/ad';
import type { World } from '../../world';
import { otcIndex } from './index-price';
import { priceDecimalsOf } from './merchants';
import type { OtcAdRow } from './tables';

/** Current price of one USDT in a customer's advertisement, in its fiat currency. */
export const adPriceNow = (world: World, { fiat, priceType, priceValue }: OtcAdRow): Money => {
  const index = otcIndex(world, fiat as FiatCode);
  return otcAdPrice({ type: priceType, value: money(priceValue) }, index, priceDecimalsOf(fiat));
};
