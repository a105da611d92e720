import { amount } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id, limit, oneOf, optional, page } from '../fields';
import type { optionsAnswers } from './answers';

export const optionsRequests = {
  'GET /microtrade/payable_currencies': { access: 'user', request: form({}) },
  'GET /microtrade/seconds': { access: 'anyone', request: form({}) },
  'GET /microtrade/get_result': { access: 'user', request: form({ id: id('order_unknown') }) },
  'GET /microtrade/lists': {
    access: 'user',
    request: form({
      match_id: optional(id('pair_not_open')),
      currency_id: optional(id('currency_unknown')),
      /** 1 running, 3 history, -1 all. */
      status: optional(oneOf([-1, 1, 2, 3])),
      page,
      limit: limit(5),
    }),
  },
  'POST /microtrade/submit': {
    access: 'verified',
    request: form({
      match_id: id('pair_not_open'),
      currency_id: id('currency_unknown'),
      type: oneOf([1, 2], 'direction_invalid'),
      seconds: id('seconds_not_offered'),
      number: amount('amount_invalid'),
    }),
  },
} satisfies RequestsOf<typeof optionsAnswers>;
