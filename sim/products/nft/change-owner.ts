import type { Money } from '@/domain/money/money';
import { nftProceeds } from '@/domain/nft/nft';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { notify } from './notice';
import { isCustomer } from './people';
import type { MoveRow, SaleRow } from './tables';

/**
 * Hands an artwork over for money. The market maker's account stands for all simulated artists and collectors: it
 * receives what a customer pays, and pays what a customer receives, less the fee.
 */
export function sellArtwork(world: World, row: SaleRow, buyerId: number, kind: MoveRow['kind'], price: Money): SaleRow {
  const note = { atMs: world.nowMs, ref: String(row.id) } as const;
  const market = houseAccount('house:market', row.asset);
  if (isCustomer(buyerId)) {
    const reason = kind === 'auction' ? 'nftOrderPay' : 'nftBuy';
    world.ledger.transfer(userAccount(buyerId, 'change', row.asset), market, price, { ...note, reason });
  }
  if (isCustomer(row.ownerId)) {
    const { fee, received } = nftProceeds(price);
    const legs = [
      { account: market, amount: price.neg() },
      { account: userAccount(row.ownerId, 'change', row.asset), amount: received },
      { account: houseAccount('house:fees', row.asset), amount: fee },
    ];
    world.ledger.post({ ...note, reason: 'nftSale', legs });
  }
  notify(world, row.ownerId, 'sold', row, { price: price.toFixed() });
  return changeOwner(world, row, buyerId, kind, price.toFixed());
}

/** Changes an artwork's owner. Any offer of it ends, and the new owner may resell it once. */
export function changeOwner(world: World, row: SaleRow, toId: number, kind: MoveRow['kind'], price: string): SaleRow {
  const { nftMoves, nftSales } = world.tables;
  const { id: workId, ownerId: fromId, asset } = row;
  nftMoves.insert({ id: nftMoves.nextId(), workId, kind, fromId, toId, price, asset, atMs: world.nowMs });
  return nftSales.update(workId, {
    ownerId: toId,
    forSale: false,
    isLocked: false,
    isResale: false,
    wasResold: false,
    ownedSinceMs: world.nowMs,
    ...(price !== '' && { price }),
  });
}
