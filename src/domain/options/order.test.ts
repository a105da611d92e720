import { expect, it } from 'vitest';
import { Decimal } from '../money/money';
import { type OptionFacts, optionViolations } from './order';

const facts: OptionFacts = {
  minStake: '50',
  maxStake: '10000',
  running: 3,
  maxRunning: 20,
  isRepeated: null,
  fee: new Decimal(1),
  available: new Decimal(1000),
};

it.each<[string, Partial<OptionFacts>, string[]]>([
  ['', {}, ['amount_invalid']],
  ['0', {}, ['amount_invalid', 'stake_too_small']],
  ['50.000000001', {}, ['amount_invalid']],
  ['49.99', { running: 20 }, ['stake_too_small', 'too_many_options']],
  ['10000.01', {}, ['stake_too_large', 'insufficient_balance']],
  ['20000', { maxStake: null, available: null }, []],
  ['500', { running: 20 }, ['too_many_options']],
  ['500', { isRepeated: true }, ['option_repeated']],
  ['999.01', {}, ['insufficient_balance']],
  ['999', {}, []],
  ['9999', { available: null }, []],
  ['50', { maxRunning: null, running: 99 }, []],
])('a stake of %j with %j: %j', (stake, change, codes) => {
  const found = optionViolations(new Decimal(stake === '' ? Number.NaN : stake), { ...facts, ...change });
  expect(found.map(({ code }) => code)).toEqual(codes);
});
