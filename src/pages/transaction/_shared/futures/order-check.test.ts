import { expect, test } from 'vitest';
import { type FuturesViolations, offeredKind, pickedPrice, shownViolations, startingMultiple } from './order-check';

const of = (...codes: FuturesViolations[number]['code'][]): FuturesViolations => codes.map((code) => ({ code }));

test.each([
  ['what is wrong for one side only, before a press', of('limit_not_below'), of(), null, []],
  ['at the market neither can, each for its own reason', of('limit_not_below'), of('limit_not_above'), null, []],
  ['what is wrong for both', of('share_invalid', 'price_step'), of('share_invalid'), null, ['share_invalid']],
  ['all of the pressed side', of('share_invalid', 'price_step'), of(), 'long', ['share_invalid', 'price_step']],
  ['nothing of the other side', of('limit_not_below'), of(), 'short', []],
] as const)('%s', (_, long, short, pressed, expected) => {
  expect(shownViolations({ long, short }, pressed).map(({ code }) => code)).toEqual(expected);
});

test.each([
  ['market', ['trigger_orders'], { kind: 'limit', price: '60000' }],
  ['limit', ['trigger_orders'], { price: '60000' }],
  ['trigger', ['trigger_orders'], { price: '60000' }],
  // The form shows it as a market order, which has no price.
  ['trigger', [], { kind: 'limit', price: '60000' }],
] as const)('a price picked for a %s order, where %j is offered, makes %j', (kind, futures_features, expected) => {
  expect(pickedPrice(offeredKind(kind, { futures_features }), '60000')).toEqual(expected);
});

test.each([
  [20, [5, 10, 20], 20],
  [50, [5, 10, 20], 10],
  [0, [100, 5, 20, 10, 50], 20],
  [0, [], 0],
])('a form that had %i begins, offered %j, with %i', (chosen, offered, expected) => {
  expect(startingMultiple(chosen, offered)).toBe(expected);
});
