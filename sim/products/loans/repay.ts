import type { CallInput, CallRefusal } from '@/contract/calls';
import { isOwed, LOAN_ASSET, owedOf } from '@/domain/loans/loans';
import { repaymentViolations } from '@/domain/loans/rules';
import type { Money } from '@/domain/money/money';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import { LOAN_TIMER, loanTimerId } from './days';
import { debtOf } from './debt';
import { payLoan } from './pay';
import type { LoanRow } from './tables';

/** Repays a loan from the spot account. The order of the refusals is part of the contract. */
export function repayLoan(
  world: World,
  userId: number,
  { id, amount, owed: shown }: CallInput<'POST /loan/repay'>,
): Outcome<LoanRow, CallRefusal<'POST /loan/repay'>> {
  const row = world.tables.loans.get(id);
  if (!row || row.userId !== userId) return refuse('loan_unknown');
  if (!isOwed(row.status)) return refuse('loan_not_running');
  const owed = owedOf(debtOf(row));
  if (shown && !shown.eq(owed)) return refuse('owed_changed', { owed: owed.toFixed(), asset: LOAN_ASSET });
  const available = world.ledger.available(userId, 'change', LOAN_ASSET);
  const refused = refusalOf(repaymentViolations(amount, { asset: LOAN_ASSET, owed, available }));
  if (refused) return refused;
  return ok(payFromSpot(world, row, amount));
}

/** Pays part of a loan from the spot account. A loan that is paid off has no next day. */
export function payFromSpot(world: World, row: LoanRow, amount: Money): LoanRow {
  const paid = payLoan(world, row, amount, 'change', 'repayment');
  if (!isOwed(paid.status)) world.scheduler.cancel(LOAN_TIMER, loanTimerId(paid));
  return paid;
}
