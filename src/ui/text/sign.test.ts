import { describe, expect, it } from 'vitest';
import { directionBetween, directionOf, signedText } from './sign';

it.each([
  ['1', 'up'],
  ['+0.01', 'up'],
  ['-0.01', 'down'],
  ['-.5', 'down'],
  ['0', 'zero'],
  ['-0.00', 'zero'],
  ['0e5', 'zero'],
  ['1e-7', 'up'],
  ['-0.000000000000000000001', 'down'],
  ['', 'zero'],
  ['—', 'zero'],
  [Number.NaN, 'zero'],
  [-0, 'zero'],
  [-3.42, 'down'],
] as const)('points %j to %s', (value, direction) => {
  expect(directionOf(value)).toBe(direction);
});

describe('signedText', () => {
  it.each([
    ['2.31', '2.31%', 'up', '+2.31%'],
    ['2.31', '+2.31%', 'up', '+2.31%'],
    ['-0.84', '-0.84%', 'down', '−0.84%'],
    ['-0.84', '0.84%', 'down', '−0.84%'],
    ['-5', '− 5.00', 'down', '−5.00'],
    ['0', '0.00%', 'zero', '0.00%'],
    ['0.001', '0.00', 'zero', '0.00'],
    ['-0.001', '-0.00', 'zero', '0.00'],
    ['-1234567', '1.2M', 'down', '−1.2M'],
  ])('writes %s as %s: %s %s', (value, text, direction, shown) => {
    expect(signedText(value, text)).toEqual({ direction, text: shown });
  });
});

it('compares prices as numbers, not as text', () => {
  expect(directionBetween('9', '10')).toBe('up');
  expect(directionBetween('10', '9.99')).toBe('down');
  expect(directionBetween('10', '10.0')).toBe('zero');
});
