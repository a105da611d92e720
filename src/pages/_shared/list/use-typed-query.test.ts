import { expect, test } from 'vitest';
import { followAddress } from './use-typed-query';

test.each([
  ['stays while the address does', { text: 'bt', lastAddressText: '', sent: null }, '', 'bt'],
  ['stays when it comes into the address', { text: 'bt', lastAddressText: '', sent: 'bt' }, 'bt', 'bt'],
  ['stays when the address has what was typed before', { text: 'btc', lastAddressText: '', sent: 'bt' }, 'bt', 'btc'],
  ['gives way to an address from elsewhere', { text: 'bt', lastAddressText: 'bt', sent: null }, 'eth', 'eth'],
  ['gives way to it while it waits for the pause', { text: 'btc', lastAddressText: 'bt', sent: null }, 'eth', 'eth'],
  ['gives way to an address without a text', { text: 'bt', lastAddressText: 'bt', sent: null }, '', ''],
])('the typed text %s', (_what, typed, inAddress, text) => {
  expect(followAddress(typed, inAddress).text).toBe(text);
});

test('a sent text counts as sent only for the next change of the address', () => {
  const arrived = followAddress({ text: 'bt', lastAddressText: '', sent: 'bt' }, 'bt');
  const elsewhere = followAddress(arrived, 'eth');
  expect(followAddress(elsewhere, 'bt')).toEqual({ text: 'bt', lastAddressText: 'bt', sent: null });
});
