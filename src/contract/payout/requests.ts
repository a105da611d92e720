import { ADDRESS_MAX } from '@/domain/payout/addresses';
import { CARD_TEXT_MAX } from '@/domain/payout/bank-card';
import { MEMO_MAX } from '@/domain/payout/memo';
import { PAYOUT_TYPES } from '@/domain/payout/payout';
import { ADDRESS_LABEL_MAX } from '@/domain/payout/saved-address';
import { amount } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id, limit, oneOf, optional, optionalText, page, text } from '../fields';
import { payoutAuthFields, payPasswordField } from '../proof-fields';
import type { payoutAnswers } from './answers';

/** Clients were observed to send it. Saving it with an address and the rules of each chain are designed. */
const memo = optionalText(MEMO_MAX, 'text_too_long');

/** A field of a bank card. */
const cardText = optionalText(CARD_TEXT_MAX * 4, 'text_too_long');

/** One generation of clients sends an international card by position, in the order of `INTERNATIONAL_FIELDS`. */
const positional = {
  'data[0]': cardText,
  'data[1]': cardText,
  'data[2]': cardText,
  'data[3]': cardText,
  'data[4]': cardText,
  'data[5]': cardText,
  'data[6]': cardText,
  'data[7]': cardText,
  'data[8]': cardText,
};

export const payoutRequests = {
  'POST /wallet/get_info': { access: 'user', request: form({ currency: id('currency_unknown') }) },
  'POST /wallet/out': {
    access: 'verified',
    request: form({
      currency: id('currency_unknown'),
      number: amount('amount_invalid'),
      type: optional(oneOf(PAYOUT_TYPES)),
      address: optionalText(ADDRESS_MAX, 'text_too_long'),
      users_wallet_withdraw_id: optional(id('address_unknown')),
      sub_type: optional(text(32, 'network_unknown')),
      rate: optional(text(32)),
      memo,
      pay_password: payPasswordField,
    }),
  },
  'GET /user/withdraw/list': { access: 'user', request: form({ page, limit: limit(10) }) },
  'POST /user/wallet/save': {
    access: 'user',
    request: form({
      id: optional(id('address_unknown')),
      currency: id('currency_unknown', 'currency_required'),
      address: text(ADDRESS_MAX, 'address_required', 'text_too_long'),
      qrcode: text(200, 'qrcode_required'),
      type: optional(text(32, 'network_unknown')),
      name: optionalText(ADDRESS_LABEL_MAX, 'text_too_long'),
      memo,
      ...payoutAuthFields,
    }),
  },
  'GET /user/wallet/list': { access: 'user', request: form({ page, limit: limit(10) }) },
  'POST /user/cash_info': { access: 'user', request: form({}) },
  'POST /user/cash_save': {
    access: 'user',
    request: form({
      real_name: cardText,
      bank_account: cardText,
      bank_name: cardText,
      bank_id: optional(id('bank_fields_required')),
      bank_dizhi: cardText,
      bank_branch: cardText,
      alipay_account: cardText,
      wechat_account: cardText,
      wechat_nickname: cardText,
      ...payoutAuthFields,
    }),
  },
  'POST /user/cash_info_international': { access: 'user', request: form({}) },
  'POST /user/cash_save_international': {
    access: 'user',
    request: form({
      ...positional,
      real_name: cardText,
      bank_account: cardText,
      bank_name: cardText,
      bank_dizhi: cardText,
      bank_network: cardText,
      alipay_account: cardText,
      swift_code: cardText,
      phone: cardText,
      wechat_account: cardText,
      wechat_nickname: cardText,
      ...payoutAuthFields,
    }),
  },
} satisfies RequestsOf<typeof payoutAnswers>;
