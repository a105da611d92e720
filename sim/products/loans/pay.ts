import type { AccountKind } from '@/contract/account-kinds';
import {
  LOAN_ASSET,
  LOAN_REPAID,
  LOAN_RUNNING,
  loanDay,
  owedOf,
  splitRepayment,
  subtractDebt,
} from '@/domain/loans/loans';
import type { Money } from '@/domain/money/money';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { noteCredit } from '../membership/credit';
import { sendMessage } from '../messages/send';
import { debtOf } from './debt';
import { noteMove } from './moves';
import type { LoanRow } from './tables';

/** A repaid loan counts for the credit score only if it ran at least this many days (designed). */
const MIN_DAYS_FOR_CREDIT = 2;

/**
 * Pays part of a loan from an account: penalty and interest go to the house, principal back to the loans account. The
 * amount must not exceed the debt or the account's balance. Returns the loan afterwards.
 */
export function payLoan(
  world: World,
  row: LoanRow,
  amount: Money,
  account: AccountKind,
  kind: 'repayment' | 'collection',
): LoanRow {
  const debt = debtOf(row);
  const parts = splitRepayment(debt, amount);
  world.ledger.post({
    atMs: world.nowMs,
    reason: kind === 'repayment' ? 'loanRepay' : 'loanCollect',
    ref: `loan:${row.id}`,
    legs: [
      { account: userAccount(row.userId, account, LOAN_ASSET), amount: amount.neg() },
      { account: houseAccount('house:fees', LOAN_ASSET), amount: parts.penalty.plus(parts.interest) },
      { account: houseAccount('house:loans', LOAN_ASSET), amount: parts.principal },
    ],
  });
  const left = subtractDebt(debt, parts);
  const noted = noteMove(world, row, {
    kind,
    change: amount.neg(),
    debt: left,
    parts,
    account: kind === 'collection' ? account : '',
  });
  const paid = world.tables.loans.update(row.id, { repaid: amount.plus(noted.repaid).toFixed() });
  return owedOf(left).isZero() ? close(world, paid) : paid;
}

function close(world: World, row: LoanRow): LoanRow {
  const { nowMs } = world;
  if (row.status === LOAN_RUNNING && loanDay(row.startMs, nowMs) >= MIN_DAYS_FOR_CREDIT)
    noteCredit(world, row.userId, 'loanRepaid', String(row.id));
  sendMessage(world, row.userId, 'loanRepaid', { amount: row.amount, coin: LOAN_ASSET });
  return world.tables.loans.update(row.id, { status: LOAN_REPAID, nextMs: 0, endedMs: nowMs });
}
