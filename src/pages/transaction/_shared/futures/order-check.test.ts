import { describe, expect, test } from 'vitest';
import { LONG, SHORT } from '@/domain/futures/futures';
import { Decimal } from '@/domain/money/money';
import { type Circumstances, fieldOf, futuresProblems, namedProblems, startingMultiple } from './order-check';
import { type FuturesOrder, previewOf } from './preview';

const d = (value: number | string) => new Decimal(value);
const LAST = d('60000');
const terms = { priceDecimals: 2, shareNum: d('0.001'), spread: d(8), feePercent: d('0.03'), overnightPercent: null };
const good: FuturesOrder = { direction: LONG, kind: 'limit', limit: d('59000'), share: d(12), multiple: 20 };

function codes(change: Partial<FuturesOrder>, available: string | null = '5000', now: Partial<Circumstances> = {}) {
  const order = { ...good, ...change };
  const problems = futuresProblems(order, {
    last: LAST,
    priceDecimals: 2,
    offer: { multiples: [5, 20, 100], shareLimit: { min: 2, max: 5000 } },
    preview: previewOf(order, LAST, terms, 0),
    available: available === null ? null : d(available),
    ...now,
  });
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problem.code]));
}

describe('what is wrong with an order', () => {
  const rows: readonly (readonly [string, Partial<FuturesOrder>, Record<string, string>])[] = [
    ['nothing', {}, {}],
    ['nothing at the market, whatever stands in the price', { kind: 'market', limit: d(Number.NaN) }, {}],
    ['no price', { limit: d(Number.NaN) }, { price: 'price_invalid' }],
    ['a price of zero', { limit: d(0) }, { price: 'price_invalid' }],
    ['too many decimals', { limit: d('59000.001') }, { price: 'price_step' }],
    ['a long at the market', { limit: LAST }, { price: 'limit_not_below' }],
    ['a long above the market', { limit: d('60000.01') }, { price: 'limit_not_below' }],
    ['a short at the market', { direction: SHORT, limit: LAST }, { price: 'limit_not_above' }],
    ['a short below the market', { direction: SHORT, limit: d('59999.99') }, { price: 'limit_not_above' }],
    ['no lots', { share: d(Number.NaN) }, { share: 'share_invalid' }],
    ['part of a lot', { share: d('1.5') }, { share: 'share_invalid' }],
    ['fewer lots than allowed', { share: d(1) }, { share: 'share_out_of_range' }],
    ['more lots than allowed', { share: d(5001) }, { share: 'share_out_of_range' }],
    ['a multiple that is not offered', { multiple: 50 }, { multiple: 'multiple_invalid' }],
    ['more than the balance pays', { share: d(3000) }, { share: 'margin_insufficient' }],
    [
      'everything at once',
      { limit: d(0), share: d(0), multiple: 3 },
      { price: 'price_invalid', share: 'share_invalid', multiple: 'multiple_invalid' },
    ],
    ['a wrong price does not speak of money', { limit: d('61000'), share: d(3000) }, { price: 'limit_not_below' }],
  ];
  test.each(rows)('%s', (_, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  test('margin and fee to the last digit are paid, and one less is not', () => {
    const required = previewOf(good, LAST, terms, 0)?.required ?? d(0);
    expect(codes({}, required.toFixed())).toEqual({});
    expect(codes({}, required.sub('0.00000001').toFixed())).toEqual({ share: 'margin_insufficient' });
  });

  test('what is not known yet is left to the server', () => {
    expect(codes({ share: d(9000), multiple: 3 }, null, { offer: null })).toEqual({});
  });
});

describe('which problems a form names', () => {
  const named = (limit: string, share: number, pressed: 'long' | 'short' | null, available = '5000') => {
    const of = (direction: FuturesOrder['direction']) => {
      const order = { ...good, direction, limit: d(limit), share: d(share) };
      const preview = previewOf(order, LAST, terms, 0);
      const offer = { multiples: [5, 20, 100], shareLimit: { min: 2, max: 5000 } };
      return futuresProblems(order, { last: LAST, priceDecimals: 2, offer, preview, available: d(available) });
    };
    const problems = namedProblems({ long: of(LONG), short: of(SHORT) }, pressed);
    return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problem.code]));
  };
  const rows: readonly (readonly [string, string, number, 'long' | 'short' | null, Record<string, string>])[] = [
    ['a price that is wrong for one side only is not named before a side is pressed', '61000', 12, null, {}],
    ['it is named for the side that is pressed', '61000', 12, 'long', { price: 'limit_not_below' }],
    ['and not for the other', '61000', 12, 'short', {}],
    ['below the market it is the short that cannot', '59000', 12, 'short', { price: 'limit_not_above' }],
    ['at the market neither can, each for its own reason', '60000', 12, null, {}],
    ['at the market the short says its own', '60000', 12, 'short', { price: 'limit_not_above' }],
    ['what is wrong for both is named at once', '59000', 1, null, { share: 'share_out_of_range' }],
    ['a price that is none is wrong for both', '0', 12, null, { price: 'price_invalid' }],
    [
      'a pressed side names all that keeps it back',
      '61000',
      1,
      'long',
      { price: 'limit_not_below', share: 'share_out_of_range' },
    ],
  ];
  test.each(rows)('%s', (_, limit, share, pressed, expected) => {
    expect(named(limit, share, pressed)).toEqual(expected);
  });

  test('money is missing for the side whose price is right', () => {
    expect(named('61000', 3000, 'short')).toEqual({ share: 'margin_insufficient' });
    expect(named('61000', 3000, null)).toEqual({});
  });
});

test('a refusal of the server goes to its field, or to none', () => {
  const fields = ['price_step', 'limit_not_above', 'share_invalid', 'margin_insufficient', 'multiple_invalid'] as const;
  expect(fields.map(fieldOf)).toEqual(['price', 'price', 'share', 'share', 'multiple']);
  expect((['market_halted', 'too_many_orders', null] as const).map(fieldOf)).toEqual([null, null, null]);
});

test.each([
  [20, [5, 10, 20], 20],
  [50, [5, 10, 20], 10],
  [0, [100, 5, 20, 10, 50], 20],
  [0, [], 0],
])('a form that had %i begins, offered %j, with %i', (chosen, offered, expected) => {
  expect(startingMultiple(chosen, offered)).toBe(expected);
});
