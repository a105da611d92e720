import { expect, it } from 'vitest';
import { type MemoProblem, memoProblem, takesMemo } from './memo';
import type { NetworkCode } from './networks';

const rows: readonly (readonly [NetworkCode, memo: string, MemoProblem | null])[] = [
  ['ripple', '', null],
  ['ripple', '0', null],
  ['ripple', '4294967295', null],
  ['ripple', '4294967296', 'tag_invalid'],
  ['ripple', '007', 'tag_invalid'],
  ['ripple', '-1', 'tag_invalid'],
  ['ripple', '1.5', 'tag_invalid'],
  ['ripple', 'maya', 'tag_invalid'],
  ['stellar', 'x'.repeat(28), null],
  ['stellar', 'x'.repeat(29), 'memo_invalid'],
  // `é` takes two bytes.
  ['stellar', 'é'.repeat(14), null],
  ['stellar', 'é'.repeat(15), 'memo_invalid'],
  ['stellar', 'a\nb', 'memo_invalid'],
  ['hedera', 'x'.repeat(101), 'memo_invalid'],
  ['cosmos', 'x'.repeat(256), null],
  ['injective', 'x'.repeat(257), 'memo_invalid'],
  ['bitcoin', '', null],
  ['bitcoin', '1', 'memo_unused'],
  ['erc20', '1', 'memo_unused'],
];

it.each(rows)('%s: %j', (network, memo, problem) => {
  expect(memoProblem(memo, network, 'rSome')).toBe(problem);
});

it('does not take a tag beside an address that has one in it', () => {
  expect(takesMemo('ripple', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi')).toBe(false);
  expect(memoProblem('7', 'ripple', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi')).toBe('memo_unused');
});
