import { expect, it } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { lockProblem } from './lock-check';

const limits = { min: '100', max: '50000' };

it.each([
  ['', '1000', 'enterAmount'],
  ['0', '1000', 'enterAmount'],
  ['99.99999999', '1000', 'tooSmall'],
  ['50000.00000001', '1000', 'tooLarge'],
  ['1000.00000001', '1000', 'insufficient'],
  ['1000', '1000', null],
  ['100', null, null],
] as const)('%s of %s: %s', (text, available, problem) => {
  expect(lockProblem(text, limits, available === null ? null : new Decimal(available))).toBe(problem);
});

it('a server without a largest amount has none', () => {
  expect(lockProblem('900000', { min: '1', max: '0.0000' }, null)).toBeNull();
});
