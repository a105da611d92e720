import fc from 'fast-check';
import { it } from 'vitest';
import { USD_RATES } from '@/domain/money/fiat';
import type { Decimal } from '@/domain/money/money';
import { OTC_PRICE_TYPES, otcAdViolations } from '@/domain/otc/ad';
import { otcAppealTimeViolations, otcAppealViolations } from '@/domain/otc/appeal';
import { OTC_APPEAL_MS, OTC_METHODS, OTC_SELL, OTC_SIDES, OTC_STATUS, type OtcSide } from '@/domain/otc/otc';
import { otcTakeViolations } from '@/domain/otc/take';
import { otcCustomer } from '../../testing/otc-customer';
import {
  expectMeeting,
  expectVerdict,
  mostly,
  seed,
  typedAmount,
  typedMoney,
  Verdicts,
} from '../../testing/rule-check';
import { type Bench, openBench } from '../../testing/world';
import { otcIndex } from './index-price';
import { fiatDecimalsOf, priceDecimalsOf } from './merchants';
import { offersFor } from './offers';
import { customerFactsOf } from './take';

const side = fc.constantFrom<OtcSide>(...OTC_SIDES);
const fiat = fc.constantFrom('USD', 'IDR');
const who = fc.record({ hasCard: fc.integer({ min: 0, max: 4 }).map((draw) => draw > 0), cancels: fc.nat(3) });

function open({ hasCard, cancels }: typeof who extends fc.Arbitrary<infer Who> ? Who : never) {
  const bench = openBench();
  const ana = otcCustomer(bench);
  const { bankCards, users } = bench.world.tables;
  if (!hasCard) bankCards.remove(1);
  const user = () => users.need(ana.id);
  for (let count = 0; count < cancels; count += 1) {
    const { id } = ana.call('POST /otc/order', firstOffer(bench, ana.id)).message as { id: number };
    ana.call('POST /otc/cancel', { id });
  }
  return { bench, ana, user };
}

function firstOffer({ world }: Bench, userId: number) {
  const [offer] = offersFor(world, userId, 1, 'USD');
  if (!offer) throw new Error('nobody sells');
  const { id, min, price, methods } = offer;
  return { ad_id: id, number: min.toFixed(), price: price.toFixed(), method: methods[0] ?? 'bank' };
}

const take = fc.record({ side, fiat, nth: fc.nat(3), number: typedAmount(0, 20, 100, 500, 1000), edge: fc.nat(4) });

it(`the form’s rules and the exchange agree on any order, seed ${seed}`, () => {
  const met = new Verdicts(
    'amount_invalid',
    'otc_too_small',
    'otc_too_large',
    'otc_too_many_open',
    'otc_too_many_cancels',
    'payout_details_missing',
    'insufficient_balance',
    undefined,
  );
  expectMeeting(
    fc.property(fc.array(take, { minLength: 5, maxLength: 12 }), who, (takes, person) => {
      const { bench, ana, user } = open(person);
      const { world } = bench;
      for (const { nth, edge, ...asked } of takes) {
        const offers = offersFor(world, ana.id, asked.side, asked.fiat);
        const offer = offers[nth % offers.length];
        if (!offer) continue;
        const number = edge === 0 ? offer.min.toFixed() : edge === 1 ? offer.max.toFixed() : asked.number;
        const violations = otcTakeViolations(typedMoney(number), {
          ...offer,
          ...customerFactsOf(world, user()),
          fiatDecimals: fiatDecimalsOf(offer.fiat),
          rate: USD_RATES[offer.fiat],
          openOrders: world.tables.otcOrders.count('taken', ana.id),
        });
        const sent = { ad_id: offer.id, number, price: offer.price.toFixed(), method: offer.methods[0] ?? 'bank' };
        expectVerdict(ana.call('POST /otc/order', sent), violations);
        met.add(violations[0]?.code);
      }
    }),
    { numRuns: 35 },
    met,
  );
});

const ad = fc.record({
  side,
  fiat,
  type: fc.constantFrom(...OTC_PRICE_TYPES),
  value: mostly('index', typedAmount(80, 90, 100, 110, '110.125'), 6),
  number: mostly('500', typedAmount(10, 1000, 100_000), 6),
  min: mostly('20', typedAmount(10, 500), 6),
  max: mostly('400', typedAmount(20, 500), 6),
  methods: mostly([OTC_METHODS[0]], fc.subarray([...OTC_METHODS]), 3),
});

it(`the form’s rules and the exchange agree on any advertisement, seed ${seed}`, () => {
  const met = new Verdicts(
    'otc_ad_price',
    'otc_ad_number',
    'otc_ad_min',
    'otc_ad_max',
    'otc_ad_methods',
    'otc_too_many_ads',
    'otc_too_many_cancels',
    'payout_details_missing',
    'insufficient_balance',
    undefined,
  );
  expectMeeting(
    fc.property(fc.array(ad, { minLength: 8, maxLength: 12 }), who, (ads, person) => {
      const { bench, ana, user } = open(person);
      const { world } = bench;
      const { otcAds } = world.tables;
      for (const given of ads) {
        const code = given.fiat as 'USD';
        const index = otcIndex(world, code);
        const value = given.value === 'index' ? (given.type === 1 ? index.toFixed() : '100') : given.value;
        const [number, min, max] = [given.number, given.min, given.max].map(typedMoney) as [Decimal, Decimal, Decimal];
        const terms = { ...given, value: typedMoney(value), number, min, max };
        const market = { index, decimals: priceDecimalsOf(code), rate: USD_RATES[code] };
        const openAds = otcAds.count('stands', ana.id);
        const violations = otcAdViolations(terms, {
          ...market,
          ...customerFactsOf(world, user()),
          openAds,
          maxBefore: null,
        });
        const sent = {
          price_type: given.type,
          price_value: value,
          number: given.number,
          min: given.min,
          max: given.max,
          methods: given.methods.join(','),
          pay_minutes: 15,
        };
        const reply = ana.call('POST /otc/ad', { ...sent, side: given.side, fiat: code });
        expectVerdict(reply, violations);
        met.add(violations[0]?.code);
        if (reply.type !== 'ok') continue;
        // The same terms once more, for the advertisement that stands: what it holds counts as available.
        const row = otcAds.need(Number((reply.message as { id: number | string }).id));
        const more = { ...terms, number: terms.number.times(3) };
        const available = world.ledger.available(ana.id, 'legal', 'USDT').plus(row.side === OTC_SELL ? row.rest : 0);
        const facts = { ...customerFactsOf(world, user()), hasCancelledTooMuch: null, hasCard: null, available };
        const edited = otcAdViolations(more, { ...market, ...facts, openAds: null, maxBefore: max });
        expectVerdict(ana.call('POST /otc/ad_edit', { id: row.id, ...sent, number: more.number.toFixed() }), edited);
      }
    }),
    { numRuns: 35 },
    met,
  );
});

const reason = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\n\t',
    'x',
    'Nothing has come',
    'Nothing\r\nhas come\t',
    'Nothing \u202esah',
    '<b></b>',
    'a < b',
    'y'.repeat(200),
    'y'.repeat(201),
  ),
  fc.string({ unit: 'grapheme', maxLength: 230 }),
);

it(`the form’s rules and the exchange agree on any appeal, seed ${seed}`, () => {
  const bench = openBench();
  const ana = otcCustomer(bench);
  const { id } = ana.call('POST /otc/order', firstOffer(bench, ana.id)).message as { id: number };
  const { nowMs } = bench.world;
  const met = new Verdicts('otc_reason_required', 'special_characters', 'otc_appeal_early', undefined);
  expectMeeting(
    fc.property(reason, fc.constantFrom(-1, 0, 1), (typed, leftMs) => {
      const fromMs = nowMs + leftMs;
      bench.world.tables.otcOrders.update(id, { status: OTC_STATUS.paid, paidMs: fromMs - OTC_APPEAL_MS });
      const violations = [...otcAppealViolations(typed), ...otcAppealTimeViolations(fromMs, nowMs)];
      expectVerdict(ana.call('POST /otc/appeal', { id, reason: typed }), violations);
      met.add(violations[0]?.code);
    }),
    { numRuns: 200 },
    met,
  );
});
