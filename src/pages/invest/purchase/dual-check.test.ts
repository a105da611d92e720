import { expect, it } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { dualProblem } from './dual-check';

const offer = { left: 100, limit: 50, sharePrice: new Decimal('0.1'), available: new Decimal('2') };

it.each([
  ['', {}, 'enterQuantity'],
  ['0', {}, 'enterQuantity'],
  ['1.5', {}, 'enterQuantity'],
  ['101', {}, 'tooMany'],
  ['51', {}, 'overLimit'],
  ['51', { limit: 0, available: null }, null],
  ['21', {}, 'insufficient'],
  ['21', { available: null }, null],
  ['21', { sharePrice: null }, null],
  ['20', {}, null],
] as const)('%j shares of %j: %s', (num, change, problem) => {
  expect(dualProblem(num, { ...offer, ...change })).toBe(problem);
});
