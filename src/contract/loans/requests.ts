import { amount } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id, limit, oneOf, optional, page } from '../fields';
import { payPasswordField } from '../proof-fields';
import type { loansAnswers } from './answers';

export const loansRequests = {
  'GET /loan/config': { access: 'user', request: form({}) },
  'POST /loan/apply': {
    access: 'verified',
    request: form({ term_id: id('loan_term_unknown'), amount: amount(), pay_password: payPasswordField }),
  },
  'POST /loan/cancel': { access: 'user', request: form({ id: id('loan_unknown') }) },
  'GET /loan/list': { access: 'user', request: form({ open: optional(oneOf([0, 1])), page, limit: limit(10) }) },
  'GET /loan/detail': { access: 'user', request: form({ id: id('loan_unknown') }) },
  'POST /loan/repay': {
    access: 'user',
    request: form({ id: id('loan_unknown'), amount: amount(), owed: optional(amount()) }),
  },
} satisfies RequestsOf<typeof loansAnswers>;
