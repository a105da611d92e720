import { expect, test } from 'vitest';
import { readFilter, stateOf, statusOf, writeFilter } from './record-filter';

test.each([
  ['', { tab: 'recharge' }],
  ['tab=withdraw&state=rejected', { tab: 'withdraw', state: 'rejected' }],
  ['coin=3&id=12', { tab: 'recharge', coin: 3, id: 12 }],
  ['tab=loans&state=lost&coin=0&id=-1', { tab: 'recharge' }],
  ['coin=99999999999&id=1e3', { tab: 'recharge' }],
])('%j asks for %o', (address, filter) => {
  expect(readFilter(new URLSearchParams(address))).toEqual({
    state: undefined,
    coin: undefined,
    id: undefined,
    ...filter,
  });
});

test.each(['', 'tab=withdraw', 'state=pending&coin=3', 'tab=withdraw&state=approved&coin=1&id=7'])(
  '%j is read and written unchanged',
  (address) => {
    expect(writeFilter(readFilter(new URLSearchParams(address))).toString()).toBe(address);
  },
);

test('every state is converted to its number and back', () => {
  for (const state of ['pending', 'approved', 'rejected'] as const) expect(stateOf(statusOf(state))).toBe(state);
  expect(stateOf(9)).toBe('pending');
});
