import { expect, it } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { stakeProblem } from './stake-check';

const TERMS = { min: '1', max: '100', left_today: '40' };

it.each<[stake: string, available: string | null, problem: ReturnType<typeof stakeProblem>]>([
  ['', '50', 'required'],
  ['0', '50', 'required'],
  ['0.99', '50', 'small'],
  ['1', '50', null],
  ['100.01', '500', 'large'],
  ['100', '500', 'day'],
  ['40.00000001', '500', 'day'],
  ['40', '500', null],
  ['40', '39.99', 'balance'],
  ['40', null, null],
])('a stake of "%s" with %s in the account: %s', (stake, available, problem) => {
  expect(stakeProblem(stake, TERMS, available === null ? null : new Decimal(available))).toBe(problem);
});
