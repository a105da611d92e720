import {
  LOAN_ASSET,
  LOAN_COLLECT_FROM,
  LOAN_OVERDUE,
  LOAN_PENALTY_DAYS,
  LOAN_PENALTY_PERCENT,
  LOAN_RUNNING,
  loanCollectMs,
  loanDay,
  loanDayCost,
  owedOf,
} from '@/domain/loans/loans';
import { type Money, min } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import type { TimedEvent } from '../../clock/scheduler';
import type { World } from '../../world';
import { openPositions } from '../futures/account';
import { noteCredit } from '../membership/credit';
import { sendMessage } from '../messages/send';
import { debtOf } from './debt';
import { noteMove } from './moves';
import { payLoan } from './pay';
import type { LoanRow } from './tables';

/**
 * Takes the debt of an overdue loan from the customer's available balances, one account after the other. Returns the
 * loan afterwards.
 */
function collectLoan(world: World, row: LoanRow): LoanRow {
  let left = row;
  for (const account of LOAN_COLLECT_FROM) {
    if (left.status !== LOAN_OVERDUE) return left;
    // The futures account is left out while positions are open, because its balance backs them, as for transfers.
    if (account === 'lever' && openPositions(world, row.userId).length > 0) continue;
    const amount = min(world.ledger.available(row.userId, account, LOAN_ASSET), owedOf(debtOf(left)));
    if (amount.gt(0)) left = payLoan(world, left, amount, account, 'collection');
  }
  return left;
}

/**
 * Kind of the timer at the start of a loan's next day: interest while the loan runs, penalty and collection when it is
 * overdue.
 */
export const LOAN_TIMER = 'loan.day';

export const loanTimerId = ({ id }: Pick<LoanRow, 'id'>): string => String(id).padStart(9, '0');

/** Charges the day that begins now, and schedules the next one. */
export function beginDay(world: World, row: LoanRow): void {
  const charged = row.status === LOAN_RUNNING ? chargeInterest(world, row) : chargePenalty(world, row);
  const atMs = world.nowMs + DAY_MS;
  world.tables.loans.update(charged.id, { nextMs: atMs });
  world.scheduler.schedule({ atMs, kind: LOAN_TIMER, symbol: '', id: loanTimerId(row) });
}

/** Handles the start of a loan's day. A loan that is paid off or was never paid out has no timer. */
export function loanDayBegins(world: World, { id }: TimedEvent): void {
  const row = world.tables.loans.need(Number(id));
  if (row.status === LOAN_RUNNING && world.nowMs >= row.dueMs) becomeOverdue(world, row);
  else if (row.status === LOAN_OVERDUE && world.nowMs >= loanCollectMs(row.dueMs)) {
    // Collection comes first, so that the day's penalty is charged only on the remaining debt.
    const left = collectLoan(world, row);
    const taken = owedOf(debtOf(row)).minus(owedOf(debtOf(left)));
    if (taken.gt(0) && left.status === LOAN_OVERDUE) {
      const still = owedOf(debtOf(left)).toFixed();
      sendMessage(world, row.userId, 'loanCollected', { amount: taken.toFixed(), coin: LOAN_ASSET, left: still });
    }
    if (left.status === LOAN_OVERDUE) beginDay(world, left);
  } else {
    beginDay(world, row);
    if (row.status === LOAN_RUNNING && world.nowMs + DAY_MS >= row.dueMs) remind(world, row.id, 'loanDueSoon');
  }
}

/** Sends a message with the debt so far and its due date. */
function remind(world: World, id: number, kind: 'loanDueSoon' | 'loanOverdue'): void {
  const row = world.tables.loans.need(id);
  const amount = owedOf(debtOf(row)).toFixed();
  sendMessage(world, row.userId, kind, { amount, coin: LOAN_ASSET, due: row.dueMs });
}

function becomeOverdue(world: World, row: LoanRow): void {
  noteCredit(world, row.userId, 'loanOverdue', String(row.id));
  beginDay(world, world.tables.loans.update(row.id, { status: LOAN_OVERDUE }));
  remind(world, row.id, 'loanOverdue');
}

function chargeInterest(world: World, row: LoanRow): LoanRow {
  const debt = debtOf(row);
  const cost = loanDayCost(debt.principal, row.dayPercent);
  const charged = noteMove(world, row, {
    kind: 'interest',
    change: cost,
    debt: { ...debt, interest: debt.interest.plus(cost) },
  });
  return world.tables.loans.update(row.id, { interestTotal: total(charged.interestTotal, cost) });
}

function chargePenalty(world: World, row: LoanRow): LoanRow {
  if (loanDay(row.dueMs, world.nowMs) > LOAN_PENALTY_DAYS) return row;
  const debt = debtOf(row);
  const cost = loanDayCost(debt.principal, LOAN_PENALTY_PERCENT);
  if (cost.isZero()) return row;
  const charged = noteMove(world, row, {
    kind: 'penalty',
    change: cost,
    debt: { ...debt, penalty: debt.penalty.plus(cost) },
  });
  return world.tables.loans.update(row.id, { penaltyTotal: total(charged.penaltyTotal, cost) });
}

const total = (sum: string, cost: Money): string => cost.plus(sum).toFixed();
