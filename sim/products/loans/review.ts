import { LOAN_ASSET, LOAN_REJECTED, LOAN_RUNNING, LOAN_WAITING, loanDueMs, NO_DEBT } from '@/domain/loans/loans';
import { money } from '@/domain/money/money';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { beginDay } from './days';
import { loanRoom } from './limit';
import { noteMove } from './moves';
import type { LoanRow } from './tables';

/** An application that waits for review. Throws on any other loan, because a decision is final. */
function waiting(world: World, id: number): LoanRow {
  const row = world.tables.loans.get(id);
  if (row?.status !== LOAN_WAITING) throw new Error(`no loan ${id} waits for a decision`);
  return row;
}

/** Pays a loan out into the spot account and begins its first day. The reviewer may approve more than the limit. */
export function approveLoan(world: World, id: number): void {
  const row = waiting(world, id);
  const amount = money(row.amount);
  const own = userAccount(row.userId, 'change', LOAN_ASSET);
  const note = { atMs: world.nowMs, reason: 'loanPayout', ref: `loan:${id}` } as const;
  world.ledger.transfer(houseAccount('house:loans', LOAN_ASSET), own, amount, note);
  const dueMs = loanDueMs(world.nowMs, row.days);
  const running = world.tables.loans.update(id, { status: LOAN_RUNNING, startMs: world.nowMs, dueMs });
  const debt = { ...NO_DEBT, principal: amount };
  beginDay(world, noteMove(world, running, { kind: 'payout', change: amount, debt }));
  sendMessage(world, row.userId, 'loanApproved', { amount: row.amount, coin: LOAN_ASSET, due: dueMs });
}

/** Rejects an application. Nothing was booked, so nothing is undone. `reason` is shown to the customer. */
export function rejectLoan(world: World, id: number, reason: string): void {
  const { userId, amount } = waiting(world, id);
  world.tables.loans.update(id, { status: LOAN_REJECTED, notes: reason, endedMs: world.nowMs });
  sendMessage(world, userId, 'loanRejected', { amount, coin: LOAN_ASSET, reason });
}

/** Review of loan applications. */
export const loanReview = {
  kind: 'loan',
  list: (world: World) =>
    world.tables.loans.list('waiting', LOAN_WAITING).map(({ id, userId, createdMs, amount, days, dayPercent }) => {
      const user = world.tables.users.need(userId);
      const { limit, borrowed } = loanRoom(world, user);
      return {
        id: String(id),
        userId,
        sinceMs: createdMs,
        summary: {
          amount: `${amount} ${LOAN_ASSET}`,
          days: String(days),
          dayRate: `${dayPercent}%`,
          limit: `${limit.toFixed(2)} ${LOAN_ASSET}`,
          used: `${borrowed.toFixed(2)} ${LOAN_ASSET}`,
          credit: String(user.score),
        },
      };
    }),
  approve: (world: World, id: string) => approveLoan(world, Number(id)),
  reject: (world: World, id: string, reason: string) => rejectLoan(world, Number(id), reason),
};
