import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './record-filter';

test.each([
  ['', undefined, undefined],
  ['account=change&currency=3', 'change', 3],
  ['currency=12', undefined, 12],
  ['account=financial', 'financial', undefined],
  ['account=house&currency=0', undefined, undefined],
  ['account=&currency=-3', undefined, undefined],
  ['account=change&currency=3.5', 'change', undefined],
  ['currency=99999999999', undefined, undefined],
  ['currency=3&currency=4', undefined, 3],
])('%j asks for account %s and coin %s', (address, account, currency) => {
  expect(readFilter(new URLSearchParams(address))).toEqual({ account, currency });
});

test.each(['', 'account=lever', 'currency=3', 'account=change&currency=3'])(
  '%j is read and written unchanged',
  (address) => {
    expect(writeFilter(readFilter(new URLSearchParams(address))).toString()).toBe(address);
  },
);
