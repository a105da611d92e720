import { expect, test } from 'vitest';
import type { NftWork } from '@/data/nft/queries';
import { NFT_MODE, NFT_STATUS } from '@/domain/nft/nft';
import { priceKey } from './price-of';

const { auction, fixed } = NFT_MODE;
const { started, ended } = NFT_STATUS;

test.each([
  ['a fixed price', fixed, 0, '100', started, 'price.fixed'],
  ['a fixed price that is over', fixed, 0, '100', ended, 'price.fixed'],
  ['an auction nobody has bid in', auction, 0, '100', started, 'price.start'],
  ['one that ended so', auction, 0, '100', ended, 'price.start'],
  ['an auction with bids', auction, 3, '130', started, 'price.bid'],
  ['one that is over', auction, 3, '130', ended, 'price.highest'],
  ['bids that a server does not count', auction, undefined, '130', started, 'price.bid'],
  ['none, as far as a price tells', auction, undefined, '100', started, 'price.start'],
])('%s', (_, pay_type, bid_count, price, status, key) => {
  const work = { pay_type, bid_count, price, start_price: '100' } as unknown as NftWork;
  expect(priceKey(work, status)).toBe(key);
});
