import type { FiatCode } from '@/domain/fiat';
import { type Money, min, money } from '@/domain/money';
import { OTC_BUY, OTC_PAY_MS, type OtcMethod, type OtcSide } from '@/domain/otc';
import { MINUTE_MS } from '@/domain/time';
import type { World } from '../../world';
import { canBeTaken } from './ad-looks';
import { adPriceNow } from './ad-price';
import { adOf, adsFor } from './merchants';
import { customerParty } from './parties';
import type { Party } from './party';
import { otherSide } from './sides';
import type { OtcAdRow } from './tables';

/** Advertisements of customers have ids above all of merchants'. */
const CUSTOMER_ADS_FROM = 1_000_000;

/** What a customer can take, as it stands now: a merchant's advertisement, or another customer's. */
export interface Offer {
  readonly id: number;
  readonly party: Party;
  /** The advertisement of a customer; null for a merchant's. */
  readonly ad: OtcAdRow | null;
  /** What who takes it does. */
  readonly side: OtcSide;
  readonly fiat: FiatCode;
  readonly price: Money;
  /** USDT. */
  readonly min: Money;
  readonly max: Money;
  readonly methods: readonly OtcMethod[];
  /** How long somebody has to pay. */
  readonly payMs: number;
}

/** A customer's advertisement as an offer, whether or not it can be taken. */
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

/** Customers who may not trade any more are not traded with. */
const isOffered = (world: World, ad: OtcAdRow): boolean =>
  canBeTaken(world, ad) && !world.tables.users.need(ad.userId).isLocked;

/** An offer by its number; null where nothing can be taken under it. */
export function offerOf(world: World, id: number): Offer | null {
  if (id <= CUSTOMER_ADS_FROM) {
    const ad = adOf(world, id);
    return ad && offerOfMerchant(ad);
  }
  const ad = world.tables.otcAds.get(id - CUSTOMER_ADS_FROM);
  return ad && isOffered(world, ad) ? offerOfAd(world, ad) : null;
}

/** All that others offer a customer on one side in a currency, the best price first. */
export function offersFor(world: World, userId: number, side: OtcSide, fiat: FiatCode): Offer[] {
  const ofCustomers = world.tables.otcAds
    .list('offer', `${otherSide(side)}|${fiat}`)
    .filter((ad) => ad.userId !== userId && isOffered(world, ad))
    .map((ad) => offerOfAd(world, ad));
  const found = [...adsFor(world, side, fiat).map(offerOfMerchant), ...ofCustomers];
  return found.sort((a, b) => (side === OTC_BUY ? a.price.cmp(b.price) : b.price.cmp(a.price)) || a.id - b.id);
}
