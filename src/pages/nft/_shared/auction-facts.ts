import type { NftStanding, NftWork } from '@/data/nft/queries';
import { Decimal, type Money } from '@/domain/money/money';
import { bidOf } from '@/domain/nft/nft';
import type { AuctionFacts, BidTicket, OrderFacts, Standing } from '@/lifecycles/auction';

/** The user's bid status in an auction; `none` if the server does not send one. */
export function standingOf(standing: NftStanding | null | undefined): Standing {
  if (!standing || standing.bid === null) return 'none';
  return standing.leading ? 'leading' : 'outbid';
}

function orderOf(standing: NftStanding | null | undefined): OrderFacts | null {
  const order = standing?.order;
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
  standing: NftStanding | null | undefined,
): AuctionFacts {
  return { status, startMs, endMs, standing: standingOf(standing), order: orderOf(standing) };
}

/** Amount of a bid; an empty raise counts as zero. */
export const sumOf = ({ current, price }: BidTicket): Money => bidOf(new Decimal(current), new Decimal(price || 0));
