import { type Money, min, roundDebit, ZERO } from '../money/money';
import { DAY_MS } from '../time';

/**
 * Loans (designed; the specification mentions borrowing, repaying and the fraction of assets a VIP tier may borrow).
 * Loans are in USDT. A loan's day begins at the time of day of its payout, and is charged in full once it has begun.
 */
export const LOAN_ASSET = 'USDT';

export interface LoanTerm {
  readonly id: number;
  readonly days: number;
  /** Percent of the outstanding principal for each started day. */
  readonly dayPercent: string;
}

/** The longer the term, the lower the rate. */
export const LOAN_TERMS: readonly LoanTerm[] = [
  { id: 1, days: 7, dayPercent: '0.06' },
  { id: 2, days: 14, dayPercent: '0.05' },
  { id: 3, days: 30, dayPercent: '0.045' },
  { id: 4, days: 90, dayPercent: '0.04' },
];

export const loanTerm = (id: number): LoanTerm | undefined => LOAN_TERMS.find((term) => term.id === id);

export const LOAN_MIN = '100';
/** Waiting and running loans together. */
export const LOAN_MAX_OPEN = 5;
/** Customers below this credit score cannot borrow. Two overdue loans lower the initial score below it. */
export const LOAN_MIN_SCORE = 60;
/** Percent of the outstanding principal for each started day after the due time, replacing the interest. */
export const LOAN_PENALTY_PERCENT = '0.15';
/** The penalty grows for at most this many days. */
export const LOAN_PENALTY_DAYS = 30;
/** This many days after the due time the exchange collects automatically, once a day until nothing is owed. */
export const LOAN_COLLECT_DAYS = 3;
/** Accounts to collect from, in this order. The futures account is skipped while positions are open. */
export const LOAN_COLLECT_FROM = ['change', 'legal', 'micro', 'lever'] as const;

/** The debt of a loan by kind. */
export interface LoanDebt {
  readonly penalty: Money;
  readonly interest: Money;
  readonly principal: Money;
}

export const NO_DEBT: LoanDebt = { penalty: ZERO, interest: ZERO, principal: ZERO };
export const owedOf = ({ penalty, interest, principal }: LoanDebt): Money => penalty.plus(interest).plus(principal);

/** Cost of one day, rounded up to 8 decimals. `percent` is per day: the term's rate or the penalty's. */
export const loanDayCost = (principal: Money, percent: Money | string): Money =>
  roundDebit(principal.mul(percent).div(100));

/** Splits a payment: penalty first, then interest, then principal. At most the debt is paid. */
export function splitRepayment(debt: LoanDebt, amount: Money): LoanDebt {
  const penalty = min(debt.penalty, amount);
  const interest = min(debt.interest, amount.minus(penalty));
  const principal = min(debt.principal, amount.minus(penalty).minus(interest));
  return { penalty, interest, principal };
}

export const subtractDebt = (debt: LoanDebt, paid: LoanDebt): LoanDebt => ({
  penalty: debt.penalty.minus(paid.penalty),
  interest: debt.interest.minus(paid.interest),
  principal: debt.principal.minus(paid.principal),
});

/** Number of started days at a time; 1 from the payout on. */
export const loanDay = (startMs: number, nowMs: number): number => Math.floor((nowMs - startMs) / DAY_MS) + 1;

/** The time from which a loan is overdue. */
export const loanDueMs = (startMs: number, days: number): number => startMs + days * DAY_MS;
/** The time from which the exchange collects an overdue loan. */
export const loanCollectMs = (dueMs: number): number => dueMs + LOAN_COLLECT_DAYS * DAY_MS;

export interface LoanStep {
  /** Number of started days. */
  readonly day: number;
  /** The amount suffices until this time. */
  readonly beforeMs: number;
  readonly interest: Money;
  /** The amount that pays off the whole loan. */
  readonly owed: Money;
}

const STEPS = [1, 3, 7, 14, 30, 60, 90] as const;

/** Cost of paying off a loan paid out at `startMs` after some numbers of days, within its term. */
export function loanSchedule(amount: Money, { days, dayPercent }: LoanTerm, startMs: number): LoanStep[] {
  const perDay = loanDayCost(amount, dayPercent);
  return STEPS.filter((day) => day <= days).map((day) => {
    const interest = perDay.mul(day);
    return { day, beforeMs: loanDueMs(startMs, day), interest, owed: amount.plus(interest) };
  });
}

/** Wire values of a loan's status. */
export const LOAN_WAITING = 1;
export const LOAN_RUNNING = 2;
export const LOAN_OVERDUE = 3;
export const LOAN_REPAID = 4;
export const LOAN_REJECTED = 5;
export const LOAN_CANCELLED = 6;
export const LOAN_STATUSES = [1, 2, 3, 4, 5, 6] as const;
export type LoanStatus = (typeof LOAN_STATUSES)[number];

/** Whether the loan is waiting, running or overdue. */
export const isOpenLoan = (status: number): boolean =>
  status === LOAN_WAITING || status === LOAN_RUNNING || status === LOAN_OVERDUE;
/** Whether the loan is paid out and not repaid. */
export const isOwed = (status: number): boolean => status === LOAN_RUNNING || status === LOAN_OVERDUE;

/** Kinds of entries in a loan's history. */
export const LOAN_MOVES = ['payout', 'interest', 'penalty', 'repayment', 'collection'] as const;
export type LoanMove = (typeof LOAN_MOVES)[number];

/** Reasons why a customer cannot borrow any amount, in the order of the refusals. */
export const LOAN_BARRIERS = [
  'loan_overdue',
  'loan_score_low',
  'loan_not_offered',
  'loan_waiting',
  'too_many_loans',
] as const;
export type LoanBarrier = (typeof LOAN_BARRIERS)[number];
