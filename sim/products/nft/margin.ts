import { Decimal } from '@/domain/money/money';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import type { MarginRow, SaleRow } from './tables';

/** A customer's bid deposit for an auction; undefined without one. */
export const marginOf = (world: World, userId: number, { id, sale }: SaleRow): MarginRow | undefined =>
  world.tables.nftMargins.first('userSale', `${userId}|${id}|${sale}`);

/** Freezes the bid deposit in the spot account. Call it once for each auction and bidder. */
export function holdMargin(world: World, userId: number, { id, sale, margin: amount }: SaleRow): MarginRow {
  const { nftMargins } = world.tables;
  const row = { id: nftMargins.nextId(), userId, workId: id, sale, amount, state: 'held', atMs: world.nowMs } as const;
  const note = { atMs: world.nowMs, reason: 'auctionMargin', ref: String(id) } as const;
  world.ledger.freeze(userId, 'change', 'USDT', new Decimal(amount), note);
  return nftMargins.insert(row);
}

/** Releases a bid deposit. One that is no longer held stays as it is. */
export function refundMargin(world: World, { id, userId, workId, amount, state }: MarginRow): void {
  if (state !== 'held') return;
  const note = { atMs: world.nowMs, reason: 'auctionRefund', ref: String(workId) } as const;
  world.ledger.release(userId, 'change', 'USDT', new Decimal(amount), note);
  world.tables.nftMargins.update(id, { state: 'refunded' });
}

/** Pays the bid deposit of a winner who did not pay to the house. */
export function forfeitMargin(world: World, { id, userId, workId, amount, state }: MarginRow): void {
  if (state !== 'held') return;
  const held = userAccount(userId, 'change', 'USDT', 'frozen');
  const note = { atMs: world.nowMs, reason: 'auctionForfeit', ref: String(workId) } as const;
  world.ledger.transfer(held, houseAccount('house:fees', 'USDT'), new Decimal(amount), note);
  world.tables.nftMargins.update(id, { state: 'forfeited' });
}

/** Bid deposits of an auction that are still held, in the order in which they were paid. */
export const heldMargins = (world: World, { id, sale }: SaleRow): readonly MarginRow[] =>
  world.tables.nftMargins.list('heldOfSale', `${id}|${sale}`);
