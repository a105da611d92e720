import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { decimal, integer, sentence, textOrEmpty, wireDay } from '../shapes';
import { unixSeconds } from '../unix-seconds';

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
  end_time: wireDay,
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

const dualOrder = v.object({
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
  end_time: wireDay,
  /** 0 failed, 1 purchased, 2 settling, 3 success (contract section 15). */
  status: v.pipe(
    v.union([v.picklist([0, 1, 2, 3]), v.picklist(['0', '1', '2', '3'])]),
    v.transform((status) => Number(status) as 0 | 1 | 2 | 3),
  ),
  created: textOrEmpty,
  /** Unix seconds of the purchase. */
  create: v.optional(unixSeconds),
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

/** Dual investment: a fixed term linked to a reference price (specification section 9, contract section 11). */
export const dualAnswers = {
  'GET /dual/index': v.object({ dual_currencys: v.array(dualProduct) }),
  'GET /dual/detail': v.nullable(dualProduct),
  'POST /dual/buyDual': sentence,
  'POST /dual/dual_list': v.object({ list: v.array(dualOrder), limit: v.optional(integer) }),
} satisfies AnswerTable;
