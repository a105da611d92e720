import * as v from 'valibot';
import { FIAT_CODES } from '@/domain/money/fiat';
import { OTC_AD_STATUSES, OTC_PAY_MINUTES, OTC_PRICE_TYPES } from '@/domain/otc/ad';
import { OTC_METHODS, OTC_SIDES, OTC_STATUSES, type OtcMethod } from '@/domain/otc/otc';
import { amount } from './amount-fields';
import { declareCalls } from './declare';
import { form, id, limit, oneOf, optional, page, text, word } from './fields';
import { PAY_PASSWORD_REFUSALS, payPasswordField } from './pay-password';
import { decimal, integer, pageC, sentence } from './shapes';

/** The counterparty: a merchant, or another customer with a partly hidden name. */
const merchant = v.object({
  id: integer,
  name: v.string(),
  /** Number of completed orders, and their percentage of all orders opened. */
  orders: integer,
  completion: decimal,
  /** Minutes an order usually takes; 0 if unknown. */
  minutes: integer,
  is_customer: v.boolean(),
});

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
  /** Minutes allowed for the payment. */
  pay_minutes: integer,
  merchant,
});

const order = v.object({
  id: integer,
  side: v.picklist(OTC_SIDES),
  fiat: v.string(),
  price: decimal,
  number: decimal,
  /** The amount in fiat, which is paid outside of the exchange. */
  amount: decimal,
  fiat_decimals: integer,
  method: v.picklist(OTC_METHODS),
  status: v.picklist(OTC_STATUSES),
  merchant,
  /** Where to pay, while a buy order waits for payment or is paid; '' otherwise. */
  pay_to: v.string(),
  pay_name: v.string(),
  /** The bank of that account, if known. */
  pay_bank: v.string(),
  /** For a sale to another customer, the name on the buyer's payment; '' otherwise. */
  payer_name: v.string(),
  created_time: v.string(),
  /** Time of the next automatic event: the payment deadline, or when the merchant usually acts; '' for none. */
  next_time: v.string(),
  /** The time from which an appeal is possible; '' if none is. */
  appeal_time: v.string(),
  /** Why the order ended, or the text of the appeal. */
  notes: v.string(),
  /** The customer's own advertisement that the order came from; 0 if the customer answered somebody else’s. */
  ad_id: integer,
});

const ownAd = v.object({
  id: integer,
  /** 1 the customer buys, 2 the customer sells. */
  side: v.picklist(OTC_SIDES),
  fiat: v.string(),
  fiat_decimals: integer,
  /** 1 fixed price, 2 floating with the index. */
  price_type: v.picklist(OTC_PRICE_TYPES),
  /** The fixed price, or percent of the index. */
  price_value: decimal,
  /** Current price of one USDT. */
  price: decimal,
  /** USDT: still available, in open orders, already traded. */
  rest: decimal,
  in_orders: decimal,
  traded: decimal,
  min: decimal,
  max: decimal,
  methods: v.array(v.picklist(OTC_METHODS)),
  pay_minutes: v.picklist(OTC_PAY_MINUTES),
  /** 1 online, 2 paused, 3 ended. */
  status: v.picklist(OTC_AD_STATUSES),
  created_time: v.string(),
});

const isMethod = (text: string): text is OtcMethod => (OTC_METHODS as readonly string[]).includes(text);

/** Payment methods, joined with commas. */
const methods = v.pipe(
  v.string('otc_ad_methods'),
  v.maxLength(64, 'otc_ad_methods'),
  v.transform((joined) => [...new Set(joined.split(','))]),
  v.array(v.custom<OtcMethod>((one) => typeof one === 'string' && isMethod(one), 'otc_ad_methods')),
);

/** The terms of an advertisement that may be edited while it is online. */
const adTerms = {
  price_type: oneOf(OTC_PRICE_TYPES),
  price_value: amount('otc_ad_price'),
  number: amount('otc_ad_number'),
  min: amount('otc_ad_min'),
  max: amount('otc_ad_max'),
  methods,
  pay_minutes: oneOf(OTC_PAY_MINUTES),
};
const REFUSED_TERMS = [
  'otc_ad_price',
  'otc_ad_number',
  'otc_ad_min',
  'otc_ad_max',
  'otc_ad_methods',
  'fiat_order_limit',
] as const;

const REFUSED_ORDER = ['otc_order_unknown', 'otc_order_moved_on'] as const;

/** OTC (designed: the family's clients of this generation have a page for it, but no calls). */
export const otc = declareCalls({
  'GET /otc/ads': {
    access: 'user',
    request: form({ side: optional(oneOf(OTC_SIDES)), fiat: optional(word(FIAT_CODES)), page, limit: limit(10) }),
    response: v.object({ ...pageC(ad).entries, fiats: v.array(v.string()), index: decimal }),
    refusals: [],
    source: 'designed',
    note: 'What merchants and other customers offer, the best price first. Without side those who sell to the customer, without fiat USD. `index`: what one USDT costs before anybody earns by it.',
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
      'otc_own_ad',
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
      'Takes an advertisement of a merchant, or of another customer, at the price that was shown. What is sold is set aside in the deposit account; what is ' +
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
    note: 'Who buys says that they have paid; the other side then releases.',
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
    note: 'Who sells says that the money has arrived: the USDT go to who bought.',
  },
  'POST /otc/appeal': {
    access: 'user',
    request: form({ id: id('otc_order_unknown'), reason: text(200, 'otc_reason_required') }),
    response: sentence,
    refusals: [...REFUSED_ORDER, 'otc_reason_required', 'otc_appeal_early'],
    source: 'designed',
    note: 'The exchange decides: approved is the customer right who appealed, rejected the other side.',
  },
  'GET /otc/my_ads': {
    access: 'user',
    request: form({ page, limit: limit(10) }),
    response: pageC(ownAd),
    refusals: [],
    source: 'designed',
    note: 'The customer’s own advertisements, newest first.',
  },
  'POST /otc/ad': {
    access: 'verified',
    request: form({ side: oneOf(OTC_SIDES), fiat: word(FIAT_CODES), ...adTerms }),
    response: ownAd,
    refusals: [
      ...REFUSED_TERMS,
      'otc_too_many_ads',
      'otc_too_many_cancels',
      'payout_details_missing',
      'insufficient_balance',
    ],
    source: 'designed',
    note:
      'Publishes an advertisement, which other customers see as well: others take of it, and each time an order comes of it. What is to be sold is set ' +
      'aside in the deposit account until it is traded or the advertisement ends. `methods` are joined with commas.',
  },
  'POST /otc/ad_edit': {
    access: 'verified',
    request: form({ id: id('otc_ad_unknown'), ...adTerms }),
    response: ownAd,
    refusals: ['otc_ad_unknown', 'otc_ad_ended', ...REFUSED_TERMS, 'insufficient_balance'],
    source: 'designed',
    note: 'Other terms from now on; `number` is what is left to trade. Orders that are open stay as they are.',
  },
  'POST /otc/ad_state': {
    access: 'verified',
    request: form({ id: id('otc_ad_unknown'), status: oneOf(OTC_AD_STATUSES) }),
    response: ownAd,
    refusals: ['otc_ad_unknown', 'otc_ad_ended', 'otc_too_many_cancels'],
    source: 'designed',
    note:
      'Pauses, puts online again, or ends. While paused nobody takes of it. What has ended stays so; what it had set ' +
      'aside comes back, what open orders need when they end. Three orders in a row left unpaid pause it as well.',
  },
});
