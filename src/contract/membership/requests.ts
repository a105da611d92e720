import { BILL_KINDS } from '@/domain/accounts/bills';
import type { RequestsOf } from '../declare';
import { form, id, limit, oneOf, optional, page, unixSeconds, word } from '../fields';
import type { membershipAnswers } from './answers';

const billFilter = {
  kind: optional(word(BILL_KINDS)),
  currency: optional(id('currency_unknown')),
  /** Unix seconds; `from` is inclusive, `to` is exclusive. */
  from: optional(unixSeconds('range_invalid')),
  to: optional(unixSeconds('range_invalid')),
};

export const membershipRequests = {
  'GET /user/vip': { access: 'user', request: form({}) },
  'GET /user/coupons': {
    access: 'user',
    request: form({ status: optional(oneOf([1, 3, 4])), page, limit: limit(10) }),
  },
  'POST /user/coupons/use': { access: 'user', request: form({ id: id('coupon_unknown') }) },
  'GET /user/bills': { access: 'user', request: form({ ...billFilter, page, limit: limit(10) }) },
  'GET /user/bills/detail': { access: 'user', request: form({ id: id('bill_unknown') }) },
  'GET /user/bills/export': { access: 'user', request: form(billFilter) },
  'GET /user/invite': { access: 'user', request: form({}) },
  'GET /user/invitees': { access: 'user', request: form({ page, limit: limit(10) }) },
  'GET /user/rebates': { access: 'user', request: form({ page, limit: limit(10) }) },
  'GET /user/credit': { access: 'user', request: form({ page, limit: limit(10) }) },
} satisfies RequestsOf<typeof membershipAnswers>;
