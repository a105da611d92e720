import { expect, it } from 'vitest';
import type { NftOwnBid } from '@/data/nft/queries';
import { auctionFacts, bidStatusOf, sumOf } from './auction-facts';

const none: NftOwnBid = { bid: null, leading: false, margin: 'none', order: null };

it.each([
  ['a server that does not tell', undefined, 'none'],
  ['nobody signed in', null, 'none'],
  ['no bid', none, 'none'],
  ['a margin without a bid', { ...none, margin: 'held' as const }, 'none'],
  ['the highest bid', { ...none, bid: '12', leading: true }, 'leading'],
  ['a bid that is not the highest', { ...none, bid: '12' }, 'outbid'],
])('%s', (_what, ownBid, bidStatus) => {
  expect(bidStatusOf(ownBid)).toBe(bidStatus);
});

it.each([
  ['waiting', false, false],
  ['paid', true, false],
  ['expired', false, true],
] as const)('an order that is %s', (state, isPaid, isExpired) => {
  const ownBid: NftOwnBid = { ...none, bid: '12', leading: true, order: { id: 3, state, overtime: 90 } };
  const facts = auctionFacts({ status: 0, startMs: 1, endMs: 2 }, ownBid);
  expect(facts).toEqual({
    status: 0,
    startMs: 1,
    endMs: 2,
    bidStatus: 'leading',
    order: { id: 3, isPaid, isExpired, payByMs: 90_000 },
  });
});

it('an increment that is still being typed counts as none', () => {
  expect(sumOf({ code: 'a', price: '', current: '100' }).toFixed()).toBe('100');
  expect(sumOf({ code: 'a', price: '0.1', current: '0.2' }).toFixed()).toBe('0.3');
});
