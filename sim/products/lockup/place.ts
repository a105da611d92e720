import type { CallInput, CallRefusal } from '@/contract/calls';
import { lockDepositViolations } from '@/domain/lockup/deposit';
import { lockSchedule } from '@/domain/lockup/lockup';
import { HOUR_MS } from '@/domain/time';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import { userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { LOCK_ACCOUNT } from './account';
import { scheduleDividend } from './dividend';
import { IN_PROGRESS, type LockOrderRow } from './tables';
import { lockProduct } from './terms';

type Deposit = CallInput<'POST /lh/deposit'>;
type DepositRefusal = CallRefusal<'POST /lh/deposit'>;

/**
 * Locks an amount of the spot account; it earns from tomorrow on. The order of the refusals is part of the contract.
 */
export function placeLock(
  world: World,
  userId: number,
  { config_id, amount }: Deposit,
): Outcome<LockOrderRow, DepositRefusal> {
  const product = lockProduct(config_id);
  if (!product) return refuse('product_unknown');
  const { asset, days, min, max, dayPercent, penaltyPercent } = product;
  const available = world.ledger.available(userId, 'change', asset);
  const refused = refusalOf(lockDepositViolations(amount, { asset, min, max, available }));
  if (refused) return refused;
  const { startMs, firstDividendMs, maturesMs } = lockSchedule(world.nowMs, days, product.dividendHour * HOUR_MS);
  const { lockOrders } = world.tables;
  const row = lockOrders.insert({
    id: lockOrders.nextId(),
    userId,
    configId: product.id,
    asset,
    amount: amount.toFixed(),
    dayPercent,
    penaltyPercent,
    days,
    paidDays: 0,
    interest: '0',
    status: IN_PROGRESS,
    isCancel: 0,
    penalty: '0',
    createdMs: world.nowMs,
    startMs,
    nextMs: firstDividendMs,
    maturesMs,
    endedMs: 0,
  });
  const own = userAccount(userId, 'change', asset);
  const locked = userAccount(userId, LOCK_ACCOUNT, asset, 'frozen');
  const note = { atMs: world.nowMs, reason: 'lockDeposit', ref: String(row.id) } as const;
  world.ledger.transfer(own, locked, amount, note);
  scheduleDividend(world, row);
  return ok(row);
}
