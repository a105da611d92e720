import { expect, it } from 'vitest';
import { leadsElsewhere, networkFor, savedAddressViolations } from './saved-address';

it.each([
  ['0xSIM12ab', 'erc20'],
  ['0x', undefined],
  ['0xSIM12\u200bab', undefined],
  ['0xSIM12\u202eab', undefined],
  ['0xSIM12 ab', undefined],
  ['0xSIM12аb', undefined],
])('%j, where simulated addresses begin with 0xSIM, is one of %s', (address, network) => {
  expect(networkFor(address, ['erc20'], () => '0xSIM')).toBe(network);
});

it.each([
  [{}, {}, false],
  [{}, { memo: '7' }, true],
  [{}, { network: 'erc20' }, true],
  [{}, { qrcode: '/upload/2.png' }, true],
  [{ qrcode: '' }, { qrcode: '/upload/2.png' }, false],
  [{ qrcode: null }, { qrcode: '/upload/2.png' }, false],
])('an address with %o that becomes one with %o leads elsewhere: %s', (before, after, expected) => {
  const saved = { currency: 3, network: 'trc20', address: 'T1', memo: '', qrcode: '/upload/1.png' };
  expect(leadsElsewhere({ ...saved, ...before }, { ...saved, ...after })).toBe(expected);
});

it('an address without a coin lacks one, and is not judged by its network', () => {
  const saved = { currency: 0, network: '', address: 'T1', memo: '', label: '', hasQrcode: true };
  const facts = { networks: [], ownPrefixOf: () => '', hasPicture: null, book: null };
  expect(savedAddressViolations(saved, facts)).toEqual([{ code: 'currency_required' }]);
});
