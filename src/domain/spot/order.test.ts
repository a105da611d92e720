import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/money';
import { type SpotOrderFacts, spotOrderViolations } from './order';
import { BUY, SELL, type Side } from './spot';

const d = (value: string) => new Decimal(value === '' ? Number.NaN : value);
const facts: SpotOrderFacts = {
  terms: { priceDecimals: 2, amountDecimals: 4, minAmount: d('0.001'), feeShare: d('0.001') },
  asset: 'BTC',
  hasLiquidity: null,
  hasRoom: null,
  marketCost: null,
  available: d('1000'),
};
const found = (side: Side, amount: string, price: string, change: Partial<SpotOrderFacts> = {}) =>
  spotOrderViolations({ side, amount: d(amount), price: d(price) }, { ...facts, ...change });

describe('the rules which an order breaks', () => {
  it.each<[Side, string, string, string | null, string[]]>([
    [BUY, '', '', '1', ['amount_invalid', 'price_invalid']],
    [BUY, '0', '0', '0', ['amount_invalid', 'price_invalid']],
    [BUY, '-1', '100', '1000', ['amount_invalid']],
    [BUY, '1', '0', '1000', ['price_invalid']],
    [BUY, '0.00001', '100.001', '0', ['price_step', 'amount_step', 'amount_too_small']],
    [BUY, '0.00001', '100.01', '1', ['amount_step', 'amount_too_small']],
    [BUY, '0.0009', '100.01', '1', ['amount_too_small']],
    [BUY, '1', '100.01', '100', ['insufficient_balance']],
    [BUY, '1', '100.01', '100.01', []],
    [SELL, '1', '100.01', '0.9999', ['insufficient_balance']],
    [SELL, '1', '100.01', '1', []],
    [BUY, '1', '999999999999.99', null, []],
    [BUY, '999999999999.9999', '1', null, ['amount_invalid']],
    // Without a price the cost is unknown.
    [BUY, '99999', '', '1', ['price_invalid']],
    // Nobody knows what a visitor could pay.
    [SELL, '5', '1', null, []],
  ])('side %i of %j at %j with %s: %j', (side, amount, price, available, codes) => {
    expect(
      found(side, amount, price, { available: available === null ? null : d(available) }).map(({ code }) => code),
    ).toEqual(codes);
  });

  it.each([
    ['100', []],
    ['1001', ['insufficient_balance']],
  ] as const)('a market buy is judged by what the book asks: %s of 1000', (cost, codes) => {
    expect(found(BUY, '1', '1', { marketCost: d(cost) }).map(({ code }) => code)).toEqual(codes);
  });

  it('name what the exchange alone knows', () => {
    const codes = found(BUY, '1', '1', { hasLiquidity: false, hasRoom: false }).map(({ code }) => code);
    expect(codes).toEqual(['no_liquidity', 'too_many_orders']);
  });

  it('name the smallest amount and its coin', () => {
    expect(found(BUY, '0.0001', '1')[0]?.params).toEqual({ min: '0.001', asset: 'BTC' });
  });
});
