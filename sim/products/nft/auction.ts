import type { CallInput, CallRefusal } from '@/contract/calls';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { auctionVerdict, BID_REPEAT_MS, bidOf, bidViolations, NFT_STATUS, nftStatus } from '@/domain/nft/nft';
import type { TimedEvent } from '../../clock/scheduler';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import { bidAtCheck, biddersOf, checksOf, firstAnswer } from './bidders';
import { holdMargin, marginOf } from './margin';
import { notify } from './notice';
import { insertBid, saleOfCode, storeCalendarSale } from './sale';
import type { BidRow, SaleRow } from './tables';
import { ANSWER_TIMER, AUCTION_CHECK_TIMER, scheduleEnd, timerId } from './timers';

type Bid = CallInput<'POST /bind_box/auctionNFT'>;
type BidRefusal = CallRefusal<'POST /bind_box/auctionNFT'>;

/** Places a customer's bid: the current bid plus `price`. The order of the refusals is part of the contract. */
export function bidOnAuction(world: World, userId: number, { code, price, current }: Bid): Outcome<BidRow, BidRefusal> {
  const sale = saleOfCode(world, code);
  if (!sale) return refuse('nft_unknown');
  const verdict = auctionVerdict(sale, userId, world.nowMs);
  if (verdict) return refuse(verdict);
  const last = lastBidOf(world, sale, userId);
  if (last && world.nowMs - last.atMs < BID_REPEAT_MS) return refuse('bid_repeated');
  const { asset } = sale;
  if (current && !current.eq(sale.price)) return refuse('bid_moved', { price: sale.price, asset });
  if (sale.leaderId === userId) return refuse('bid_leading');
  const refused = refusalOf(
    bidViolations(price, {
      asset,
      current: new Decimal(sale.price),
      perIncrease: new Decimal(sale.perIncrease),
      marginDue: marginDueOf(world, userId, sale),
      available: world.ledger.available(userId, 'change', asset),
      availableUsdt: world.ledger.available(userId, 'change', 'USDT'),
    }),
  );
  if (refused) return refused;
  const bid = bidOf(new Decimal(sale.price), price);
  const row = enterAuction(world, userId, sale);
  const placed = placeBid(world, row, userId, bid);
  scheduleAnswer(world, world.tables.nftSales.need(row.id), placed.id);
  return ok(placed);
}

/** Takes the bid deposit before the first bid. */
export function payMargin(
  world: World,
  userId: number,
  code: string,
): Outcome<SaleRow, CallRefusal<'POST /bind_box/marginNFT'>> {
  const sale = saleOfCode(world, code);
  if (!sale) return refuse('nft_unknown');
  const verdict = auctionVerdict(sale, userId, world.nowMs);
  if (verdict) return refuse(verdict);
  if (marginOf(world, userId, sale)) return refuse('margin_taken');
  if (marginDueOf(world, userId, sale).gt(world.ledger.available(userId, 'change', 'USDT')))
    return refuse('nft_margin_short', { margin: sale.margin });
  return ok(enterAuction(world, userId, sale));
}

const lastBidOf = (world: World, { id, sale }: SaleRow, userId: number): BidRow | undefined =>
  world.tables.nftBids.list('userSale', `${userId}|${id}|${sale}`, { offset: 0, limit: 1, newestFirst: true })[0];

/** The bid deposit in USDT that a customer has not paid yet. A bid in USDT needs its amount on top of it. */
const marginDueOf = (world: World, userId: number, sale: SaleRow): Money =>
  marginOf(world, userId, sale) ? ZERO : new Decimal(sale.margin);

/**
 * Prepares an auction for its first customer action: schedules the auction's timers and freezes the customer's bid
 * deposit, each only once.
 */
function enterAuction(world: World, userId: number, sale: SaleRow): SaleRow {
  const isNew = !world.tables.nftSales.get(sale.id);
  const row = storeCalendarSale(world, sale);
  if (isNew) scheduleAuction(world, row);
  if (!marginOf(world, userId, row)) holdMargin(world, userId, row);
  return row;
}

/** Schedules the end of an auction and the planned bids of simulated bidders. */
export function scheduleAuction(world: World, row: SaleRow): void {
  scheduleEnd(world, row);
  scheduleCheck(world, row);
}

function scheduleCheck(world: World, row: SaleRow): void {
  const next = checksOf(world, row, biddersOf(world, row)).find(({ atMs }) => atMs > world.nowMs);
  if (next && next.atMs < row.endMs) {
    world.scheduler.schedule({ atMs: next.atMs, kind: AUCTION_CHECK_TIMER, symbol: '', id: timerId(row.id) });
  }
}

/** Runs the auction checks that simulated bidders have planned for this instant. They bid where it suits them. */
export function runAuctionChecks(world: World, { id }: TimedEvent): void {
  const row = world.tables.nftSales.need(Number(id));
  if (nftStatus(row, world.nowMs) !== NFT_STATUS.started) return;
  const bidders = biddersOf(world, row);
  for (const { uid, nth } of checksOf(world, row, bidders).filter(({ atMs }) => atMs === world.nowMs)) {
    const bidder = bidders.find((one) => one.uid === uid);
    const now = world.tables.nftSales.need(row.id);
    const bid = bidder && bidAtCheck(world, now, bidder, nth);
    if (bid) placeBid(world, now, uid, bid);
  }
  scheduleCheck(world, row);
}

function scheduleAnswer(world: World, row: SaleRow, bidId: number): void {
  const answer = firstAnswer(world, row, bidId);
  if (!answer) return;
  const { atMs, uid } = answer;
  world.scheduler.schedule({ atMs, kind: ANSWER_TIMER, symbol: '', id: timerId(bidId), payload: uid });
}

/** Lets a simulated bidder answer a customer's bid, unless the auction is over or another bidder was faster. */
export function answerBid(world: World, { id, payload }: TimedEvent): void {
  const { workId, sale, userId } = world.tables.nftBids.need(Number(id));
  const row = world.tables.nftSales.need(workId);
  if (row.sale !== sale || row.leaderId !== userId || nftStatus(row, world.nowMs) !== NFT_STATUS.started) return;
  const bidder = biddersOf(world, row).find(({ uid }) => uid === payload);
  const bid = bidder && bidOf(new Decimal(row.price), new Decimal(row.perIncrease));
  if (bidder && bid?.lte(bidder.limit)) placeBid(world, row, bidder.uid, bid);
}

/** Books a bid, and notifies the bidder who led before and the artwork's owner. */
export function placeBid(world: World, row: SaleRow, userId: number, bid: Money): BidRow {
  const price = bid.toFixed();
  const placed = insertBid(world, row, { userId, price, atMs: world.nowMs });
  const now = world.tables.nftSales.update(row.id, { price, leaderId: userId, bids: row.bids + 1 });
  if (row.leaderId !== userId) notify(world, row.leaderId, 'outbid', now);
  notify(world, row.ownerId, 'bid', now);
  return placed;
}
