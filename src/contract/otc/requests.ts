import * as v from 'valibot';
import { FIAT_CODES } from '@/domain/money/fiat';
import { OTC_AD_STATUSES, OTC_PAY_MINUTES, OTC_PRICE_TYPES } from '@/domain/otc/ad';
import { OTC_APPEAL_MAX } from '@/domain/otc/appeal';
import { OTC_METHODS, OTC_SIDES, type OtcMethod } from '@/domain/otc/otc';
import { amount, uncheckedAmount } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id, limit, oneOf, optional, page, text, word } from '../fields';
import { payPasswordField } from '../proof-fields';
import type { otcAnswers } from './answers';

/** Payment methods, joined with commas. The rules of an advertisement refuse unknown ones. */
const methods = v.pipe(
  v.string('otc_ad_methods'),
  v.maxLength(64, 'otc_ad_methods'),
  v.transform((joined) => [...new Set(joined.split(','))] as OtcMethod[]),
);

/** The terms of an advertisement that may be edited while it is online. */
const adTerms = {
  price_type: oneOf(OTC_PRICE_TYPES),
  price_value: uncheckedAmount,
  number: uncheckedAmount,
  min: uncheckedAmount,
  max: uncheckedAmount,
  methods,
  pay_minutes: oneOf(OTC_PAY_MINUTES),
};

export const otcRequests = {
  'GET /otc/ads': {
    access: 'user',
    request: form({ side: optional(oneOf(OTC_SIDES)), fiat: optional(word(FIAT_CODES)), page, limit: limit(10) }),
  },
  'POST /otc/order': {
    access: 'verified',
    request: form({
      ad_id: id('ad_unknown'),
      number: amount('amount_invalid'),
      price: amount('otc_price_moved'),
      method: word(OTC_METHODS),
    }),
  },
  'GET /otc/orders': { access: 'user', request: form({ page, limit: limit(10) }) },
  'GET /otc/detail': { access: 'user', request: form({ id: id('otc_order_unknown') }) },
  'POST /otc/paid': { access: 'user', request: form({ id: id('otc_order_unknown') }) },
  'POST /otc/cancel': { access: 'user', request: form({ id: id('otc_order_unknown') }) },
  'POST /otc/release': {
    access: 'user',
    request: form({ id: id('otc_order_unknown'), pay_password: payPasswordField }),
  },
  'POST /otc/appeal': {
    access: 'user',
    request: form({ id: id('otc_order_unknown'), reason: text(OTC_APPEAL_MAX, 'otc_reason_required') }),
  },
  'GET /otc/my_ads': { access: 'user', request: form({ page, limit: limit(10) }) },
  'POST /otc/ad': { access: 'verified', request: form({ side: oneOf(OTC_SIDES), fiat: word(FIAT_CODES), ...adTerms }) },
  'POST /otc/ad_edit': { access: 'verified', request: form({ id: id('otc_ad_unknown'), ...adTerms }) },
  'POST /otc/ad_state': {
    access: 'verified',
    request: form({ id: id('otc_ad_unknown'), status: oneOf(OTC_AD_STATUSES) }),
  },
} satisfies RequestsOf<typeof otcAnswers>;
