import type { CallRefusal } from '@/contract/calls';
import { lockDaysLeft, lockPenalty } from '@/domain/lockup/lockup';
import { Decimal, type Money } from '@/domain/money/money';
import { type Outcome, ok, refuse } from '../../handler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { LOCK_ACCOUNT } from './account';
import { DIVIDEND_TIMER, dividendId, payDue } from './dividend';
import { ENDED, IN_PROGRESS, type LockOrderRow } from './tables';

/** Penalty for leaving now, in the locked coin; 0 after the end. */
export function penaltyOf(row: LockOrderRow, nowMs: number): Money {
  if (row.status === ENDED) return new Decimal(0);
  return lockPenalty(new Decimal(row.amount), new Decimal(row.penaltyPercent), lockDaysLeft(row, nowMs));
}

/**
 * Ends a lock-up early: the amount less the penalty is returned at once. Dividends already paid stay with the customer.
 * Postponed dividends are paid first, and the call is refused while they cannot be paid. A lock-up that has matured
 * cannot be ended early: its timer returns the amount as soon as it can be paid.
 */
export function redeemLock(
  world: World,
  userId: number,
  id: number,
): Outcome<LockOrderRow, CallRefusal<'POST /lh/deposit/order/cancel'>> {
  const row = world.tables.lockOrders.get(id);
  if (!row || row.userId !== userId) return refuse('order_unknown');
  if (row.status !== IN_PROGRESS || world.nowMs >= row.maturesMs) return refuse('deposit_ended');
  payDue(world, id, (_atMs, pay) => pay());
  const amount = new Decimal(row.amount);
  const penalty = penaltyOf(row, world.nowMs);
  world.ledger.post({
    atMs: world.nowMs,
    reason: 'lockReturn',
    ref: String(row.id),
    legs: [
      { account: userAccount(userId, LOCK_ACCOUNT, row.asset, 'frozen'), amount: amount.neg() },
      { account: userAccount(userId, 'change', row.asset), amount: amount.sub(penalty) },
      { account: houseAccount('house:fees', row.asset), amount: penalty },
    ],
  });
  world.scheduler.cancel(DIVIDEND_TIMER, dividendId(row));
  return ok(
    world.tables.lockOrders.update(id, {
      status: ENDED,
      isCancel: 1,
      penalty: penalty.toFixed(),
      nextMs: 0,
      endedMs: world.nowMs,
    }),
  );
}
