import { ORDER_TYPES, TIMES_IN_FORCE } from '@/domain/spot/order-kinds';
import { amount } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id, limit, oneOf, optional, page, word } from '../fields';
import type { coinAnswers } from './answers';

export const coinRequests = {
  'POST /coin/trade': {
    access: 'user',
    request: form({
      amount: amount('amount_invalid'),
      target_price: amount('price_invalid'),
      currency_id: id('pair_not_open'),
      legal_id: id('pair_not_open'),
      type: oneOf([1, 2], 'side_invalid'),
      order_type: optional(word(ORDER_TYPES)),
      time_in_force: optional(word(TIMES_IN_FORCE)),
      stop_price: optional(amount('stop_price_invalid')),
      amount_unit: optional(word(['base', 'quote'])),
    }),
  },
  'PUT /coin/trade': { access: 'user', request: form({ id: id('order_unknown') }) },
  'POST /coin/oco': {
    access: 'user',
    request: form({
      amount: amount('amount_invalid'),
      target_price: amount('price_invalid'),
      stop_price: amount('stop_price_invalid'),
      stop_limit_price: optional(amount('price_invalid')),
      currency_id: id('pair_not_open'),
      legal_id: id('pair_not_open'),
      type: oneOf([1, 2], 'side_invalid'),
    }),
  },
  'POST /coin/amend': {
    access: 'user',
    request: form({
      id: id('order_unknown'),
      amount: optional(amount('amount_invalid')),
      target_price: optional(amount('price_invalid')),
      stop_price: optional(amount('stop_price_invalid')),
    }),
  },
  'GET /coin/list': {
    access: 'user',
    request: form({
      currency_id: optional(id('currency_unknown')),
      legal_id: optional(id('currency_unknown')),
      status: optional(oneOf([-1, 1, 2, 3])),
      page,
      limit: limit(20),
    }),
  },
  'GET /coin/detail': { access: 'user', request: form({ id: id('order_unknown') }) },
} satisfies RequestsOf<typeof coinAnswers>;
