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

it('adds the accounts exactly, those of every server and those of ours', () => {
  expect(sumOfAssets(wallets()).total.toString()).toBe('10.3');
  expect(sumOfAssets(wallets({ stock_wallet: account(5), financial_wallet: account(0.7) })).total.toString()).toBe(
    '16',
  );
});

it.each([
  [10, '0.3', '3'],
  [20.6, '-10.3', '-50'],
  [0, '10.3', '0'],
])('compares with %d of the day before', (before, amount, percent) => {
  const { change } = sumOfAssets(wallets({ usdt_24h_ago: before }));
  expect([change?.amount.toString(), change?.percent.toString()]).toEqual([amount, percent]);
});

it('makes up no change', () => {
  expect(sumOfAssets(wallets()).change).toBeNull();
});
