import { expect, test } from 'vitest';
import { NFT_STATUS, nftStatus } from '@/domain/nft/nft';
import { saleWindow } from './sale-window';

const { waiting, started, ended } = NFT_STATUS;

test.each([
  ['waits', waiting, 100, 200, 99, waiting],
  ['has begun since', waiting, 100, 200, 100, started],
  ['has ended since', started, 100, 200, 200, ended],
  ['was sold', ended, 100, 200, 150, ended],
  ['waits for an unknown start', waiting, null, 200, 150, waiting],
  ['has begun at an unknown time', started, null, 200, 150, started],
  ['has begun at an unknown time and ended since', started, null, 200, 200, ended],
  ['ends at an unknown time', started, 100, null, 1e15, started],
  ['begins for an unknown time', waiting, 100, null, 100, started],
  ['has ended at an unknown time', ended, 100, null, 150, ended],
  ['waits, all unknown', waiting, null, null, 150, waiting],
  ['runs, all unknown', started, null, null, 150, started],
  ['is over, all unknown', ended, null, null, 150, ended],
] as const)('a sale that %s', (_what, status, startMs, endMs, nowMs, state) => {
  expect(nftStatus(saleWindow({ status, startMs, endMs }), nowMs)).toBe(state);
});
