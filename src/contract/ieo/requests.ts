import { amount } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id, limit, optional, page, text } from '../fields';
import type { ieoAnswers } from './answers';

export const ieoRequests = {
  'GET /project': { access: 'anyone', request: form({ page, limit: limit(20) }) },
  'GET /project/detail': { access: 'anyone', request: form({ project_id: id('project_unknown') }) },
  'POST /project/order': {
    access: 'user',
    request: form({
      project_id: id('project_unknown'),
      amount: amount('amount_invalid'),
      pay_currency: optional(text(16)),
      price: optional(text(32)),
    }),
  },
  'GET /user/project/order': { access: 'user', request: form({ page, limit: limit(20) }) },
} satisfies RequestsOf<typeof ieoAnswers>;
