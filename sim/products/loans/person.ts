import {
  isOwed,
  LOAN_ASSET,
  LOAN_MIN,
  LOAN_RUNNING,
  LOAN_TERMS,
  type LoanTerm,
  loanDay,
  owedOf,
} from '@/domain/loans/loans';
import { loanViolations } from '@/domain/loans/rules';
import { Decimal, min } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import { refusalOf } from '../../handler';
import { runsWithinLimit } from '../../ledger/balance-limit';
import { agoMs, agoText } from '../../people/ago';
import type { Notes, Owned, PersonPart } from '../../people/part';
import type { Person } from '../../people/person';
import type { World } from '../../world';
import { inThePast } from '../accounts/account-history';
import { fileApplication } from './apply';
import { LOAN_TIMER, loanDayBegins, loanTimerId } from './days';
import { debtOf } from './debt';
import { payFromSpot } from './repay';
import { approveLoan } from './review';
import type { LoanRow } from './tables';

type Loan = Person['loans'][number];

const NO_LIMIT = new Decimal('999999999999');

/**
 * Adds a loan of a person's data, regardless of the customer's limit. Each past day is charged at its own instant by
 * the rules of all loans, followed by the repayments of that day.
 */
export function seedLoan(world: World, userId: number, loan: Loan, path: string, { fault, refuse }: Notes): void {
  const term = LOAN_TERMS.find(({ days }) => days === loan.days) as LoanTerm;
  const amount = new Decimal(loan.amount);
  const refused = refusalOf(loanViolations(amount, { asset: LOAN_ASSET, min: LOAN_MIN, left: NO_LIMIT }));
  if (refused) {
    refuse(`${path}.amount`, refused);
    return;
  }
  const startMs = world.nowMs - agoMs(loan.ago);
  const id = inThePast(world, startMs, () => {
    const filed = fileApplication(world, userId, amount, term);
    return runsWithinLimit(() => approveLoan(world, filed.id)) ? filed.id : null;
  });
  if (id === null) {
    fault(`${path}.amount`, 'books');
    return;
  }
  const left = loan.repaid.map((one, at) => ({ ...one, at }));
  for (let day = 1; ; day += 1) {
    const atMs = startMs + (day - 1) * DAY_MS;
    const row = world.tables.loans.need(id);
    if (atMs > world.nowMs || !isOwed(row.status)) break;
    inThePast(world, atMs, () => {
      if (day > 1) {
        world.scheduler.cancel(LOAN_TIMER, loanTimerId(row));
        loanDayBegins(world, { kind: LOAN_TIMER, id: loanTimerId(row), symbol: '', atMs });
      }
      for (const due of left.filter((one) => one.day === day)) {
        if (!repay(world, id, due.amount)) break;
        left.splice(left.indexOf(due), 1);
      }
    });
  }
  for (const { at } of left) fault(`${path}.repaid.${at}`, 'overRepaid');
}

/** Whether the amount could be repaid. */
function repay(world: World, id: number, text: string): boolean {
  const row = world.tables.loans.need(id);
  const amount = new Decimal(text);
  const most = min(owedOf(debtOf(row)), world.ledger.available(row.userId, 'change', LOAN_ASSET));
  if (!isOwed(row.status) || amount.isZero() || amount.gt(most)) return false;
  payFromSpot(world, row, amount);
  return true;
}

/** Running loans in a person's data (sim/people/person.ts). `seedLoan` adds them before the customer's own money. */
export const loansPerson: PersonPart = {
  add() {},
  read: (world, { id }) => ({
    owned: world.tables.loans
      .list('user', id)
      .filter(({ status }) => status === LOAN_RUNNING)
      .map((row) => owned(world, row)),
  }),
};

function owned(world: World, row: LoanRow): Owned {
  const paid = world.tables.loanMoves.list('loan', row.id).filter(({ kind }) => kind === 'repayment');
  const repaid = paid.map(({ amount, atMs }) => ({
    day: loanDay(row.startMs, atMs),
    amount: new Decimal(amount).abs().toFixed(),
  }));
  const value: Loan = { amount: row.amount, days: row.days, ago: agoText(row.startMs, world.nowMs), repaid };
  const kept = repaid.reduce((rest, { amount }) => rest.minus(amount), new Decimal(row.amount));
  return { field: 'loans', value, takes: [{ kind: 'change', asset: LOAN_ASSET, amount: kept.neg() }] };
}
