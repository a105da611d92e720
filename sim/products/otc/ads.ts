import type { CallInput, CallRefusal } from '@/contract/calls';
import { type FiatCode, USD_RATES } from '@/domain/money/fiat';
import { money, ZERO } from '@/domain/money/money';
import { OTC_AD_STATUS, type OtcAdFacts, type OtcAdTerms, otcAdViolations } from '@/domain/otc/ad';
import { OTC_BUY, OTC_MAX_CANCELS, OTC_SELL, type OtcSide } from '@/domain/otc/otc';
import type { OtcCustomerFacts } from '@/domain/otc/take';
import { type Outcome, ok, type Refused, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { scheduleAdCheck } from './ad-checks';
import { adjustFrozen, changeAd, endAd, notifyAd, OTC_ACCOUNT } from './ad-stock';
import { otcIndex } from './index-price';
import { priceDecimalsOf } from './merchants';
import type { OtcAdRow } from './tables';
import { cancelsTooMuch, customerFactsOf } from './take';

type Publish = CallInput<'POST /otc/ad'>;
type Edit = CallInput<'POST /otc/ad_edit'>;

const termsOf = (input: Edit | Publish): OtcAdTerms => ({
  type: input.price_type,
  value: input.price_value,
  number: input.number,
  min: input.min,
  max: input.max,
  methods: input.methods,
});

/** The first refusal of an advertisement, in the order of the contract; null when it is valid. */
function whyNot(
  world: World,
  user: UserRow,
  { side, fiat }: { readonly side: OtcSide; readonly fiat: FiatCode },
  input: Edit | Publish,
  facts: Pick<OtcAdFacts, 'openAds' | 'maxBefore'> & Partial<OtcCustomerFacts>,
): Refused<CallRefusal<'POST /otc/ad'>> | null {
  const market = { index: otcIndex(world, fiat), decimals: priceDecimalsOf(fiat), rate: USD_RATES[fiat] };
  return refusalOf(
    otcAdViolations({ ...termsOf(input), side }, { ...market, ...customerFactsOf(world, user), ...facts }),
  );
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

/** Publishes an advertisement and freezes what it sells. The order of the refusals is part of the contract. */
export function publishAd(world: World, user: UserRow, input: Publish): Outcome<OtcAdRow, CallRefusal<'POST /otc/ad'>> {
  const { otcAds } = world.tables;
  const wrong = whyNot(world, user, input, input, { openAds: otcAds.count('stands', user.id), maxBefore: null });
  if (wrong) return wrong;
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
  if (input.side === OTC_SELL) adjustFrozen(world, row, ZERO, input.number);
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
  const rest = money(ad.rest);
  // What the advertisement holds already may be offered again. Its owner's card and cancellations no longer matter.
  const free = world.ledger.available(user.id, OTC_ACCOUNT, 'USDT').plus(rest);
  const known = { openAds: null, hasCancelledTooMuch: null, hasCard: null };
  const facts = { ...known, maxBefore: money(ad.max), available: free };
  const wrong = whyNot(world, user, { side: ad.side as OtcSide, fiat: ad.fiat as FiatCode }, input, facts);
  if (wrong) return wrong as typeof wrong & Refused<CallRefusal<'POST /otc/ad_edit'>>;
  if (ad.side === OTC_SELL) adjustFrozen(world, ad, rest, input.number);
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
    return refuse('otc_too_many_cancels', { most: OTC_MAX_CANCELS });
  return ok(changeAd(world, id, status === OTC_AD_STATUS.online ? { status, lapses: 0 } : { status }, null));
}
