import { HASH_MAX } from '@/domain/recharge/recharge';
import { amount } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id, limit, oneOf, optional, optionalText, page, text } from '../fields';
import type { rechargeAnswers } from './answers';
import { BY_CARD, BY_COIN } from './codes';

export const rechargeRequests = {
  'GET /recharge/log': {
    access: 'user',
    request: form({
      page,
      limit: limit(10),
      /** Designed: filter by one state, and by one coin. */
      status: optional(oneOf([1, 2, 3])),
      currency: optional(id('currency_unknown')),
    }),
  },
  'GET /recharge/terms': { access: 'user', request: form({}) },
  'POST /wallet/get_in_address': {
    access: 'user',
    request: form({ currency: id('currency_unknown'), user_id: optional(text(16)) }),
  },
  'POST /wallet/charge_req': {
    access: 'user',
    request: form({
      currency: id('currency_unknown'),
      amount: amount('amount_invalid'),
      type: optional(oneOf([BY_COIN, BY_CARD])),
      sub_type: optional(text(32, 'network_unknown')),
      account: text(200, 'voucher_required'),
      address: optional(text(200)),
      hash: optionalText(HASH_MAX, 'text_too_long'),
      again: optional(oneOf([1])),
    }),
  },
} satisfies RequestsOf<typeof rechargeAnswers>;
