import { describe, expect, it, test } from 'vitest';
import { Decimal } from '@/domain/money/money';
import type { FuturesDraft } from '../futures/order-draft';
import { chosenPercent } from './chosen-percent';
import type { OrderDraft } from './order-draft';

const BALANCE = new Decimal('1000');
const spot: OrderDraft = {
  symbol: 'BTC/USDT',
  side: 'buy',
  kind: 'stop_limit',
  price: '60000',
  suggestedMs: 0,
  stop: '59000',
  stopLimit: '58000',
  amount: '0.1',
  unit: 'base',
};
// A quarter of three lots is none, so the percentage cannot be derived from the lots.
const futures: FuturesDraft = {
  symbol: 'BTC/USDT',
  kind: 'limit',
  price: '60000',
  suggestedMs: 0,
  share: '',
  multiple: 20,
};

test('there is no chosen percentage before the slider was used', () =>
  expect(chosenPercent(null, spot, BALANCE)).toBeNull());

describe('in the spot form a chosen percentage', () => {
  it('stays while form and balance stay the same', () =>
    expect(chosenPercent({ percent: 25, form: spot, available: BALANCE }, { ...spot }, new Decimal('1000'))).toBe(25));

  it.each([
    ['another market', { symbol: 'ETH/USDT' }],
    ['another side', { side: 'sell' }],
    ['another kind', { kind: 'limit' }],
    ['another price', { price: '61000' }],
    ['another stop', { stop: '59500' }],
    ['another limit of the stop', { stopLimit: '58500' }],
    ['no price', { price: '' }],
    ['a typed amount', { amount: '0.2' }],
    ['another coin', { unit: 'quote' }],
  ] as const)('ends with %s', (_, change) => {
    expect(
      chosenPercent({ percent: 25, form: spot, available: BALANCE }, { ...spot, ...change }, new Decimal('1000')),
    ).toBeNull();
  });
});

describe('in the futures form a chosen percentage', () => {
  it('stays while form and balance stay the same', () => {
    expect(chosenPercent({ percent: 25, form: futures, available: BALANCE }, { ...futures }, new Decimal('1000'))).toBe(
      25,
    );
  });

  it.each([
    ['another market', { symbol: 'ETH/USDT' }],
    ['another kind', { kind: 'trigger' }],
    ['another price', { price: '61000' }],
    ['another leverage', { multiple: 50 }],
    ['typed lots', { share: '1' }],
  ] as const)('ends with %s', (_, change) => {
    expect(
      chosenPercent({ percent: 25, form: futures, available: BALANCE }, { ...futures, ...change }, new Decimal('1000')),
    ).toBeNull();
  });
});

test.each([
  ['another balance', new Decimal('1000.5')],
  ['an unknown balance', null],
])('a chosen percentage ends with %s', (_, available) => {
  expect(chosenPercent({ percent: 25, form: spot, available: BALANCE }, { ...spot }, available)).toBeNull();
});
