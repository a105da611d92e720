import type { CallInput, CallRefusal } from '@/contract/calls';
import { LOAN_ASSET, LOAN_CANCELLED, LOAN_MIN, LOAN_WAITING, type LoanTerm, loanTerm } from '@/domain/loans/loans';
import { loanViolations } from '@/domain/loans/rules';
import type { Money } from '@/domain/money/money';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import { checkPayPassword } from '../accounts/pay-password';
import type { UserRow } from '../accounts/tables';
import { loanBarrier, loanRoom } from './limit';
import type { LoanRow } from './tables';

/** Applies for a loan. The order of the refusals is part of the contract; the payment password is checked last. */
export function applyForLoan(
  world: World,
  user: UserRow,
  { term_id, amount, pay_password }: CallInput<'POST /loan/apply'>,
): Outcome<LoanRow, CallRefusal<'POST /loan/apply'>> {
  const term = loanTerm(term_id);
  if (!term) return refuse('loan_term_unknown');
  const barrier = loanBarrier(world, user);
  if (barrier) return refuse(barrier.code, barrier.params);
  const { left } = loanRoom(world, user);
  const refused = refusalOf(loanViolations(amount, { asset: LOAN_ASSET, min: LOAN_MIN, left }));
  if (refused) return refused;
  const locked = checkPayPassword(world, user, pay_password);
  if (locked) return locked;
  return ok(fileApplication(world, user.id, amount, term));
}

/** Stores an application, which waits for review. */
export function fileApplication(world: World, userId: number, amount: Money, term: LoanTerm): LoanRow {
  const { loans } = world.tables;
  return loans.insert({
    id: loans.nextId(),
    userId,
    amount: amount.toFixed(),
    days: term.days,
    dayPercent: term.dayPercent,
    status: LOAN_WAITING,
    principal: '0',
    interest: '0',
    penalty: '0',
    repaid: '0',
    interestTotal: '0',
    penaltyTotal: '0',
    createdMs: world.nowMs,
    startMs: 0,
    dueMs: 0,
    nextMs: 0,
    endedMs: 0,
    notes: '',
  });
}

/** Withdraws an application. */
export function cancelLoan(
  world: World,
  userId: number,
  id: number,
): Outcome<LoanRow, CallRefusal<'POST /loan/cancel'>> {
  const row = world.tables.loans.get(id);
  if (!row || row.userId !== userId) return refuse('loan_unknown');
  if (row.status !== LOAN_WAITING) return refuse('loan_decided');
  return ok(world.tables.loans.update(id, { status: LOAN_CANCELLED, endedMs: world.nowMs }));
}
