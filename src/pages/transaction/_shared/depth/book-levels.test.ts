import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bidPercent, gridSteps, groupLevels, spreadOf } from './book-levels';

const levels = (...rows: [string, string][]) => rows.map(([price, amount]) => ({ price, amount }));

it.each([
  [
    'bid',
    '0.01',
    [
      ['99.57', '1'],
      ['99.51', '2'],
    ],
    ['99.57 1 1', '99.51 2 3'],
  ],
  [
    'bid',
    '0.1',
    [
      ['99.57', '1'],
      ['99.51', '2'],
      ['99.4', '4'],
    ],
    ['99.5 3 3', '99.4 4 7'],
  ],
  [
    'ask',
    '0.1',
    [
      ['99.51', '1'],
      ['99.57', '2'],
      ['99.6', '4'],
    ],
    ['99.6 7 7'],
  ],
  [
    'ask',
    '10',
    [
      ['99.51', '1'],
      ['100', '2'],
      ['101', '4'],
    ],
    ['100 3 3', '110 4 7'],
  ],
  ['bid', '1', [], []],
] as const)('groups %ss by %s', (side, step, rows, expected) => {
  const grouped = groupLevels(levels(...rows.map(([a, b]) => [a, b] as [string, string])), step, side);
  expect(grouped.map(({ price, amount, total }) => `${price} ${amount} ${total}`)).toEqual(expected);
});

it('loses no amount and never shows a better price than is offered', () => {
  const row = fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 500 }));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 10 }), fc.constantFrom('0.01', '0.1', '1', '10'), (rows, step) => {
      const asks = rows
        .sort(([a], [b]) => a - b)
        .map(([cents, amount]) => ({ price: (cents / 100).toFixed(2), amount: String(amount) }));
      const grouped = groupLevels(asks, step, 'ask');
      const sum = (list: readonly { amount: string }[]) => list.reduce((all, { amount }) => all + Number(amount), 0);
      expect(sum(grouped)).toBe(sum(asks));
      expect(Number(grouped[0]?.price ?? 0)).toBeGreaterThanOrEqual(Number(asks[0]?.price ?? 0));
    }),
  );
});

it.each([
  [2, '88000.12', ['0.01', '0.1', '1', '10', '100']],
  [6, '0.125', ['0.000001', '0.00001', '0.0001']],
  [8, '0.00002454', ['0.00000001']],
  [2, '3', ['0.01']],
] as const)('offers grids for %i decimals at %s', (decimals, price, expected) => {
  expect(gridSteps(decimals, price)).toEqual(expected);
});

it('sums without the noise of binary fractions', () => {
  const rows = groupLevels(levels(['243', '35.05'], ['242.99', '3.3']), '0.01', 'bid');
  expect(rows.map(({ total }) => total)).toEqual([35.05, 38.35]);
});

it('keeps the given number of rows, and sums those', () => {
  const rows = groupLevels(levels(['99.5', '1'], ['99.4', '2'], ['99.3', '4']), '0.1', 'bid', 2);
  expect(rows.map(({ price, total }) => [price, total])).toEqual([
    ['99.5', 1],
    ['99.4', 3],
  ]);
});

it.each([
  [[['99', '3']], [['101', '1']], 75],
  [[['99', '1']], [['101', '2']], 33],
  [[], [['101', '2']], 0],
  [[], [], null],
] as [[string, string][], [string, string][], number | null][])(
  'weighs bids %j against asks %j: %j percent',
  (bids, asks, expected) => {
    expect(bidPercent(groupLevels(levels(...bids), '1', 'bid'), groupLevels(levels(...asks), '1', 'ask'))).toBe(
      expected,
    );
  },
);

it('has a spread with the decimals of the market, and none if a side is empty', () => {
  const bids = levels(['99.51', '1'], ['99.5', '1']);
  expect(spreadOf({ bids, asks: levels(['99.6', '1']) }, 2)).toBe('0.09');
  expect(spreadOf({ bids, asks: [] }, 2)).toBeNull();
});
