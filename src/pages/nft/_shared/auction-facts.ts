import { isUncertainKind } from '@/data/api/repeat';
import type { NftOwnBid, NftWork } from '@/data/nft/queries';
import { Decimal, type Money } from '@/domain/money/money';
import { type BidFacts, bidOf, bidViolations } from '@/domain/nft/nft';
import { type Violation, violated } from '@/domain/violation';
import type { AuctionFacts, BidStatus, BidTicket, OrderFacts } from '@/lifecycles/auction';
import type { Failure } from '@/lifecycles/failure';

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

/** A bid must be confirmed again if another customer has bid since: the same raise would be another amount. */
export const ticketViolations = (
  { current }: BidTicket,
  { price, currency_name: asset }: Pick<NftWork, 'price' | 'currency_name'>,
): readonly Violation<'bid_moved'>[] =>
  violated(
    !new Decimal(price).eq(current) && { code: 'bid_moved', params: { price: new Decimal(price).toFixed(), asset } },
  );

/**
 * The message about a moved price to show above a bid, in place of the one about an earlier move. Null after a lost
 * answer, because then the user's own bid may have moved the price.
 */
export const moveToShow = <Moved>(moved: readonly Moved[], failure: Pick<Failure, 'kind'> | null): Moved | null =>
  failure && isUncertainKind(failure.kind) ? null : (moved[0] ?? null);

/**
 * The rules that a raise violates. An empty raise counts as too small, because that message names the smallest raise.
 */
export const raiseViolations = ({ price }: BidTicket, facts: BidFacts): ReturnType<typeof bidViolations> =>
  price === ''
    ? [{ code: 'bid_too_small', params: { least: facts.perIncrease.toFixed(), asset: facts.asset } }]
    : bidViolations(new Decimal(price), facts);
