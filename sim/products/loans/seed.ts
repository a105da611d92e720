import { loanTerm } from '@/domain/loans/loans';
import { money } from '@/domain/money/money';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import type { World } from '../../world';
import { inThePast } from '../accounts/account-history';
import { fileApplication } from './apply';
import { LOAN_TIMER, loanDayBegins, loanTimerId } from './days';
import { approveLoan } from './decide';
import { payLoan } from './pay';

const TERM = loanTerm(3);
const AMOUNT = '40000';
const STARTED_DAYS = 5;
/**
 * Hours that have passed of the loan's current day. A run that starts in the morning sees its next day begin in the
 * evening.
 */
const HOURS_OF_DAY = 13;
/** Repaid on the third day: the interest until then, and a quarter of the principal. */
const REPAID = { day: 3, amount: '10054' } as const;

/**
 * Gives a seed customer a loan that began some days before the exchange's first instant. Each day is charged at its own
 * instant by the rules of all loans.
 */
export function seedLoan(world: World, userId: number): void {
  if (!TERM) throw new Error('the terms of loans have lost that of the seed loan');
  const startMs = world.nowMs - (STARTED_DAYS - 1) * DAY_MS - HOURS_OF_DAY * HOUR_MS;
  const term = TERM;
  const id = inThePast(world, startMs, () => {
    const filed = fileApplication(world, userId, money(AMOUNT), term);
    approveLoan(world, filed.id);
    return filed.id;
  });
  for (let day = 2; day <= STARTED_DAYS; day += 1) {
    const row = world.tables.loans.need(id);
    const atMs = startMs + (day - 1) * DAY_MS;
    world.scheduler.cancel(LOAN_TIMER, loanTimerId(row));
    inThePast(world, atMs, () => {
      loanDayBegins(world, { kind: LOAN_TIMER, id: loanTimerId(row), symbol: '', atMs });
      if (day === REPAID.day) payLoan(world, world.tables.loans.need(id), money(REPAID.amount), 'change', 'repayment');
    });
  }
}
