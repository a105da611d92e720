import * as v from 'valibot';
import { OTC_AD_STATUSES, OTC_PAY_MINUTES, OTC_PRICE_TYPES } from '@/domain/otc/ad';
import { OTC_METHODS, OTC_SIDES, OTC_STATUSES } from '@/domain/otc/otc';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { decimal, decimals, integer, pageC, sentence, wireTime } from '../shapes';

/** The counterparty: a merchant, or another customer with a partly hidden name. */
const merchant = v.object({
  id: integer,
  name: v.string(),
  /** Number of completed orders, and their percentage of all orders opened. */
  orders: integer,
  completion: decimal,
  /** Minutes an order usually takes; 0 if unknown. */
  minutes: decoration(integer, 0),
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
  fiat_decimals: decimals,
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
  fiat_decimals: decimals,
  method: v.picklist(OTC_METHODS),
  status: v.picklist(OTC_STATUSES),
  merchant,
  /** Where to pay, while a buy order waits for payment or is paid; '' otherwise. */
  pay_to: v.string(),
  pay_name: v.string(),
  /** The bank of that account, if known. */
  pay_bank: decoration(v.string(), ''),
  /** For a sale to another customer, the name on the buyer's payment; '' otherwise. */
  payer_name: v.string(),
  created_time: wireTime,
  /** Time of the next automatic event: the payment deadline, or when the merchant usually acts; '' for none. */
  next_time: v.string(),
  /** The time from which an appeal is possible; '' if none is. */
  appeal_time: v.string(),
  /** Why the order ended, or the text of the appeal. */
  notes: decoration(v.string(), ''),
  /** The customer's own advertisement that the order came from; 0 if the customer answered somebody else’s. */
  ad_id: integer,
});

const ownAd = v.object({
  id: integer,
  /** 1 the customer buys, 2 the customer sells. */
  side: v.picklist(OTC_SIDES),
  fiat: v.string(),
  fiat_decimals: decimals,
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
  created_time: wireTime,
});

/** OTC (designed: the family's clients of this generation have a page for it, but no calls). */
export const otcAnswers = {
  'GET /otc/ads': v.object({ ...pageC(ad).entries, fiats: v.array(v.string()), index: decimal }),
  'POST /otc/order': order,
  'GET /otc/orders': pageC(order),
  'GET /otc/detail': v.nullable(order),
  'POST /otc/paid': sentence,
  'POST /otc/cancel': sentence,
  'POST /otc/release': sentence,
  'POST /otc/appeal': sentence,
  'GET /otc/my_ads': pageC(ownAd),
  'POST /otc/ad': ownAd,
  'POST /otc/ad_edit': ownAd,
  'POST /otc/ad_state': ownAd,
} satisfies AnswerTable;
