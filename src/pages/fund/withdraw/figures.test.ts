import { describe, expect, it, test } from 'vitest';
import type { PayoutInfo } from '@/data/payout/queries';
import { Decimal, money } from '@/domain/money/money';
import { withdrawalViolations } from '@/domain/payout/withdrawal';
import { figuresOf, termsOf, withdrawalFactsOf } from './figures';

const info = {
  name: 'USDT',
  rate: '1.00000000',
  min_number: '10.00000000',
  change_balance: '1000.00000000',
  ways: [
    { type: 0, network: 'trc20', own_prefix: '', rate: '1.00000000', ratetype: 0, min_number: '10.00000000' },
    { type: 0, network: 'erc20', own_prefix: '', rate: '5.00000000', ratetype: 0, min_number: '10.00000000' },
    { type: 1, network: '', own_prefix: '', rate: '0.00100000', ratetype: 1, min_number: '50.00000000' },
  ],
  price: '1.00000000',
  daily: { rule: 'vip', left: '600', left_usd: '600', identity_left_btc: '200', vip_left_usd: '600' },
  fiat_per_order: '500.00000000',
} as unknown as PayoutInfo;

const terms = (type: number, network = '') => {
  const found = termsOf(info, type, network);
  if (!found) throw new Error(`no way of type ${type}`);
  return found;
};

describe('an amount in the form', () => {
  it.each([
    ['', false, 'amount_invalid'],
    ['0', false, 'amount_invalid'],
    ['9.99999999', false, 'withdrawal_too_small'],
    ['10', false, null],
    ['600', false, null],
    ['600.00000001', false, 'daily_limit_vip'],
    ['1000.00000001', false, 'insufficient_balance'],
    ['49', true, 'withdrawal_too_small'],
    ['500', true, null],
    ['500.00000001', true, 'fiat_order_limit'],
  ] as const)('"%s", to a bank: %s, has the problem %s', (text, isBank, problem) => {
    const number = new Decimal(text === '' ? Number.NaN : text);
    const facts = withdrawalFactsOf(info, terms(isBank ? 1 : 0));
    const [violation] = withdrawalViolations({ number, type: isBank ? 1 : 0, target: 'x' }, facts);
    expect(violation?.code ?? null).toBe(problem);
  });

  it('charges the fixed fee of the network, or a percentage of the amount', () => {
    expect(figuresOf(info, terms(0, 'erc20'), '100', false).arrives.toFixed()).toBe('95');
    expect(figuresOf(info, terms(1), '100', true).arrives.toFixed()).toBe('99.9');
  });

  it('has a maximum by balance, daily limit and limit per order', () => {
    expect(figuresOf(info, terms(0), '', false).max.toFixed()).toBe('600');
    expect(figuresOf(info, terms(1), '', true).max.toFixed()).toBe('500');
  });
});

test.each([
  ['no ways', undefined],
  ['an empty list of ways', []],
  ['ways of an unknown type only', [{ ...info.ways?.[0], type: 99 }]],
])('a server with %s has one set of terms, for addresses', (_what, ways) => {
  const { daily: _daily, price: _price, fiat_per_order: _order, ...others } = info;
  const family = { ...others, ways } as PayoutInfo;
  expect(termsOf(family, 0, 'trc20')?.rate.toFixed()).toBe('1');
  expect(termsOf(family, 1, '')).toBeNull();
  const input = { number: money('1000'), type: 0, target: 'x' } as const;
  expect(withdrawalViolations(input, withdrawalFactsOf(family, terms(0)))).toEqual([]);
});
