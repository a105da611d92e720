import { describe, expect, it } from 'vitest';
import { axisOffset, createAxisFormats } from './axis-time';

const HOUR = 3_600_000;
const moved = (iso: string, offsetMs: number) => (Date.parse(iso) + offsetMs) / 1000;

describe('minutes and hours', () => {
  it('are written in the zone of the user', () => {
    const offset = axisOffset('15min', 7 * HOUR);
    const formats = createAxisFormats('15min', offset, 'en-GB', 'Asia/Jakarta');
    const at = moved('2026-01-05T17:00:00Z', offset);
    expect(formats.mark(at, 'time')).toBe('00:00');
    expect(formats.mark(at, 'day')).toBe('6 Jan');
    expect(formats.full(at)).toBe('6 Jan 2026, 00:00');
  });

  it('get their marks where a day of the user begins', () => {
    const offset = axisOffset('60min', 7 * HOUR);
    expect(moved('2026-01-05T17:00:00Z', offset) % 86_400).toBe(0);
  });

  it('are right on the other side of a change to summer time', () => {
    // The chart is drawn in July at UTC+2; the bar is from January, when the zone was at UTC+1.
    const offset = axisOffset('60min', 2 * HOUR);
    const formats = createAxisFormats('60min', offset, 'en-GB', 'Europe/Berlin');
    expect(formats.mark(moved('2026-01-05T11:00:00Z', offset), 'time')).toBe('12:00');
  });
});

describe('days and longer', () => {
  it.each(['1day', '1week', '1mon'] as const)('%s bars carry the date of the exchange in every zone', (period) => {
    // The exchange's 6 January begins at 16:00 UTC of the 5th.
    for (const [zone, offsetMs] of [
      ['America/New_York', -5 * HOUR],
      ['Asia/Jakarta', 7 * HOUR],
      ['Asia/Tokyo', 9 * HOUR],
    ] as const) {
      const offset = axisOffset(period, offsetMs);
      const at = moved('2026-01-05T16:00:00Z', offset);
      expect(at % 86_400).toBe(0);
      expect(createAxisFormats(period, offset, 'en-GB', zone).full(at)).toBe('6 Jan 2026');
    }
  });
});
