import { type Money, money } from '@/domain/money/money';
import { OTC_AD_MAX_LAPSES, OTC_AD_STATUS } from '@/domain/otc/ad';
import { OTC_BUY, OTC_SELL, OTC_STATUS } from '@/domain/otc/otc';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { scheduleAdCheck } from './ad-checks';
import { customersOf } from './sides';
import type { OtcAdRow, OtcOrderRow } from './tables';

/** Account kind for money from outside (contract section 1.3). OTC trades debit and credit it. */
export const OTC_ACCOUNT = 'legal';

const noteOf = (world: World, { id }: Pick<OtcAdRow, 'id'>, reason: 'otcLock' | 'otcReturn') =>
  ({ atMs: world.nowMs, reason, ref: `ad ${id}` }) as const;

/** Freezes what a selling advertisement offers more than before, or releases what it offers less. */
export function adjustFrozen(world: World, ad: Pick<OtcAdRow, 'id' | 'userId'>, before: Money, after: Money): void {
  const more = after.minus(before);
  const [id, kind, asset] = [ad.userId, OTC_ACCOUNT, 'USDT'] as const;
  if (more.gt(0)) world.ledger.freeze(id, kind, asset, more, noteOf(world, ad, 'otcLock'));
  else if (more.lt(0)) world.ledger.release(id, kind, asset, more.neg(), noteOf(world, ad, 'otcReturn'));
}

/**
 * Notifies the owner's clients that an advertisement has changed, and all other clients that the offers have. Where an
 * order caused the change, its customers are left out, because the event of the order is enough for them.
 */
export function notifyAd(world: World, { userId }: OtcAdRow, order: OtcOrderRow | null): void {
  if (!order) world.push(userId, 'otc', { type: 'otc', to: userId, id: 0 });
  world.pushToOthers(order ? customersOf(order) : [userId], 'otc', { type: 'otc', to: 0, id: 0 });
}

/**
 * Changes an advertisement, reschedules its next check, and notifies clients. `order` is the order that caused the
 * change.
 */
export function changeAd(
  world: World,
  id: number,
  changed: Partial<Omit<OtcAdRow, 'id'>>,
  order: OtcOrderRow | null,
): OtcAdRow {
  const row = world.tables.otcAds.update(id, changed);
  scheduleAdCheck(world, row);
  notifyAd(world, row, order);
  return row;
}

/** Ends an advertisement. USDT that it had frozen outside of open orders are released. */
export function endAd(world: World, ad: OtcAdRow, order: OtcOrderRow | null): OtcAdRow {
  if (ad.side === OTC_SELL) adjustFrozen(world, ad, money(ad.rest), money('0'));
  return changeAd(world, ad.id, { status: OTC_AD_STATUS.ended, rest: '0' }, order);
}

/** Whether the USDT of a cancelled order return to its advertisement and stay frozen. */
export function isHeldByAd({ tables: { otcAds } }: World, { adId }: OtcOrderRow): boolean {
  return adId !== 0 && otcAds.need(adId).status !== OTC_AD_STATUS.ended;
}

/**
 * Updates an advertisement after the end of one of its orders. An amount not traded is offered again. The advertisement
 * ends when too little is left, and is paused when its customer left too many orders in a row unpaid.
 * @param lapsed the payment deadline passed
 */
export function updateAdAfterOrder(world: World, order: OtcOrderRow, lapsed = false): void {
  if (order.adId === 0) return;
  const { otcAds, otcOrders } = world.tables;
  const ad = otcAds.need(order.adId);
  const isDone = order.status === OTC_STATUS.done;
  const traded = isDone ? money(ad.traded).plus(order.number).toFixed() : ad.traded;
  if (ad.status === OTC_AD_STATUS.ended) {
    if (isDone) otcAds.update(ad.id, { traded });
    return;
  }
  const rest = isDone ? ad.rest : money(ad.rest).plus(order.number).toFixed();
  const isOwnFault = lapsed && order.side === OTC_BUY;
  const lapses = isDone ? 0 : ad.lapses + Number(isOwnFault);
  const pauses = isOwnFault && lapses >= OTC_AD_MAX_LAPSES && ad.status === OTC_AD_STATUS.online;
  const changed = { traded, rest, lapses, ...(pauses && { status: OTC_AD_STATUS.paused }) };
  const ends = money(rest).lt(ad.min) && otcOrders.count('ad', ad.id) === 0;
  if (ends) endAd(world, otcAds.update(ad.id, changed), order);
  else changeAd(world, ad.id, changed, order);
  if (pauses) sendMessage(world, ad.userId, 'otcAdPaused', { count: lapses });
  if (ends) sendMessage(world, ad.userId, 'otcAdDone', { amount: traded, coin: 'USDT' });
}
