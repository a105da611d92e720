import type { NftOwnBid, NftWork } from '@/data/nft/queries';
import { Decimal, type Money } from '@/domain/money/money';
import { bidOf } from '@/domain/nft/nft';
import type { AuctionFacts, BidStatus, BidTicket, OrderFacts } from '@/lifecycles/auction';

/** The user's bid status in an auction; `none` if the server does not send one. */
export function bidStatusOf(ownBid: NftOwnBid | null | undefined): BidStatus {
  if (!ownBid || ownBid.bid === null) return 'none';
  return ownBid.leading ? 'leading' : 'outbid';
}

function orderOf(ownBid: NftOwnBid | null | undefined): OrderFacts | null {
  const order = ownBid?.order;
  if (!order) return null;
  return {
    id: order.id,
    isPaid: order.state === 'paid',
    isExpired: order.state === 'expired',
    payByMs: order.overtime * 1000,
  };
}

/** Input of the auction lifecycle from a work and the user's bid status. */
export function auctionFacts(
  { status, startMs, endMs }: Pick<NftWork, 'status' | 'startMs' | 'endMs'>,
  ownBid: NftOwnBid | null | undefined,
): AuctionFacts {
  return { status, startMs, endMs, bidStatus: bidStatusOf(ownBid), order: orderOf(ownBid) };
}

/** Amount of a bid; an empty raise counts as zero. */
export const sumOf = ({ current, price }: BidTicket): Money => bidOf(new Decimal(current), new Decimal(price || 0));
