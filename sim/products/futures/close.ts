import { Decimal, type Money, max, min, ZERO } from '@/domain/money/money';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { Leg } from '../../ledger/entries';
import type { World } from '../../world';
import type { LedgerReason } from '../reasons';
import { FUTURES_ACCOUNT, FUTURES_ASSET, marginAccount, openPositions, profitNow } from './account';
import { cancelAllPending } from './cancel-limit-order';
import { dropCloseOrders } from './close-orders';
import { notifyLiquidated, notifyTriggersCancelled } from './messages';
import { scheduleCopyClose } from './schedule-copies';
import { CLOSED, type CloseReason, type FuturesOrderRow } from './tables';
import { marginTrigger, orderTrigger, recoveryTrigger } from './trigger-id';
import { announceClosed, announceOrder } from './wire';

/** Closes positions of one customer at the markets' last prices. The caller must call `watchMargin` afterwards. */
export function closePositions(world: World, rows: readonly FuturesOrderRow[], reason: CloseReason): void {
  // Positions in profit first, because their profit may pay for the losses.
  const byResult = rows
    .map((row) => ({ row, profit: profitNow(world, row) }))
    .sort((left, right) => right.profit.cmp(left.profit) || left.row.id - right.row.id);
  for (const { row, profit } of byResult) {
    // Read again, because the position closed before may have taken from this one's margin.
    settle(world, world.tables.leverOrders.need(row.id), profit, reason);
  }
  const [first] = rows;
  if (first) announceClosed(world, first.userId, rows);
}

/**
 * Liquidates all positions of a customer. All margins become available first, so that one position's margin covers
 * another's loss (designed).
 */
export function liquidate(world: World, userId: number, positions: readonly FuturesOrderRow[]): void {
  const cancelled = cancelAllPending(world, userId);
  closePositions(world, freeMargins(world, userId, positions), 'liquidation');
  notifyLiquidated(
    world,
    userId,
    positions.map(({ id }) => world.tables.leverOrders.need(id)),
  );
  if (cancelled > 0) notifyTriggersCancelled(world, userId, cancelled);
  dropMarginTriggers(world, userId);
}

/** Stops watching an account, until `watchMargin` does so anew. */
export function dropMarginTriggers({ instruments, triggers }: World, userId: number): void {
  for (const { index } of instruments) {
    triggers.remove(marginTrigger(userId, index));
    triggers.remove(recoveryTrigger(userId, index));
  }
}

function freeMargins(world: World, userId: number, positions: readonly FuturesOrderRow[]): FuturesOrderRow[] {
  return positions.map((row) => {
    const note = { atMs: world.nowMs, reason: 'leverMargin', ref: String(row.id) } as const;
    world.ledger.release(userId, FUTURES_ACCOUNT, FUTURES_ASSET, new Decimal(row.margin), note);
    return world.tables.leverOrders.update(row.id, { margin: '0' });
  });
}

/**
 * The combined loss of some positions that neither the balance nor all margins cover; 0 when it is covered. The missing
 * part is unrealised profit of positions that stay open, or is frozen for limit orders. Without this check the
 * insurance fund would pay for a customer who has money (designed).
 */
export function uncoveredLoss(world: World, rows: readonly FuturesOrderRow[]): Money {
  const [{ userId } = { userId: 0 }] = rows;
  const open = openPositions(world, userId);
  const { available, margins } = marginAccount(world, userId, open);
  const result = rows.reduce((sum, row) => sum.add(profitNow(world, row)), ZERO);
  return max(result.neg().sub(available).sub(margins), ZERO);
}

/** The customer's open positions that would close with a profit now. */
export const winnersOf = (world: World, userId: number): FuturesOrderRow[] =>
  openPositions(world, userId).filter((row) => profitNow(world, row).gt(0));

const ledgerReason = ({ orderType }: FuturesOrderRow, reason: CloseReason): LedgerReason =>
  reason === 'liquidation' ? 'leverLiquidation' : orderType === 2 ? 'copyReturn' : 'leverClose';

/**
 * Books the close of one position: margin and result go to the balance. A loss beyond the balance is taken from the
 * margins of the customer's other positions, then paid by the insurance fund, so that no balance becomes negative.
 */
function settle(world: World, row: FuturesOrderRow, profit: Money, reason: CloseReason): void {
  const { userId } = row;
  const margin = new Decimal(row.margin);
  const spendable = world.ledger.available(userId, FUTURES_ACCOUNT, FUTURES_ASSET).add(margin);
  const loss = profit.isNegative() ? profit.neg() : ZERO;
  const paid = min(loss, spendable);
  const missing = takeFromOtherMargins(world, row, loss.sub(paid));
  const fromOthers = loss.sub(paid).sub(missing);
  const own = userAccount(userId, FUTURES_ACCOUNT, FUTURES_ASSET);
  const frozen = userAccount(userId, FUTURES_ACCOUNT, FUTURES_ASSET, 'frozen');
  const legs: Leg<LedgerReason>[] = [
    { account: frozen, amount: margin.add(fromOthers).neg() },
    { account: own, amount: margin.sub(paid).add(profit.isNegative() ? ZERO : profit) },
    { account: houseAccount('house:market', FUTURES_ASSET), amount: profit.neg() },
    { account: houseAccount('house:insurance', FUTURES_ASSET), amount: missing.neg() },
  ];
  world.ledger.post({ atMs: world.nowMs, reason: ledgerReason(row, reason), ref: String(row.id), legs });
  const closed = world.tables.leverOrders.update(row.id, {
    status: CLOSED,
    closeTicks: world.market.lastTicks(row.symbolIndex, world.nowMs),
    margin: '0',
    // What the insurance fund pays is not the customer's loss, so that the result is what the account has lost.
    profit: profit.add(missing).toFixed(),
    closeReason: reason,
    updatedMs: world.nowMs,
    endedMs: world.nowMs,
  });
  for (const role of ['profit', 'loss'] as const) world.triggers.remove(orderTrigger(role, row.id));
  dropCloseOrders(world, row.id);
  announceOrder(world, closed);
  scheduleCopyClose(world, closed);
}

/**
 * Takes a remaining loss from the margins of the customer's other positions, oldest first. Returns what no margin
 * covers.
 */
function takeFromOtherMargins(world: World, row: FuturesOrderRow, loss: Money): Money {
  let left = loss;
  if (left.isZero()) return left;
  for (const other of openPositions(world, row.userId)) {
    if (other.id === row.id) continue;
    const taken = min(left, new Decimal(other.margin));
    if (taken.isZero()) continue;
    world.tables.leverOrders.update(other.id, { margin: new Decimal(other.margin).sub(taken).toFixed() });
    left = left.sub(taken);
  }
  return left;
}
