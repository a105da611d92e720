import { Decimal } from '@/domain/money/money';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { LEVER_ACCOUNT, LEVER_ASSET } from './account';
import { forceClose } from './force-close';
import { watchMargin } from './margin-watch';
import { notifyEntrustOpened } from './messages';
import { afterOpening } from './place';
import { type LeverOrderRow, OPEN, WAITING } from './tables';
import { readTriggerId } from './trigger-id';

/** Handles a trigger of a limit order, a stop, or a margin. */
export function fireLever(world: World, triggerId: string): void {
  const id = readTriggerId(triggerId);
  if ('userId' in id) {
    watchMargin(world, id.userId);
    return;
  }
  const row = world.tables.leverOrders.need(id.orderId);
  if (id.role === 'open') openEntrust(world, row);
  else {
    if (row.status !== OPEN) throw new Error(`position ${row.id} has a stop but is not open`);
    forceClose(world, row, id.role);
  }
}

/** Turns a pending limit order into a position at its limit price. The frozen fee is paid. */
function openEntrust(world: World, row: LeverOrderRow): void {
  if (row.status !== WAITING) throw new Error(`order ${row.id} has a trigger but does not wait`);
  const note = { atMs: world.nowMs, reason: 'leverFee', ref: String(row.id) } as const;
  const frozen = userAccount(row.userId, LEVER_ACCOUNT, LEVER_ASSET, 'frozen');
  world.ledger.transfer(frozen, houseAccount('house:fees', LEVER_ASSET), new Decimal(row.fee), note);
  const opened = world.tables.leverOrders.update(row.id, {
    status: OPEN,
    openedMs: world.nowMs,
    updatedMs: world.nowMs,
  });
  afterOpening(world, opened);
  notifyEntrustOpened(world, opened);
  watchMargin(world, opened.userId);
}
