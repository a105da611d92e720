import { describe, expect, it } from 'vitest';
import type { PersonSource } from '../../people/person';
import { openExchange } from '../../testing/exchange';
import { add } from '../../testing/people';
import { equityOf } from './equity';

/** Yields 3.60 a day, from two days after it was made. */
const LOCK = { asset: 'USDT', days: 30, amount: '1000', ago: '20d' } as const;
/** Two loans that cost 0.45 and 0.90 for each day that has begun. */
const LATE = { amount: '1000', days: 30, ago: '3d' } as const;
const EARLY = { amount: '2000', days: 30, ago: '10d' } as const;

/** A customer's data, and their equity at midnight so many days ago, computed by hand. */
const PASTS: readonly [string, Partial<PersonSource>, readonly (readonly [daysBack: number, usdt: number])[]][] = [
  [
    'a loan is added before an earlier deposit',
    { balances: { change: { USDT: '1100' } }, locks: [LOCK], loans: [LATE] },
    [
      [0, 1163.45],
      [2, 1157.15],
      [3, 1154],
      [17, 1103.6],
      [19, 1100],
      [25, 1100],
    ],
  ],
  [
    'a loan is added before an earlier one',
    { balances: { change: { USDT: '100' } }, loans: [LATE, EARLY] },
    [
      [0, 89.65],
      [2, 92.35],
      [3, 93.7],
      [9, 99.1],
      [10, 100],
    ],
  ],
  [
    'a loan is added after an earlier one',
    { balances: { change: { USDT: '100' } }, loans: [EARLY, LATE] },
    [
      [2, 92.35],
      [3, 93.7],
      [10, 100],
    ],
  ],
];

describe('the equity chart of a customer added from data follows the times of the entries, in any order', () => {
  it.each(PASTS)('%s', (_what, past, worth) => {
    const exchange = openExchange();
    const { people } = add(exchange, { name: 'Anna', email: 'anna@example.com', identity: 'advanced', ...past });
    const anna = people[0]?.id ?? 0;
    // The last point is now, and the one before it the midnight that this day began with.
    const line = equityOf(exchange.world, anna).history.toReversed().slice(1);
    for (const [daysBack, usdt] of worth) expect([daysBack, line[daysBack]?.usdt]).toEqual([daysBack, usdt]);
  });
});
