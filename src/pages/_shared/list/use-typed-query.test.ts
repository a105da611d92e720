import { expect, test } from 'vitest';
import { followAddress } from './use-typed-query';

test.each([
  ['stays while the address does', { text: 'bt', seen: '', sent: null }, '', 'bt'],
  ['stays when it comes into the address', { text: 'bt', seen: '', sent: 'bt' }, 'bt', 'bt'],
  ['stays when the address has what was typed before', { text: 'btc', seen: '', sent: 'bt' }, 'bt', 'btc'],
  ['gives way to an address from elsewhere', { text: 'bt', seen: 'bt', sent: null }, 'eth', 'eth'],
  ['gives way to it while it waits for the pause', { text: 'btc', seen: 'bt', sent: null }, 'eth', 'eth'],
  ['gives way to an address without a text', { text: 'bt', seen: 'bt', sent: null }, '', ''],
])('the typed text %s', (_what, typed, inAddress, text) => {
  expect(followAddress(typed, inAddress).text).toBe(text);
});

test('an address that was sent counts as such once', () => {
  const arrived = followAddress({ text: 'bt', seen: '', sent: 'bt' }, 'bt');
  const elsewhere = followAddress(arrived, 'eth');
  expect(followAddress(elsewhere, 'bt')).toEqual({ text: 'bt', seen: 'bt', sent: null });
});
