import { expect, it } from 'vitest';
import type { NftAuction } from '@/data/nft/queries';
import { auctionStatusOf } from './auction-status-badge';

type OwnBid = NftAuction['standing'];
const none: OwnBid = { bid: null, leading: false, margin: 'held', order: null };
const leading: OwnBid = { ...none, bid: '120', leading: true };
const outbid: OwnBid = { ...none, bid: '110' };
const order = (state: 'waiting' | 'paid' | 'expired'): OwnBid => ({
  ...leading,
  order: { id: 1, state, overtime: 0 },
});

it.each([
  ['a margin and no bid', 1, none, 'watching'],
  ['the highest bid', 1, leading, 'leading'],
  ['somebody bids more', 1, outbid, 'outbid'],
  ['over, with the highest bid', 0, leading, 'closing'],
  ['over, somebody else has won', 0, outbid, 'lost'],
  ['over, without a bid', 0, none, 'lost'],
  ['to be paid', 0, order('waiting'), 'won'],
  ['paid', 0, order('paid'), 'paid'],
  ['not paid in time', 0, order('expired'), 'forfeited'],
] as const)('%s', (_what, status, ownBid, auctionStatus) => {
  expect(auctionStatusOf({ status, standing: ownBid })).toBe(auctionStatus);
});
