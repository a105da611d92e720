import type { CallInput, CallRefusal } from '@/contract/calls';
import { type FiatCode, USD_RATES } from '@/domain/money/fiat';
import { type Money, min, money, ZERO } from '@/domain/money/money';
import {
  OTC_AD_MIN,
  OTC_AD_MOST,
  OTC_AD_STATUS,
  OTC_MOST_ADS,
  OTC_PRICE,
  OTC_PRICE_RANGE,
  type OtcAdProblem,
  type OtcAdTerms,
  otcAdPrice,
  otcAdProblem,
} from '@/domain/otc/ad';
import { OTC_BUY, OTC_MOST_CANCELS, OTC_SELL } from '@/domain/otc/otc';
import { fiatUsdPerOrder } from '@/domain/payout/payout';
import { type Outcome, ok, type Refused, refuse } from '../../handler';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { identityLevel } from '../payout/limits';
import { scheduleAdCheck } from './ad-looks';
import { adjustFrozen, changeAd, endAd, notifyAd, OTC_ACCOUNT } from './ad-stock';
import { otcIndex } from './index-price';
import { priceDecimalsOf } from './merchants';
import type { OtcAdRow } from './tables';
import { cancelsTooMuch } from './take';

type Publish = CallInput<'POST /otc/ad'>;
type Edit = CallInput<'POST /otc/ad_edit'>;
type TermsRefusal = CallRefusal<'POST /otc/ad'> & CallRefusal<'POST /otc/ad_edit'>;

const termsOf = (input: Edit | Publish): OtcAdTerms => ({
  type: input.price_type,
  value: input.price_value,
  number: input.number,
  min: input.min,
  max: input.max,
  methods: input.methods,
});

/** The first refusal of the terms, in the order of the contract; null when they are valid. */
function whyNotTerms(world: World, user: UserRow, fiat: FiatCode, input: Edit | Publish): Refused<TermsRefusal> | null {
  const index = otcIndex(world, fiat);
  const decimals = priceDecimalsOf(fiat);
  const terms = termsOf(input);
  const problem = otcAdProblem(terms, index, decimals);
  if (problem) return refusalOf(problem, terms, index, decimals);
  const most = fiatUsdPerOrder(identityLevel(user));
  const usd = terms.max.times(otcAdPrice(terms, index, decimals)).div(USD_RATES[fiat]);
  return usd.gt(most) ? refuse('fiat_order_limit', { limit: most.toFixed() }) : null;
}

function refusalOf(problem: OtcAdProblem, { type, number, min: least }: OtcAdTerms, index: Money, decimals: number) {
  const [low, high] = OTC_PRICE_RANGE[type];
  const edge = (percent: string) => otcAdPrice({ type: OTC_PRICE.floating, value: money(percent) }, index, decimals);
  switch (problem) {
    case 'price':
      if (type === OTC_PRICE.floating) return refuse('otc_ad_price', { low: `${low}%`, high: `${high}%` });
      return refuse('otc_ad_price', { low: edge(low).toFixed(), high: edge(high).toFixed() });
    case 'number':
      return refuse('otc_ad_number', { min: OTC_AD_MIN, max: OTC_AD_MOST });
    case 'min':
      return refuse('otc_ad_min', { min: OTC_AD_MIN, max: number.toFixed() });
    case 'max':
      return refuse('otc_ad_max', { min: least.toFixed(), max: number.toFixed() });
    case 'methods':
      return refuse('otc_ad_methods');
  }
}

/** The terms as columns of a row. */
const columnsOf = (input: Edit | Publish) => ({
  priceType: input.price_type,
  priceValue: input.price_value.toFixed(),
  rest: input.number.toFixed(),
  min: input.min.toFixed(),
  max: input.max.toFixed(),
  methods: input.methods.join(','),
  payMinutes: input.pay_minutes,
});

const isShort = (world: World, userId: number, more: Money) =>
  more.gt(world.ledger.available(userId, OTC_ACCOUNT, 'USDT'));

/** Publishes an advertisement and freezes what it sells. The order of the refusals is part of the contract. */
export function publishAd(world: World, user: UserRow, input: Publish): Outcome<OtcAdRow, CallRefusal<'POST /otc/ad'>> {
  const wrong = whyNotTerms(world, user, input.fiat, input);
  if (wrong) return wrong;
  const { otcAds, bankCards } = world.tables;
  if (otcAds.count('stands', user.id) >= OTC_MOST_ADS) return refuse('otc_too_many_ads', { most: OTC_MOST_ADS });
  const isBuy = input.side === OTC_BUY;
  if (isBuy && cancelsTooMuch(world, user.id)) return refuse('otc_too_many_cancels', { most: OTC_MOST_CANCELS });
  if (!isBuy && bankCards.count('user', user.id) === 0) return refuse('payout_details_missing');
  if (!isBuy && isShort(world, user.id, input.number)) return refuse('insufficient_balance');
  const row = otcAds.insert({
    id: otcAds.nextId(),
    userId: user.id,
    side: input.side,
    fiat: input.fiat,
    ...columnsOf(input),
    traded: '0',
    status: OTC_AD_STATUS.online,
    lapses: 0,
    looks: 0,
    createdMs: world.nowMs,
  });
  if (!isBuy) adjustFrozen(world, row, ZERO, input.number);
  scheduleAdCheck(world, row);
  notifyAd(world, row, null);
  return ok(row);
}

function openAd({ tables: { otcAds } }: World, userId: number, id: number) {
  const row = otcAds.get(id);
  if (row?.userId !== userId) return refuse('otc_ad_unknown');
  return row.status === OTC_AD_STATUS.ended ? refuse('otc_ad_ended') : ok(row);
}

/** Changes the terms of an advertisement, and the frozen amount with them. */
export function editAd(world: World, user: UserRow, input: Edit): Outcome<OtcAdRow, CallRefusal<'POST /otc/ad_edit'>> {
  const found = openAd(world, user.id, input.id);
  if (!found.ok) return found;
  const { payload: ad } = found;
  const wrong = whyNotTerms(world, user, ad.fiat as FiatCode, input);
  if (wrong) return wrong;
  if (ad.side === OTC_SELL) {
    const rest = money(ad.rest);
    if (isShort(world, user.id, input.number.minus(min(rest, input.number)))) return refuse('insufficient_balance');
    adjustFrozen(world, ad, rest, input.number);
  }
  return ok(changeAd(world, ad.id, columnsOf(input), null));
}

/** Pauses an advertisement, puts it online again, or ends it. */
export function setAdState(
  world: World,
  user: UserRow,
  { id, status }: CallInput<'POST /otc/ad_state'>,
): Outcome<OtcAdRow, CallRefusal<'POST /otc/ad_state'>> {
  const found = openAd(world, user.id, id);
  if (!found.ok) return found;
  const { payload: ad } = found;
  if (status === OTC_AD_STATUS.ended) return ok(endAd(world, ad, null));
  if (status === OTC_AD_STATUS.online && ad.side === OTC_BUY && cancelsTooMuch(world, user.id))
    return refuse('otc_too_many_cancels', { most: OTC_MOST_CANCELS });
  return ok(changeAd(world, id, status === OTC_AD_STATUS.online ? { status, lapses: 0 } : { status }, null));
}
