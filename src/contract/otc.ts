import * as v from 'valibot';
import { FIAT_CODES } from '@/domain/fiat';
import { OTC_METHODS, OTC_SIDES, OTC_STATUSES } from '@/domain/otc';
import { declareCalls } from './declare';
import { amount, form, id, limit, oneOf, optional, page, text, word } from './fields';
import { PAY_PASSWORD_REFUSALS, payPasswordField } from './pay-password';
import { decimal, integer, pageC, sentence } from './shapes';

const merchant = v.object({ id: integer, name: v.string(), orders: integer, completion: decimal, minutes: integer });

const ad = v.object({
  id: integer,
  /** 1 the customer buys, 2 the customer sells. */
  side: v.picklist(OTC_SIDES),
  fiat: v.string(),
  price: decimal,
  /** USDT. */
  min: decimal,
  max: decimal,
  fiat_decimals: integer,
  methods: v.array(v.picklist(OTC_METHODS)),
  merchant,
});

const order = v.object({
  id: integer,
  side: v.picklist(OTC_SIDES),
  fiat: v.string(),
  price: decimal,
  number: decimal,
  /** What is paid outside of the exchange. */
  amount: decimal,
  fiat_decimals: integer,
  method: v.picklist(OTC_METHODS),
  status: v.picklist(OTC_STATUSES),
  merchant,
  /** Where to pay, while a buy waits or is paid; '' otherwise. */
  pay_to: v.string(),
  pay_name: v.string(),
  created_time: v.string(),
  /** When something happens by itself next: the deadline to pay, or when the merchant acts as a rule; '' for nothing. */
  next_time: v.string(),
  /** From when on somebody may appeal; '' where nobody may. */
  appeal_time: v.string(),
  /** Why it ended or what was appealed. */
  notes: v.string(),
});

const REFUSED_ORDER = ['otc_order_unknown', 'otc_order_moved_on'] as const;

/** OTC: all designed, for the family's clients of this generation have a page of it and no calls. */
export const otc = declareCalls({
  'GET /otc/ads': {
    access: 'user',
    request: form({ side: optional(oneOf(OTC_SIDES)), fiat: optional(word(FIAT_CODES)), page, limit: limit(10) }),
    response: v.object({ ...pageC(ad).entries, fiats: v.array(v.string()) }),
    refusals: [],
    source: 'designed',
    note: 'The best price first. Without side those who sell to the customer, without fiat USD.',
  },
  'POST /otc/order': {
    access: 'verified',
    request: form({
      ad_id: id('ad_unknown'),
      number: amount('amount_invalid'),
      price: amount('otc_price_moved'),
      method: word(OTC_METHODS),
    }),
    response: order,
    refusals: [
      'ad_unknown',
      'amount_invalid',
      'otc_price_moved',
      'otc_too_small',
      'otc_too_large',
      'fiat_order_limit',
      'otc_too_many_open',
      'otc_too_many_cancels',
      'payout_details_missing',
      'insufficient_balance',
    ],
    source: 'designed',
    note:
      'Takes an advertisement at the price that was shown. What is sold is set aside in the deposit account; what is ' +
      'bought arrives there. Who sells needs a saved bank card: 997 without one (contract section 1).',
  },
  'GET /otc/orders': {
    access: 'user',
    request: form({ page, limit: limit(10) }),
    response: pageC(order),
    refusals: [],
    source: 'designed',
    note: 'Newest first. status 1 waits for payment, 2 paid, 3 done, 4 cancelled, 5 under appeal.',
  },
  'GET /otc/detail': {
    access: 'user',
    request: form({ id: id('otc_order_unknown') }),
    response: v.nullable(order),
    refusals: ['otc_order_unknown'],
    source: 'designed',
  },
  'POST /otc/paid': {
    access: 'user',
    request: form({ id: id('otc_order_unknown') }),
    response: sentence,
    refusals: REFUSED_ORDER,
    source: 'designed',
    note: 'Who buys says that they have paid; the merchant then releases.',
  },
  'POST /otc/cancel': {
    access: 'user',
    request: form({ id: id('otc_order_unknown') }),
    response: sentence,
    refusals: REFUSED_ORDER,
    source: 'designed',
    note: 'Only who buys cancels, and only before they say that they have paid.',
  },
  'POST /otc/release': {
    access: 'user',
    request: form({ id: id('otc_order_unknown'), pay_password: payPasswordField }),
    response: sentence,
    refusals: [...REFUSED_ORDER, ...PAY_PASSWORD_REFUSALS],
    source: 'designed',
    note: 'Who sells says that the money has arrived: the USDT go to the merchant.',
  },
  'POST /otc/appeal': {
    access: 'user',
    request: form({ id: id('otc_order_unknown'), reason: text(200, 'otc_reason_required') }),
    response: sentence,
    refusals: [...REFUSED_ORDER, 'otc_reason_required', 'otc_appeal_early'],
    source: 'designed',
    note: 'The exchange decides: approved is the customer right, rejected the merchant.',
  },
});
