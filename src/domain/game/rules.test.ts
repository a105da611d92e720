import { expect, it } from 'vitest';
import { Decimal } from '../money/money';
import { limitViolations, playViolations } from './rules';

it.each<[stake: string, seed: string, available: string | null, codes: string[]]>([
  ['', 'abc', '50', ['amount_invalid']],
  ['0', 'abc', '50', ['amount_invalid', 'stake_too_small']],
  ['0.99', 'abc', '50', ['stake_too_small']],
  ['1', 'abc', '50', []],
  ['1', '', '50', ['seed_invalid']],
  ['1', 'a b', '50', ['seed_invalid']],
  ['100.01', 'abc', '500', ['stake_too_large', 'game_limit']],
  ['100', 'abc', '500', ['game_limit']],
  ['40.00000001', 'abc', '500', ['game_limit']],
  ['40', 'abc', '500', []],
  ['40', 'abc', '39.99', ['insufficient_balance']],
  ['40', 'abc', null, []],
])('a stake of "%s" with "%s" and %s in the account: %j', (stake, playerSeed, available, codes) => {
  const has = available === null ? null : new Decimal(available);
  const facts = { min: '1', max: '100', left: new Decimal(40), available: has };
  const found = playViolations(new Decimal(stake === '' ? Number.NaN : stake), playerSeed, facts);
  expect(found.map(({ code }) => code)).toEqual(codes);
});

it.each<[string | null, string[]]>([
  [null, []],
  ['0', []],
  ['1000', []],
  ['1000.01', ['game_limit_high']],
  ['0.000000001', ['amount_invalid']],
])('an own limit of %s: %j', (limit, codes) => {
  const found = limitViolations(limit === null ? null : new Decimal(limit), '1000');
  expect(found.map(({ code }) => code)).toEqual(codes);
});
