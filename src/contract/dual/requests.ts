import * as v from 'valibot';
import { amount } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id, limit, oneOf, optional, page, word } from '../fields';
import type { dualAnswers } from './answers';

/** A whole number of shares (specification section 5). */
const shares = v.pipe(
  v.string('quantity_required'),
  v.trim(),
  v.minLength(1, 'quantity_required'),
  v.regex(/^\d{1,6}$/, 'quantity_whole'),
  v.transform(Number),
  v.minValue(1, 'quantity_required'),
);

export const dualRequests = {
  'GET /dual/index': {
    access: 'anyone',
    request: form({ currency_id: optional(id('currency_unknown')), type: optional(word(['call', 'put'])) }),
  },
  'GET /dual/detail': { access: 'anyone', request: form({ id: id('product_unknown') }) },
  'POST /dual/buyDual': {
    access: 'user',
    request: form({ id: id('product_unknown'), num: shares, rate: optional(amount('dual_rate_moved')) }),
  },
  'POST /dual/dual_list': {
    access: 'user',
    request: form({
      currency: optional(id('currency_unknown')),
      type: optional(word(['call', 'put'])),
      status: optional(oneOf([0, 1, 2, 3])),
      page,
      limit: limit(10),
    }),
  },
} satisfies RequestsOf<typeof dualAnswers>;
