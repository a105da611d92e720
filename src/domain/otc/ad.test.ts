import { expect, it } from 'vitest';
import { Decimal } from '../money/money';
import { OTC_PRICE, otcAdPrice, otcAdViolations } from './ad';
import { OTC_BUY, type OtcMethod } from './otc';

const INDEX = new Decimal('17500');
const good = { type: OTC_PRICE.fixed, value: '17600', number: '500', min: '20', max: '300' } as const;
type Written = Record<'value' | 'number' | 'min' | 'max', string> & { type: 1 | 2; methods?: OtcMethod[] };

const problemOf = ({ type, methods = ['bank'], ...amounts }: Written, maxBefore: Decimal | null = null) =>
  otcAdViolations(
    {
      type,
      side: OTC_BUY,
      methods,
      value: new Decimal(amounts.value),
      number: new Decimal(amounts.number),
      min: new Decimal(amounts.min),
      max: new Decimal(amounts.max),
    },
    {
      index: INDEX,
      decimals: 0,
      rate: '17500',
      fiatUsdPerOrder: null,
      hasCancelledTooMuch: null,
      hasCard: null,
      available: null,
      openAds: null,
      maxBefore,
    },
  )[0]?.code ?? null;

it.each<[string, Partial<Written>, string | null]>([
  ['a price near the index', {}, null],
  ['the lowest fixed price', { value: '14000' }, null],
  ['one below it', { value: '13999' }, 'otc_ad_price'],
  ['the highest fixed price', { value: '21000' }, null],
  ['one above it', { value: '21001' }, 'otc_ad_price'],
  ['more decimals than the currency has', { value: '17600.5' }, 'otc_ad_price'],
  ['the lowest floating price', { type: 2, value: '90' }, null],
  ['less than that', { type: 2, value: '89.99' }, 'otc_ad_price'],
  ['the highest floating price', { type: 2, value: '110' }, null],
  ['more than that', { type: 2, value: '110.01' }, 'otc_ad_price'],
  ['three decimals of a percent', { type: 2, value: '100.125' }, 'otc_ad_price'],
  ['less than the smallest order', { number: '9.99', min: '10', max: '10' }, 'otc_ad_number'],
  ['more than may be offered', { number: '100000.01' }, 'otc_ad_number'],
  ['all that may be offered', { number: '100000' }, null],
  ['a smallest order below the least', { min: '9.99' }, 'otc_ad_min'],
  ['the least smallest order', { min: '10' }, null],
  ['a smallest order of more than there is', { min: '500.01', max: '500.01' }, 'otc_ad_min'],
  ['a largest order below the smallest', { max: '19.99' }, 'otc_ad_max'],
  ['a largest order of the same', { max: '20' }, null],
  ['a largest order of all there is', { max: '500' }, null],
  ['a largest order of more', { max: '500.01' }, 'otc_ad_max'],
  ['no way to pay', { methods: [] }, 'otc_ad_methods'],
  ['everything wrong: the price is said first', { value: '1', number: '1', min: '1', max: '0.5' }, 'otc_ad_price'],
  [
    'a way to pay missing beside it: that is said before any range',
    { value: '1', number: '1', min: '1', max: '0.5', methods: [] },
    'otc_ad_methods',
  ],
])('%s', (_name, written, verdict) => {
  expect(problemOf({ ...good, ...written })).toBe(verdict);
});

it.each([
  ['it has had', '300', null],
  ['of more', '300.01', 'otc_ad_max'],
])('an advertisement of which a part was taken may have the largest order %s', (_name, max, verdict) => {
  expect(problemOf({ ...good, number: '100', max }, new Decimal('300'))).toBe(verdict);
});

it.each([
  [OTC_PRICE.fixed, '17600', '17500', 0, '17600'],
  [OTC_PRICE.floating, '100', '17500', 0, '17500'],
  [OTC_PRICE.floating, '100.25', '17503', 0, '17547'],
  [OTC_PRICE.floating, '99.5', '1.001', 3, '0.996'],
] as const)('price type %i of %s at an index of %s with %i decimals is %s', (type, value, index, decimals, price) => {
  expect(otcAdPrice({ type, value: new Decimal(value) }, new Decimal(index), decimals).toFixed()).toBe(price);
});
