import { LOAN_BARRIERS } from '@/domain/loans/loans';
import type { FactsOf } from '../declare';
import { PAY_PASSWORD_REFUSALS } from '../pay-password';
import type { loansAnswers } from './answers';

export const loansFacts = {
  'GET /loan/config': {
    refusals: [],
    source: 'designed',
    note: 'The limit is the share of the VIP tier (specification section 6) of the assets, less debts and unrealised losses of futures.',
  },
  'POST /loan/apply': {
    refusals: [
      'amount_invalid',
      'loan_term_unknown',
      ...LOAN_BARRIERS,
      'loan_too_small',
      'loan_over_limit',
      ...PAY_PASSWORD_REFUSALS,
    ],
    source: 'designed',
    note:
      'Waits for review; approved it is paid into the spot account, and its first day begins. The payment password is ' +
      'checked last, so that a wrong one is counted only for a request that could be carried out.',
  },
  'POST /loan/cancel': {
    refusals: ['loan_unknown', 'loan_decided'],
    source: 'designed',
    note: 'Takes an application back while it waits for review.',
  },
  'GET /loan/list': {
    refusals: [],
    source: 'designed',
    note: 'Newest first. open 1: waiting, running, overdue; 0: the others; missing means all.',
  },
  'GET /loan/detail': {
    refusals: ['loan_unknown'],
    source: 'designed',
    note: 'With everything that happened to it, newest first.',
  },
  'POST /loan/repay': {
    refusals: [
      'amount_invalid',
      'loan_unknown',
      'loan_not_running',
      'owed_changed',
      'repay_too_much',
      'insufficient_balance',
    ],
    source: 'designed',
    note:
      'From the spot account: penalty first, then interest, then principal. `owed` is what the customer was shown: if a ' +
      'day has begun since, nothing is paid, and the refusal names the new amount.',
  },
} satisfies FactsOf<typeof loansAnswers>;
