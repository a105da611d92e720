import { amount } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id, limit, optional, page, text } from '../fields';
import type { exchangeAnswers } from './answers';

export const exchangeRequests = {
  'GET /currency/user_currency_list': { access: 'user', request: form({}) },
  'POST /user/getTransferList': { access: 'user', request: form({}) },
  'POST /user/getTransferFee': {
    access: 'user',
    request: form({ from_currency_id: id('not_transferable'), to_currency_id: id('not_transferable') }),
  },
  'POST /user/Transfer': {
    access: 'user',
    request: form({
      number: amount('amount_invalid'),
      from_currency_id: id('not_transferable'),
      to_currency_id: id('not_transferable'),
      quoted_at: optional(text(16, 'rate_expired')),
    }),
  },
  'GET /user/Transfer/list': { access: 'user', request: form({ page, limit: limit(10) }) },
} satisfies RequestsOf<typeof exchangeAnswers>;
