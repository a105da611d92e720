import { expect, it } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { payoffOf } from './payoff';

const terms = (total: string) => ({
  type: 'call' as const,
  total: new Decimal(total),
  exercise: new Decimal(60_000),
  annualPercent: new Decimal(50),
  days: 73,
});

it('rises up to the reference price and is constant above', () => {
  const { line, referenceX, below, above, nowX } = payoffOf(terms('1'), '52800');
  expect(referenceX).toBe(0.5);
  expect(nowX).toBe(0);
  expect([below.toFixed(), above.toFixed()]).toEqual(['1.1', '66000']);
  expect(line.map(({ x }) => x)).toEqual([0, 0.5, 1]);
  const [start, corner, end] = line.map(({ y }) => y) as [number, number, number];
  expect(start).toBeLessThan(corner);
  expect(corner).toBeCloseTo(end, 12);
});

it.each([
  ['1', '90000'],
  ['1', undefined],
])('%s BTC at %s has no mark of the price', (total, now) => {
  expect(payoffOf(terms(total), now).nowX).toBeNull();
});

it('is a line at the bottom without shares', () => {
  expect(new Set(payoffOf(terms('0'), undefined).line.map(({ y }) => y)).size).toBe(1);
});
