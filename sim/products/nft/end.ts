import { Decimal } from '@/domain/money/money';
import { NFT_MODE, NFT_PAY_WINDOW_MS } from '@/domain/nft/nft';
import type { TimedEvent } from '../../clock/scheduler';
import type { World } from '../../world';
import { eachWithinLimit, partsOf } from '../each-within-limit';
import { sellArtwork } from './change-owner';
import { forfeitMargin, heldMargins, marginOf, refundMargin } from './margin';
import { notify } from './notice';
import { isCustomer } from './people';
import type { MarginRow, SaleRow } from './tables';
import { DUE_TIMER, END_TIMER, stopWaiting, timerId } from './timers';

/**
 * Timer handler at the end of a sale. For an id with a row it retries to return a bid deposit that could not be
 * returned then.
 */
export function saleEnds(world: World, { id }: TimedEvent): void {
  const { whole, rowId } = partsOf(id);
  const row = world.tables.nftSales.need(Number(whole));
  if (rowId === undefined) endSale(world, row);
  else giveBack(world, row, world.tables.nftMargins.need(rowId));
}

function giveBack(world: World, row: SaleRow, margin: MarginRow): void {
  refundMargin(world, margin);
  notify(world, margin.userId, 'lost', row);
}

/**
 * Ends a sale. The highest bidder of an auction pays: a simulated bidder at once, a customer within a day. All other
 * bidders get their bid deposits back. An unsold artwork stays with its owner.
 */
export function endSale(world: World, row: SaleRow): void {
  stopWaiting(world, row.id);
  const isWon = row.mode === NFT_MODE.auction && row.leaderId > 0;
  const lost = heldMargins(world, row).filter(({ userId }) => userId !== row.leaderId);
  eachWithinLimit(world, { kind: END_TIMER, id: timerId(row.id) }, lost, (margin) => giveBack(world, row, margin));
  const over = world.tables.nftSales.update(row.id, { forSale: false, isResale: false });
  if (!isWon) notify(world, row.ownerId, 'unsold', over);
  else if (isCustomer(row.leaderId)) awaitPayment(world, over);
  else sellArtwork(world, over, row.leaderId, 'auction', new Decimal(row.price));
}

function awaitPayment(world: World, row: SaleRow): void {
  const { nftOrders, nftBids, nftSales } = world.tables;
  const bids = nftBids.list('userSale', `${row.leaderId}|${row.id}|${row.sale}`);
  const order = nftOrders.insert({
    id: nftOrders.nextId(),
    userId: row.leaderId,
    workId: row.id,
    sale: row.sale,
    bidId: bids.at(-1)?.id ?? 0,
    price: row.price,
    asset: row.asset,
    margin: row.margin,
    state: 'waiting',
    isRead: false,
    wonMs: world.nowMs,
    dueMs: world.nowMs + NFT_PAY_WINDOW_MS,
    paidMs: 0,
  });
  const locked = nftSales.update(row.id, { isLocked: true });
  world.scheduler.schedule({ atMs: order.dueMs, kind: DUE_TIMER, symbol: '', id: timerId(order.id) });
  notify(world, row.leaderId, 'won', locked);
}

/** Timer handler for an order not paid in time: the bid deposit is forfeited, and the artwork stays with its owner. */
export function orderExpires(world: World, { id }: TimedEvent): void {
  const { nftOrders, nftSales } = world.tables;
  const order = nftOrders.update(Number(id), { state: 'expired' });
  const row = nftSales.update(order.workId, { isLocked: false });
  const margin = marginOf(world, order.userId, row);
  if (margin) forfeitMargin(world, margin);
  notify(world, order.userId, 'expired', row);
  notify(world, row.ownerId, 'unpaid', row);
}
