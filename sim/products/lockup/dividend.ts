import { lockYield } from '@/domain/lockup/lockup';
import { Decimal } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import type { TimedEvent } from '../../clock/scheduler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { noteEarning } from '../earnings/note';
import { sendMessage } from '../messages/send';
import { LOCK_ACCOUNT } from './account';
import { ENDED, IN_PROGRESS, type LockOrderRow } from './tables';

/** Kind of the timer for a lock-up's next dividend. */
export const DIVIDEND_TIMER = 'lockup.dividend';

export const dividendId = ({ id }: Pick<LockOrderRow, 'id'>): string => String(id).padStart(9, '0');

export function scheduleDividend(world: World, row: LockOrderRow): void {
  world.scheduler.schedule({ atMs: row.nextMs, kind: DIVIDEND_TIMER, symbol: '', id: dividendId(row) });
}

/**
 * Pays the yield of a day into the spot account. The last dividend also returns the locked amount (contract section 9).
 */
export function payDividend(world: World, { id }: TimedEvent): void {
  const row = world.tables.lockOrders.need(Number(id));
  const amount = new Decimal(row.amount);
  const yielded = lockYield(amount, new Decimal(row.dayPercent));
  const own = userAccount(row.userId, 'change', row.asset);
  const note = { atMs: world.nowMs, ref: String(row.id) } as const;
  world.ledger.transfer(houseAccount('house:treasury', row.asset), own, yielded, { ...note, reason: 'lockYield' });
  noteEarning(world, row.userId, 'lockup', row.asset, yielded);
  const { asset: coin, days, userId } = row;
  const paid = { paidDays: row.paidDays + 1, interest: new Decimal(row.interest).add(yielded).toFixed() };
  if (paid.paidDays < row.days) {
    sendMessage(world, userId, 'lockDividend', { amount: yielded.toFixed(), coin, day: paid.paidDays, days });
    scheduleDividend(world, world.tables.lockOrders.update(row.id, { ...paid, nextMs: row.nextMs + DAY_MS }));
    return;
  }
  const locked = userAccount(row.userId, LOCK_ACCOUNT, row.asset, 'frozen');
  world.ledger.transfer(locked, own, amount, { ...note, reason: 'lockReturn' });
  world.tables.lockOrders.update(row.id, { ...paid, status: ENDED, nextMs: 0, endedMs: world.nowMs });
  sendMessage(world, userId, 'lockMatured', { amount: row.amount, coin, days, interest: paid.interest });
}

/**
 * Pays every yield that is due. `at` is called with the instant of each yield, and must run the payment as of that
 * instant.
 */
export function payDue(world: World, id: number, at: (atMs: number, pay: () => void) => void): void {
  for (;;) {
    const row = world.tables.lockOrders.need(id);
    if (row.status !== IN_PROGRESS || row.nextMs > world.nowMs) return;
    const event = { kind: DIVIDEND_TIMER, id: dividendId(row), symbol: '', atMs: row.nextMs };
    world.scheduler.cancel(DIVIDEND_TIMER, event.id);
    at(row.nextMs, () => payDividend(world, event));
  }
}
