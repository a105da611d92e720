import type { Product } from '../product';
import { LOAN_TIMER, loanDayBegins } from './days';
import { loansHandlers } from './handlers';
import { loansPerson, seedLoan } from './person';
import { loanReview } from './review';

/** Loans. */
export const loansProduct = {
  handlers: loansHandlers,
  timers: { [LOAN_TIMER]: loanDayBegins },
  reviews: [loanReview],
  person: loansPerson,
  seedPerson: (world, { user, persona, notes }) => {
    for (const [at, loan] of persona.loans.entries()) seedLoan(world, user.id, loan, `loans.${at}`, notes);
  },
} satisfies Product<'loans'>;
