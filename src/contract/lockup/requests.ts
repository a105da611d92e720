import { amount } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id, limit, oneOf, optional, page } from '../fields';
import type { lockupAnswers } from './answers';

export const lockupRequests = {
  'GET /lh/deposit/config': { access: 'anyone', request: form({}) },
  'GET /lh/deposit/order': {
    access: 'user',
    request: form({ status: optional(oneOf([1, 2])), is_cancel: optional(oneOf([0, 1])), page, limit: limit(20) }),
  },
  'POST /lh/deposit': {
    access: 'user',
    request: form({ config_id: id('product_unknown'), amount: amount('amount_invalid') }),
  },
  'POST /lh/deposit/order/cancel': { access: 'user', request: form({ id: id('order_unknown') }) },
} satisfies RequestsOf<typeof lockupAnswers>;
