import type { NftStanding, NftWork } from '@/data/queries/nft';
import { Decimal, type Money } from '@/domain/money';
import { bidOf } from '@/domain/nft';
import type { AuctionFacts, BidTicket, OrderFacts, Standing } from '@/lifecycles/auction';

/** The viewer's place in an auction; a server that does not tell is taken to know of no bid. */
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

/** What the lifecycle looks at of a work and where the viewer stands with it. */
export function auctionFacts(
  { status, startMs, endMs }: Pick<NftWork, 'status' | 'startMs' | 'endMs'>,
  standing: NftStanding | null | undefined,
): AuctionFacts {
  return { status, startMs, endMs, standing: standingOf(standing), order: orderOf(standing) };
}

/** What a ticket comes to; an increment that is still being typed counts as none. */
export const sumOf = ({ current, price }: BidTicket): Money => bidOf(new Decimal(current), new Decimal(price || 0));
