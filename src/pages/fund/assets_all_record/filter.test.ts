import { expect, it, test } from 'vitest';
import type { AccountLogRow } from '@/data/queries/wallet';
import { linesByDay } from './by-day';
import { readFilter, writeFilter } from './filter';

test.each([
  ['', undefined, undefined],
  ['group=exchange&days=30', 'exchange', 30],
  ['days=7', undefined, 7],
  ['group=house&days=8', undefined, undefined],
  ['group=&days=-30', undefined, undefined],
])('%j asks for %s of %s days', (address, group, days) => {
  expect(readFilter(new URLSearchParams(address))).toEqual({ group, days });
});

test.each(['', 'group=deposit', 'days=90', 'group=spot&days=7'])('%j comes back as it was', (address) => {
  expect(writeFilter(readFilter(new URLSearchParams(address))).toString()).toBe(address);
});

it('puts each day above its changes once', () => {
  const rows = ['2026-01-07 00:00:01', '2026-01-06 23:59:59', '2026-01-06 08:00:00'].map(
    (created_time, id) => ({ id, created_time }) as AccountLogRow,
  );
  const dayOf = (time: string) => time.slice(0, 10);
  expect(linesByDay(rows, dayOf).map(({ key }) => key)).toEqual(['2026-01-07', '0', '2026-01-06', '1', '2']);
  expect(linesByDay([], dayOf)).toEqual([]);
});
