import { loanHandlers } from '../../handlers/loan';
import type { Product } from '../product';
import { LOAN_TIMER, loanDayBegins } from './days';
import { loanReview } from './review';
import { seedLoan } from './seed';

/** Loans. */
export const loansProduct = {
  handlers: loanHandlers,
  timers: { [LOAN_TIMER]: loanDayBegins },
  reviews: [loanReview],
  seedPerson: (world, { user, persona }) => {
    if (persona.borrows) seedLoan(world, user.id);
  },
} satisfies Product<'loans'>;
