import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { bit, decimal, integer, sentence, textOrEmpty, wireDay } from '../shapes';

const lockProduct = v.object({
  id: integer,
  currency_id: integer,
  currency_name: v.string(),
  currency_logo: textOrEmpty,
  /** Percent per day. */
  interest_rate: decimal,
  save_min: decimal,
  save_max: decimal,
  /** Days the amount is locked for. */
  day: integer,
  intro: textOrEmpty,
  created_at: textOrEmpty,
  /** Designed: penalty for an early end, in percent of the amount for each remaining day. */
  penalty_rate: v.optional(decimal),
  /** Designed: time of day of the dividends, `HH:MM:SS` of the exchange's zone. */
  dividend_time: decoration(v.optional(v.pipe(v.string(), v.regex(/^\d\d:\d\d(:\d\d)?$/))), undefined),
});

const lockOrder = v.object({
  id: integer,
  currency_name: v.string(),
  amount: decimal,
  /** A fraction, not percent. */
  day_rate: decimal,
  /** Paid so far. */
  total_interest: decimal,
  /** Dates: the first day with interest, and the day of the last dividend, on which the amount is returned. */
  start_at: v.string(),
  end_at: wireDay,
  /** 1 in progress, 2 ended. */
  status: v.picklist([1, 2]),
  /**
   * The penalty for ending it now. It must be a JSON number because clients call a number's method on it (contract
   * section 1.4).
   */
  cancel_fee: v.number(),
  /** Designed from here on. 1 if it was ended early; `penalty` is then the penalty paid. */
  is_cancel: v.optional(bit),
  config_id: v.optional(integer),
  currency_id: v.optional(integer),
  day: v.optional(integer),
  /** Number of days whose interest has been paid. */
  paid_day: v.optional(integer),
  penalty_rate: v.optional(decimal),
  penalty: v.optional(decimal),
  /** Empty when the deposit has ended. */
  next_dividend_at: textOrEmpty,
  matures_at: textOrEmpty,
  /** Empty while in progress. */
  ended_at: textOrEmpty,
  created_at: textOrEmpty,
});

/** Lock-up mining: fixed-term deposits with a daily yield (specification sections 3 and 9, contract section 9). */
export const lockupAnswers = {
  'GET /lh/deposit/config': v.array(lockProduct),
  'GET /lh/deposit/order': v.object({ order_list: v.array(lockOrder) }),
  'POST /lh/deposit': sentence,
  'POST /lh/deposit/order/cancel': sentence,
} satisfies AnswerTable;
