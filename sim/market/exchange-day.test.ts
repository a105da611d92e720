import { describe, expect, it } from 'vitest';
import { dayOf, dayStart, monthStart, nextMonthStart, weekdayOf, weekStart } from './exchange-day';
import { barEnd, barStart, PERIODS } from './periods';

const seconds = (iso: string) => Date.parse(iso) / 1_000;

describe('the exchange day', () => {
  it('begins at 16:00 UTC', () => {
    const start = seconds('2026-01-05T16:00:00Z');
    expect(dayOf(start)).toBe(dayOf(start - 1) + 1);
    expect(dayStart(dayOf(start))).toBe(start);
  });

  it('agrees with the calendar on weekdays and months from 1970 to 2099', () => {
    for (let day = 0; day < 47_482; day += 1) {
      const date = new Date(day * 86_400_000);
      expect(weekdayOf(day)).toBe((date.getUTCDay() + 6) % 7);
      expect(monthStart(day)).toBe(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / 86_400_000);
      expect(nextMonthStart(day)).toBe(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 86_400_000);
      expect(weekdayOf(weekStart(day))).toBe(0);
    }
  });
});

describe('bar boundaries', () => {
  it.each([
    ['1min', '2026-03-04T05:06:07Z', '2026-03-04T05:06:00Z'],
    ['60min', '2026-03-04T05:06:07Z', '2026-03-04T05:00:00Z'],
    ['4hour', '2026-03-04T15:59:59Z', '2026-03-04T12:00:00Z'],
    ['1day', '2026-03-04T15:59:59Z', '2026-03-03T16:00:00Z'],
    ['1week', '2026-03-08T15:59:59Z', '2026-03-01T16:00:00Z'],
    ['1week', '2026-03-08T16:00:00Z', '2026-03-08T16:00:00Z'],
    ['1mon', '2026-03-31T15:59:59Z', '2026-02-28T16:00:00Z'],
  ] as const)('%s around %s begins %s', (period, at, start) => {
    expect(barStart(period, seconds(at))).toBe(seconds(start));
  });

  it('leave no gap', () => {
    for (const period of PERIODS) {
      let start = barStart(period, seconds('2025-11-20T00:00:00Z'));
      for (let n = 0; n < 40; n++) {
        const end = barEnd(period, start);
        expect(barStart(period, end - 1)).toBe(start);
        expect(barStart(period, end)).toBe(end);
        start = end;
      }
    }
  });
});
