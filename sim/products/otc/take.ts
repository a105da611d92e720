import type { CallInput, CallRefusal } from '@/contract/calls';
import { USD_RATES } from '@/domain/money/fiat';
import { OTC_MAX_CANCELS, OTC_SELL } from '@/domain/otc/otc';
import { type OtcCustomerFacts, otcTakeViolations } from '@/domain/otc/take';
import { fiatUsdPerOrder } from '@/domain/payout/payout';
import { exchangeDayStart } from '@/domain/time';
import { type Outcome, ok, type Refused, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { identityLevel } from '../payout/limits';
import { OTC_ACCOUNT } from './ad-stock';
import { takeFromAd } from './from-ad';
import { fiatDecimalsOf } from './merchants';
import { type Offer, offerOf } from './offers';
import { openOrder } from './open';
import type { OtcOrderRow } from './tables';

type Take = CallInput<'POST /otc/order'>;
type TakeRefusal = CallRefusal<'POST /otc/order'>;

/**
 * Takes a merchant's or another customer's advertisement, and sets the USDT aside. The order of the refusals is part of
 * the contract.
 */
export function takeAd(world: World, user: UserRow, input: Take): Outcome<OtcOrderRow, TakeRefusal> {
  const offer = offerOf(world, input.ad_id);
  if (!offer?.methods.includes(input.method)) return refuse('ad_unknown');
  return whyNot(world, user, offer, input) ?? ok(book(world, user.id, offer, input));
}

/** Whether a customer has cancelled so many orders today that buying is barred until tomorrow. */
export function cancelsTooMuch({ tables: { otcOrders }, nowMs }: World, userId: number): boolean {
  const today = exchangeDayStart(nowMs);
  // All cancelled orders are checked, because an order may be cancelled after a later one.
  const cancelled = otcOrders.list('cancelled', userId);
  return cancelled.filter(({ endedMs }) => endedMs >= today).length >= OTC_MAX_CANCELS;
}

function whyNot(world: World, user: UserRow, offer: Offer, { number, price }: Take): Refused<TakeRefusal> | null {
  if (offer.ad?.userId === user.id) return refuse('otc_own_ad');
  if (!price.eq(offer.price)) return refuse('otc_price_moved');
  return refusalOf(
    otcTakeViolations(number, {
      ...offer,
      ...customerFactsOf(world, user),
      fiatDecimals: fiatDecimalsOf(offer.fiat),
      rate: USD_RATES[offer.fiat],
      openOrders: world.tables.otcOrders.count('taken', user.id),
    }),
  );
}

/** The facts about a customer on which the rules of orders and advertisements depend. */
export const customerFactsOf = (world: World, user: UserRow): OtcCustomerFacts => ({
  fiatUsdPerOrder: fiatUsdPerOrder(identityLevel(user)),
  hasCancelledTooMuch: cancelsTooMuch(world, user.id),
  hasCard: world.tables.bankCards.count('user', user.id) > 0,
  available: world.ledger.available(user.id, OTC_ACCOUNT, 'USDT'),
});

function book(world: World, userId: number, offer: Offer, { number, method }: Take): OtcOrderRow {
  const { ad, party: other, side, fiat, price, payMs } = offer;
  const row = ad
    ? takeFromAd(world, ad, { takerId: userId }, number, method)
    : openOrder(world, { userId, other, adId: 0, side, fiat, price, number, method, payMs });
  const note = { atMs: world.nowMs, reason: 'otcLock', ref: String(row.id) } as const;
  if (side === OTC_SELL) world.ledger.freeze(userId, OTC_ACCOUNT, 'USDT', number, note);
  return row;
}
