import * as v from 'valibot';
import { declareCalls } from './declare';
import { form, id, limit, oneOf, optional, page, word } from './fields';
import { decimal, integer, sentence, textOrEmpty } from './shapes';

const dualProduct = v.object({
  id: integer,
  name: v.string(),
  /** Annual, percent. */
  rate: decimal,
  /** The linked reference price in USDT. */
  exercise_price: decimal,
  currency_name: v.string(),
  currency_id: integer,
  /** Coin to pay with: `call` takes the coin, `put` takes USDT. */
  type: v.picklist(['call', 'put']),
  /** Dates. The product matures at 16:00 of `end_time`. */
  start_time: v.string(),
  end_time: v.string(),
  total_number: integer,
  remaining_number: integer,
  purchased_number: integer,
  /** Percent sold. */
  bar: integer,
  /** The most shares one customer may hold. */
  user_limit: integer,
  /** "1" on sale, "0" ended. */
  status: v.picklist(['0', '1']),
  created: textOrEmpty,
  updated: textOrEmpty,
  /** Designed: term in days of a purchase made now. */
  day: v.optional(integer),
});

export const dualOrder = v.object({
  id: integer,
  user_id: integer,
  name: v.string(),
  dual_id: integer,
  /** Annual rate at the purchase, percent. */
  order_rate: decimal,
  day: integer,
  number: integer,
  /** `price` is that of one share, `total` is the amount paid. The unit is the coin for a call, USDT for a put. */
  price: decimal,
  total: decimal,
  currency_id: integer,
  currency_name: v.string(),
  /** Date; the order matures at 16:00. */
  end_time: v.string(),
  /** 0 failed, 1 purchased, 2 settling, 3 success (contract section 15). */
  status: v.pipe(
    v.union([v.picklist([0, 1, 2, 3]), v.picklist(['0', '1', '2', '3'])]),
    v.transform((status) => Number(status) as 0 | 1 | 2 | 3),
  ),
  created: textOrEmpty,
  /** Unix seconds of the purchase. */
  create: v.optional(integer),
  type: v.picklist(['call', 'put']),
  exercise_price: decimal,
  remaining_number: v.optional(integer),
  /** The amount paid out; absent before. */
  success: v.nullish(decimal),
  /** Designed: the coin of the payout, the settlement price, and the time of settlement. */
  success_currency: textOrEmpty,
  settle_price: v.nullish(decimal),
  settled_at: textOrEmpty,
});

/** A whole number of shares (specification section 5). */
const shares = v.pipe(
  v.string('quantity_required'),
  v.trim(),
  v.minLength(1, 'quantity_required'),
  v.regex(/^\d{1,6}$/, 'quantity_whole'),
  v.transform(Number),
  v.minValue(1, 'quantity_required'),
);

/** Dual investment: a fixed term linked to a reference price (specification section 9, contract section 11). */
export const dual = declareCalls({
  'GET /dual/index': {
    access: 'anyone',
    request: form({ currency_id: optional(id('currency_unknown')), type: optional(word(['call', 'put'])) }),
    response: v.object({ dual_currencys: v.array(dualProduct) }),
    refusals: ['currency_unknown'],
    source: 'observed',
    note: 'Products on sale, those that mature first first; sold-out ones among them. Without currency_id BTC, without type call.',
  },
  'GET /dual/detail': {
    access: 'anyone',
    request: form({ id: id('product_unknown') }),
    response: v.nullable(dualProduct),
    refusals: ['product_unknown'],
    source: 'observed',
    note: 'Null when there is no such product.',
  },
  'POST /dual/buyDual': {
    access: 'user',
    request: form({ id: id('product_unknown'), num: shares }),
    response: sentence,
    refusals: [
      'quantity_required',
      'quantity_whole',
      'product_unknown',
      'purchase_repeated',
      'product_ended',
      'shares_left',
      'shares_limit',
      'insufficient_balance',
    ],
    source: 'observed',
    note:
      'From the spot account, which is also paid at maturity. A share is 0.1 coin for a call, a tenth of the price of ' +
      'the moment in USDT for a put. Of the same product within 5 s it is refused.',
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
    response: v.object({ list: v.array(dualOrder), limit: v.optional(integer) }),
    refusals: ['currency_unknown'],
    source: 'observed',
    note: 'Newest first, every coin and type unless one is named. `status` is that of the order; family servers filter the product.',
  },
});
