import { expect, it } from 'vitest';
import { sumOfAssets } from './assets-sum';

const account = (usdt_totle: number) => ({ balance: [], usdt_totle });
const wallets = (facts: object = {}) => ({
  legal_wallet: account(0.1),
  change_wallet: account(0.2),
  lever_wallet: account(10),
  micro_wallet: account(0),
  ExRate: '7',
  ...facts,
});

it('adds the accounts of every server, and those that only some have, exactly', () => {
  expect(sumOfAssets(wallets()).total.toString()).toBe('10.3');
  expect(sumOfAssets(wallets({ stock_wallet: account(5), financial_wallet: account(0.7) })).total.toString()).toBe(
    '16',
  );
});

it.each([
  ['the day before', { usdt_24h_ago: 10 }, '0.3', '3'],
  ['the day before and what was paid', { usdt_24h_ago: 0, usdt_24h_in: 20.6, usdt_24h_out: 5.15 }, '-5.15', '-25'],
])('compares with %s', (_name, day, usdt, percent) => {
  const { result } = sumOfAssets(wallets(day));
  expect([result?.usdt.toString(), result?.percent?.toString()]).toEqual([usdt, percent]);
});

it('has no result if the server sends none', () => {
  expect(sumOfAssets(wallets()).result).toBeNull();
});
