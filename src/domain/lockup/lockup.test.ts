import { expect, it } from 'vitest';
import { Decimal } from '../money/money';
import { DAY_MS } from '../time';
import { lockDaysLeft, lockPenalty, lockYield } from './lockup';

/** Calculated by hand. */
it.each([
  ['1000', '0.3', '3'],
  ['100', '0.33', '0.33'],
  ['1', '0.4', '0.004'],
  // 0.3 percent of the smallest amount is less than the smallest unit, and fractions of a unit are cut.
  ['0.00000001', '0.3', '0'],
  ['0.01000001', '0.3', '0.00003'],
  ['123456.78901234', '0.36', '444.44444044'],
])('%s at %s percent a day yields %s', (amount, percent, expected) => {
  expect(lockYield(new Decimal(amount), new Decimal(percent)).toFixed()).toBe(expected);
});

it.each([
  // Specification section 9: penalty 12, refund 988.
  ['1000', '0.4', 3, '12'],
  ['1000', '0.4', 0, '0'],
  ['1000', '0.4', 1, '4'],
  ['1000', '0.4', 60, '240'],
  // Rounded up to 8 decimals, in the exchange's favour.
  ['0.00000001', '0.4', 3, '0.00000001'],
  ['0.01000001', '0.4', 7, '0.00028001'],
  // The penalty is at most the amount.
  ['1000', '0.4', 250, '1000'],
  ['1000', '0.4', 400, '1000'],
] as const)('leaving %s at %s percent with %i days left costs %s', (amount, percent, days, expected) => {
  expect(lockPenalty(new Decimal(amount), new Decimal(percent), days).toFixed()).toBe(expected);
});

it.each([
  ['whose yields are paid', 4, 3 * DAY_MS, 3],
  ['a moment after a yield', 4, 3 * DAY_MS - 1, 3],
  ['a yield of which is late', 3, 3 * DAY_MS, 3],
  ['in its first night, which earns nothing', 0, 8 * DAY_MS, 7],
  ['at its end, with late yields', 3, 0, 0],
  ['after its end', 3, -DAY_MS, 0],
  ['whose end is unknown', 3, null, 4],
])('days left of a deposit of 7 days %s', (_which, paidDays, aheadMs, left) => {
  const maturesMs = aheadMs === null ? null : 1e12 + aheadMs;
  expect(lockDaysLeft({ days: 7, paidDays, maturesMs }, 1e12)).toBe(left);
});
