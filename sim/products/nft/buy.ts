import type { CallInput, CallRefusal } from '@/contract/calls';
import { Decimal } from '@/domain/money/money';
import { buyVerdict } from '@/domain/nft/nft';
import { type Outcome, ok, refuse } from '../../handler';
import type { World } from '../../world';
import { sellArtwork } from './change-owner';
import { marginOf, refundMargin } from './margin';
import { notify } from './notice';
import { factsOf, saleOfCode, storeCalendarSale } from './sale';
import type { MoveRow, NftOrderRow, SaleRow } from './tables';
import { DUE_TIMER, stopWaiting, timerId } from './timers';

/** The kind of move for an artwork sold at a fixed price. */
export function kindOfSale(world: World, row: SaleRow): MoveRow['kind'] {
  if (row.isResale) return 'resale';
  return factsOf(world, row).isClosedBox ? 'box' : 'sale';
}

/** Buys an artwork at its fixed price, or a blind box. The order of the refusals is part of the contract. */
export function buyWork(
  world: World,
  userId: number,
  { code, price: shown }: CallInput<'POST /bind_box/buyNFT'>,
): Outcome<SaleRow, CallRefusal<'POST /bind_box/buyNFT'>> {
  const sale = saleOfCode(world, code);
  if (!sale) return refuse('nft_unknown');
  const verdict = buyVerdict(sale, userId, world.nowMs);
  if (verdict) return refuse(verdict);
  const price = new Decimal(sale.price);
  if (shown && !shown.eq(price)) return refuse('nft_price_moved');
  if (price.gt(world.ledger.available(userId, 'change', sale.asset))) return refuse('insufficient_balance');
  const row = storeCalendarSale(world, sale);
  stopWaiting(world, row.id);
  const owned = sellArtwork(world, row, userId, kindOfSale(world, row), price);
  notify(world, userId, 'paid', owned);
  return ok(owned);
}

/** Pays for a won auction from the spot account; the bid deposit is released. */
export function payOrder(
  world: World,
  userId: number,
  id: number,
): Outcome<NftOrderRow, CallRefusal<'POST /bind_box/payNFTOrder'>> {
  const { nftOrders, nftSales } = world.tables;
  const order = nftOrders.get(id);
  if (!order || order.userId !== userId) return refuse('order_unknown');
  if (order.state === 'paid') return refuse('nft_order_paid');
  if (order.state === 'expired' || world.nowMs >= order.dueMs) return refuse('nft_order_expired');
  const price = new Decimal(order.price);
  if (price.gt(world.ledger.available(userId, 'change', order.asset))) return refuse('insufficient_balance');
  const row = nftSales.need(order.workId);
  world.scheduler.cancel(DUE_TIMER, timerId(order.id));
  const margin = marginOf(world, userId, row);
  if (margin) refundMargin(world, margin);
  const owned = sellArtwork(world, row, userId, 'auction', price);
  const paid = nftOrders.update(id, { state: 'paid', isRead: true, paidMs: world.nowMs });
  notify(world, userId, 'paid', owned);
  return ok(paid);
}
