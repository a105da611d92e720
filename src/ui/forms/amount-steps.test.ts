import { describe, expect, it } from 'vitest';
import { moveBySteps, stepPrecision } from './amount-steps';

describe('moveBySteps', () => {
  it.each([
    // value, steps, step, min, max, result
    ['12', 1, '1', '1', '100', '13'],
    ['', 1, '1', '1', '100', '1'],
    ['', -1, '1', '1', '100', '1'],
    ['1', -1, '1', '1', '100', '1'],
    ['100', 1, '1', '1', '100', '100'],
    ['0.1', 2, '0.1', undefined, undefined, '0.3'],
    ['1.5', 1, '0.00', '0.00', undefined, '2'],
    ['1.005', 0, '0.01', undefined, undefined, '1'],
    ['67412.57', 0, '0.5', undefined, undefined, '67412.5'],
    ['67412.57', 1, '0.5', undefined, undefined, '67413'],
    ['13', 0, '5', undefined, undefined, '10'],
    ['98', 0, '5', undefined, '97', '95'],
    ['0.00000003', -5, '0.00000001', undefined, undefined, '0'],
    ['999999999999.99999999', 1, '0.00000001', undefined, undefined, '1000000000000'],
  ])('moves %j by %i of %j within %j to %j: %j', (value, steps, step, min, max, expected) => {
    const rules = { step, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    expect(moveBySteps(value, steps, rules)).toBe(expected);
  });
});

it.each([
  ['1', 0],
  ['5', 0],
  ['0.001', 3],
  ['0.50', 1],
])('finds the decimals of the step %s', (step, decimals) => {
  expect(stepPrecision(step)).toBe(decimals);
});
