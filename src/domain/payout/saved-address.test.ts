import { expect, it } from 'vitest';
import { networkFor } from './saved-address';

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
