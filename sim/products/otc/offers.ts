import type { FiatCode } from '@/domain/money/fiat';
import { type Money, min, money } from '@/domain/money/money';
import { OTC_BUY, OTC_PAY_MS, type OtcMethod, type OtcSide } from '@/domain/otc/otc';
import { MINUTE_MS } from '@/domain/time';
import type { World } from '../../world';
import { canBeTaken } from './ad-checks';
import { adPriceNow } from './ad-price';
import { adOf, adsFor } from './merchants';
import { customerParty } from './parties';
import type { Party } from './party';
import { otherSide } from './sides';
import type { OtcAdRow } from './tables';

/** Ids of customers' advertisements begin above all ids of merchants' advertisements. */
const CUSTOMER_ADS_FROM = 1_000_000;

/** An offer that a customer can take, as of now: a merchant's advertisement or another customer's. */
export interface Offer {
  readonly id: number;
  readonly party: Party;
  /** The customer's advertisement; null for a merchant's. */
  readonly ad: OtcAdRow | null;
  /** The side of the customer who takes it. */
  readonly side: OtcSide;
  readonly fiat: FiatCode;
  readonly price: Money;
  /** In USDT. */
  readonly min: Money;
  readonly max: Money;
  readonly methods: readonly OtcMethod[];
  /** Time to pay, in milliseconds. */
  readonly payMs: number;
}

/** A customer's advertisement as an offer, even if it cannot be taken now. */
export const offerOfAd = (world: World, ad: OtcAdRow): Offer => ({
  id: CUSTOMER_ADS_FROM + ad.id,
  party: customerParty(world, ad.userId),
  ad,
  side: otherSide(ad.side),
  fiat: ad.fiat as FiatCode,
  price: adPriceNow(world, ad),
  min: money(ad.min),
  max: min(money(ad.max), money(ad.rest)),
  methods: ad.methods.split(',') as OtcMethod[],
  payMs: ad.payMinutes * MINUTE_MS,
});

type MerchantAd = NonNullable<ReturnType<typeof adOf>>;
const offerOfMerchant = ({ merchant, ...offer }: MerchantAd): Offer => ({
  ...offer,
  party: merchant,
  ad: null,
  methods: merchant.methods,
  payMs: OTC_PAY_MS,
});

/** Advertisements of locked customers are not offered. */
const isOffered = (world: World, ad: OtcAdRow): boolean =>
  canBeTaken(world, ad) && !world.tables.users.need(ad.userId).isLocked;

/** An offer by its id; null when it cannot be taken. */
export function offerOf(world: World, id: number): Offer | null {
  if (id <= CUSTOMER_ADS_FROM) {
    const ad = adOf(world, id);
    return ad && offerOfMerchant(ad);
  }
  const ad = world.tables.otcAds.get(id - CUSTOMER_ADS_FROM);
  return ad && isOffered(world, ad) ? offerOfAd(world, ad) : null;
}

/** All offers of merchants and other customers for a side and currency, the best price for the customer first. */
export function offersFor(world: World, userId: number, side: OtcSide, fiat: FiatCode): Offer[] {
  const ofCustomers = world.tables.otcAds
    .list('offer', `${otherSide(side)}|${fiat}`)
    .filter((ad) => ad.userId !== userId && isOffered(world, ad))
    .map((ad) => offerOfAd(world, ad));
  const found = [...adsFor(world, side, fiat).map(offerOfMerchant), ...ofCustomers];
  return found.sort((a, b) => (side === OTC_BUY ? a.price.cmp(b.price) : b.price.cmp(a.price)) || a.id - b.id);
}
