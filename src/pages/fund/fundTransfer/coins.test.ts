import { expect, test } from 'vitest';
import { chosen, coinsOf } from './coins';

test.each([
  [null, null, { from: 3, to: 1 }],
  ['2', null, { from: 2, to: 3 }],
  ['3', null, { from: 3, to: 1 }],
  [null, '3', { from: 1, to: 3 }],
  [null, '2', { from: 3, to: 2 }],
  ['1', '2', { from: 1, to: 2 }],
  ['2', '2', { from: 2, to: 3 }],
  ['99', 'x', { from: 3, to: 1 }],
])('an address with %s and %s asks for %o', (from, to, coins) => {
  expect(coinsOf(from, to, [3, 1, 2])).toEqual(coins);
});

test.each([
  ['from', 2, { from: 2, to: 1 }],
  ['to', 2, { from: 3, to: 2 }],
  ['from', 1, { from: 1, to: 3 }],
  ['to', 3, { from: 1, to: 3 }],
  ['from', 3, { from: 3, to: 1 }],
] as const)('choosing as %s the coin %i', (side, id, coins) => {
  expect(chosen({ from: 3, to: 1 }, side, id)).toEqual(coins);
});
