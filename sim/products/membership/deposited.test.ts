import { expect, test } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { openBench } from '../../testing/world';
import { addDeposited } from './deposited';

const depositing = (level: number) => {
  const bench = openBench();
  const { id } = bench.customer('ana', {}, level);
  const deposit = (usd: string) =>
    bench.world.transaction(() => {
      addDeposited(bench.world, id, new Decimal(usd));
      return { accepted: true };
    });
  return { deposit, user: () => bench.world.tables.users.need(id), world: bench.world };
};

test.each([
  ['stays without a tier at exactly the first threshold', 0, ['100000'], 0],
  ['reaches tier 1 with the smallest amount more', 0, ['100000', '0.00000001'], 1],
  ['reaches tier 2', 0, ['150000', '50000.01'], 2],
  ['skips tiers that one deposit is more than', 0, ['500000.01'], 4],
  ['keeps a tier that staff has set', 3, ['10'], 3],
  ['rises over a tier that staff has set', 1, ['300001'], 3],
])('a customer %s', (_name, level, deposits, tier) => {
  const { deposit, user } = depositing(level);
  for (const usd of deposits) deposit(usd);
  expect(user()).toMatchObject({
    level: tier,
    depositedUsd: deposits.reduce((sum, usd) => sum.plus(usd), new Decimal(0)).toFixed(),
  });
});

test('the score knows the first deposit and every tier, each once', () => {
  const { deposit, user, world } = depositing(0);
  for (const usd of ['1', '200001', '1', '100000']) deposit(usd);
  const history = world.tables.creditEntries.list('user', user().id);
  expect(history.map(({ rule, ref, scoreAfter }) => [rule, ref, scoreAfter])).toEqual([
    ['firstDeposit', '', 120],
    ['vipTier', '1', 130],
    ['vipTier', '2', 140],
    ['vipTier', '3', 150],
  ]);
  expect(user().score).toBe(150);
});
