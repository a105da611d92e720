import { loanTerm } from '@/domain/loan';
import { money } from '@/domain/money';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import type { World } from '../../world';
import { fileApplication } from './apply';
import { LOAN_TIMER, loanDayBegins, loanTimerId } from './days';
import { approveLoan } from './decide';
import { payLoan } from './pay';

/** The world before its first instant: its time may be set back. */
type FoundingWorld = { -readonly [K in keyof World]: World[K] };

const TERM = loanTerm(3);
const AMOUNT = '40000';
const DAYS_BEGUN = 5;
/** Of the day that runs; the next one begins in the evening of a run that starts in the morning. */
const HOURS_OF_DAY = 13;
/** Paid back on the third day: the interest until then, and a quarter of the principal. */
const REPAID = { day: 3, amount: '10054' } as const;

/**
 * A loan that runs since some days for somebody who was a customer before the exchange's first instant: every day of it
 * is charged at its own instant by the rules of all loans.
 */
export function lendBeforehand(world: FoundingWorld, userId: number): void {
  if (!TERM) throw new Error('the terms of loans have lost the founding one');
  const { nowMs } = world;
  const startMs = nowMs - (DAYS_BEGUN - 1) * DAY_MS - HOURS_OF_DAY * HOUR_MS;
  world.nowMs = startMs;
  const { id } = fileApplication(world, userId, money(AMOUNT), TERM);
  approveLoan(world, id);
  for (let day = 2; day <= DAYS_BEGUN; day += 1) {
    world.nowMs = startMs + (day - 1) * DAY_MS;
    const row = world.tables.loans.need(id);
    world.scheduler.cancel(LOAN_TIMER, loanTimerId(row));
    loanDayBegins(world, { kind: LOAN_TIMER, id: loanTimerId(row), symbol: '', atMs: world.nowMs });
    if (day === REPAID.day) payLoan(world, world.tables.loans.need(id), money(REPAID.amount), 'change', 'repayment');
  }
  world.nowMs = nowMs;
}
