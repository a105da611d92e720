import type { FiatCode } from '@/domain/money/fiat';
import { type Money, money } from '@/domain/money/money';
import type { OtcMethod } from '@/domain/otc/otc';
import { MINUTE_MS } from '@/domain/time';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { adPriceNow } from './ad-price';
import { changeAd } from './ad-stock';
import { type NewOrder, openOrder } from './open';
import { partyFor } from './parties';
import type { OtcAdRow, OtcOrderRow } from './tables';

/**
 * Takes USDT from a customer's advertisement for a simulated trader or another customer. The caller has checked that
 * enough is left.
 */
export function takeFromAd(
  world: World,
  ad: OtcAdRow,
  other: NewOrder['other'],
  number: Money,
  method: OtcMethod,
): OtcOrderRow {
  const { id: adId, userId, side, payMinutes } = ad;
  const [fiat, price, payMs] = [ad.fiat as FiatCode, adPriceNow(world, ad), payMinutes * MINUTE_MS];
  const order = openOrder(world, { userId, other, adId, side, fiat, price, number, method, payMs });
  changeAd(world, adId, { rest: money(ad.rest).minus(number).toFixed() }, order);
  const { number: amount, amount: total } = order;
  const { name } = partyFor(world, order, userId);
  sendMessage(world, userId, 'otcTaken', { name, amount, coin: 'USDT', total, fiat });
  return order;
}
