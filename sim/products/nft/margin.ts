import { Decimal } from '@/domain/money';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import type { MarginRow, SaleRow } from './tables';

/** What a customer has given for an auction; undefined when nothing. */
export const marginOf = (world: World, userId: number, { id, sale }: SaleRow): MarginRow | undefined =>
  world.tables.nftMargins.first('userSale', `${userId}|${id}|${sale}`);

/** Sets the margin aside in the spot account; once for each auction and bidder. */
export function holdMargin(world: World, userId: number, { id, sale, margin: amount }: SaleRow): MarginRow {
  const { nftMargins } = world.tables;
  const row = { id: nftMargins.nextId(), userId, workId: id, sale, amount, state: 'held', atMs: world.nowMs } as const;
  const note = { atMs: world.nowMs, reason: 'auctionMargin', ref: String(id) } as const;
  world.ledger.freeze(userId, 'change', 'USDT', new Decimal(amount), note);
  return nftMargins.insert(row);
}

/** Gives a margin back. One that is not held any more is left as it is. */
export function refundMargin(world: World, { id, userId, workId, amount, state }: MarginRow): void {
  if (state !== 'held') return;
  const note = { atMs: world.nowMs, reason: 'auctionRefund', ref: String(workId) } as const;
  world.ledger.release(userId, 'change', 'USDT', new Decimal(amount), note);
  world.tables.nftMargins.update(id, { state: 'refunded' });
}

/** The house keeps the margin of whoever has won and not paid. */
export function forfeitMargin(world: World, { id, userId, workId, amount, state }: MarginRow): void {
  if (state !== 'held') return;
  const held = userAccount(userId, 'change', 'USDT', 'frozen');
  const note = { atMs: world.nowMs, reason: 'auctionForfeit', ref: String(workId) } as const;
  world.ledger.transfer(held, houseAccount('house:fees', 'USDT'), new Decimal(amount), note);
  world.tables.nftMargins.update(id, { state: 'forfeited' });
}

/** Margins of an auction that are still held, in the order in which they were given. */
export const heldMargins = (world: World, { id, sale }: SaleRow): readonly MarginRow[] =>
  world.tables.nftMargins.list('heldOfSale', `${id}|${sale}`);
