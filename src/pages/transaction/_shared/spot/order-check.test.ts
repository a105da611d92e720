import { describe, expect, it } from 'vitest';
import type { Pair } from '@/data/market/quotes';
import { Decimal } from '@/domain/money/money';
import { BUY, SELL } from '@/domain/spot/spot';
import { fieldOf, orderProblems, typed, worseThanMarket } from './order-check';

const pair = {
  price_decimals: 2,
  amount_decimals: 3,
  min_amount: '0.01',
  coin_trade_fee: '0.002',
  currency_name: 'BTC',
} as Pair;
const rich = new Decimal('1000000');

describe('orderProblems', () => {
  it.each([
    ['100', '1', null, null],
    ['', '', 'price_invalid', 'amount_invalid'],
    ['0', '1', 'price_invalid', null],
    ['100.123', '1', 'price_step', null],
    ['100', '1.2345', null, 'amount_step'],
    ['100', '0.001', null, 'amount_too_small'],
    ['100.123', '0.001', 'price_step', 'amount_too_small'],
    ['1000001', '1', null, 'insufficient_balance'],
    // Without a price the cost is unknown.
    ['', '999999999', 'price_invalid', null],
  ] as const)('price %j, amount %j', (price, amount, ofPrice, ofAmount) => {
    const order = { side: BUY, price: typed(price), amount: typed(amount), marketCost: null } as const;
    const problems = orderProblems(order, pair, rich);
    expect(problems.price?.code ?? null).toBe(ofPrice);
    expect(problems.amount?.code ?? null).toBe(ofAmount);
  });

  it('names the smallest amount and its coin', () => {
    const order = { side: BUY, price: typed('1'), amount: typed('0.001'), marketCost: null } as const;
    expect(orderProblems(order, pair, null).amount?.params).toMatchObject({ min: '0.01', asset: 'BTC' });
  });

  it.each([
    ['100', undefined],
    ['101', 'insufficient_balance'],
  ] as const)('judges a market buy by what the book asks: %s of 100', (cost, code) => {
    const order = { side: BUY, price: typed('1'), amount: typed('1'), marketCost: new Decimal(cost) } as const;
    expect(orderProblems(order, pair, new Decimal(100)).amount?.code).toBe(code);
  });

  it('does not judge what a visitor could pay', () => {
    const order = { side: SELL, price: typed('1'), amount: typed('5'), marketCost: null } as const;
    expect(orderProblems(order, pair, null)).toEqual({});
  });
});

it.each([
  ['price_step', 'price'],
  ['amount_too_small', 'amount'],
  ['insufficient_balance', 'amount'],
  ['market_halted', null],
  [null, null],
] as const)('shows %s beside %s', (code, field) => {
  expect(fieldOf(code)).toBe(field);
});

it.each([
  [BUY, '112', 12],
  [BUY, '88', 0],
  [SELL, '88', 12],
  [SELL, '112', 0],
] as const)('side %i at %s is %i percent worse than 100', (side, price, percent) => {
  expect(worseThanMarket(side, new Decimal(price), new Decimal(100))).toBe(percent);
});
