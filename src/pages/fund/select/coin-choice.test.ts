import { expect, test } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { type ChoosableCoin, coinsFor, findCoins, hotCoins, recentOf } from './coin-choice';

const coin = (currency_id: number, name: string, full_name: string, available = '0'): ChoosableCoin => ({
  currency_id,
  name,
  full_name,
  minimum: '1',
  networks: [],
  available: new Decimal(available),
});
const coins = [
  coin(20, 'SOL', 'Solana'),
  coin(10, 'BCH', 'Bitcoin Cash'),
  coin(1, 'BTC', 'Bitcoin', '0.5'),
  coin(3, 'USDT', 'Tether USD', '10'),
];
const names = (found: readonly ChoosableCoin[]) => found.map(({ name }) => name);

test.each([
  ['', ['SOL', 'BCH', 'BTC', 'USDT']],
  [' btc ', ['BTC']],
  ['ＢＴＣ', ['BTC']],
  ['b', ['BCH', 'BTC']],
  ['bitcoin', ['BCH', 'BTC']],
  ['cash', ['BCH']],
  ['tether', ['USDT']],
  ['s', ['SOL', 'BCH', 'USDT']],
  ['xyz', []],
])('%j finds %o', (query, found) => {
  expect(names(findCoins(coins, query))).toEqual(found);
});

test('popular coins keep the designed order, recent ones are newest first, and both leave out coins that are not offered', () => {
  expect(names(hotCoins(coins))).toEqual(['USDT', 'BTC', 'SOL']);
  expect(names(recentOf(coins, [1, 99, 20]))).toEqual(['BTC', 'SOL']);
});

test('only coins with a balance can be withdrawn', () => {
  expect(names(coinsFor('withdraw', coins))).toEqual(['BTC', 'USDT']);
  expect(coinsFor('recharge', coins)).toHaveLength(4);
});
