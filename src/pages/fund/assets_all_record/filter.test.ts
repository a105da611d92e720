import { expect, test } from 'vitest';
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

test.each(['', 'group=deposit', 'days=90', 'group=spot&days=7'])('%j is read and written unchanged', (address) => {
  expect(writeFilter(readFilter(new URLSearchParams(address))).toString()).toBe(address);
});
