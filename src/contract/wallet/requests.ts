import { ACCOUNT_LOG_DAYS, ACCOUNT_LOG_GROUPS } from '@/domain/accounts/account-log-groups';
import { ACCOUNT_KINDS } from '../account-kinds';
import { amount } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id, limit, oneOf, optional, page, text, word } from '../fields';
import type { walletAnswers } from './answers';

export const walletRequests = {
  'GET /wallet/getRateCurrency': { access: 'anyone', request: form({ id: id('currency_unknown') }) },
  'POST /wallet/list': {
    access: 'user',
    request: form({ currency_name: optional(text(16)), zero_flag: optional(text(4)) }),
  },
  'POST /wallet/detail': {
    access: 'user',
    request: form({ currency: id('currency_unknown'), type: word(ACCOUNT_KINDS, 'account_kind_unknown') }),
  },
  'POST /wallet/legal_log': {
    access: 'user',
    request: form({
      currency: optional(text(9)),
      type: optional(oneOf([0, 1, 2, 3, 4, 6, 7, 8, 9], 'account_kind_unknown')),
      group: optional(word(ACCOUNT_LOG_GROUPS)),
      days: optional(oneOf(ACCOUNT_LOG_DAYS)),
      page,
      limit: limit(10),
    }),
  },
  'GET /wallet/hzhistory': { access: 'user', request: form({ page, limit: limit(10) }) },
  'POST /wallet/change': {
    access: 'user',
    request: form({
      currency_id: id('currency_unknown'),
      number: amount('amount_invalid'),
      from_field: word(ACCOUNT_KINDS, 'account_kind_unknown'),
      to_field: word(ACCOUNT_KINDS, 'account_kind_unknown'),
    }),
  },
} satisfies RequestsOf<typeof walletAnswers>;
