import { expect, test } from 'vitest';
import type { DualProduct } from '@/data/dual/queries';
import { Decimal } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import { termsOf } from './terms-of';

const product = { type: 'call', exercise_price: '60000', rate: '5' } as DualProduct;
const NOW_MS = 100 * DAY_MS;

test.each([
  ['that are sent', 7, NOW_MS + 3 * DAY_MS, 7],
  ['that are counted', undefined, NOW_MS + 3 * DAY_MS, 3],
  ['that are over', undefined, NOW_MS - DAY_MS, 0],
  ['that are sent for an unknown day', 7, null, 7],
  ['that nobody knows', undefined, null, undefined],
])('days %s', (_which, day, maturesMs, days) => {
  const terms = termsOf({ ...product, ...(day !== undefined && { day }), maturesMs }, 1, new Decimal(1), NOW_MS);
  expect(terms?.days).toBe(days);
});
