import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { decimal, flag, integer, pageA, textOrEmpty } from '../shapes';
import { optionOrder } from './shapes';

const duration = v.object({
  id: integer,
  seconds: integer,
  status: integer,
  profit_ratio: decimal,
  min_amount: decimal,
  max_amount: decimal,
  /** Absent on the oldest servers, where the whole stake is lost. */
  loss_ratio: v.optional(decimal),
});

const payableCurrency = v.object({
  id: integer,
  name: v.string(),
  logo: textOrEmpty,
  is_micro: flag,
  /** Percent of the stake. */
  micro_trade_fee: v.optional(decimal),
  /** The largest number of orders running at the same time. */
  micro_holdtrade_max: v.optional(integer),
  micro_numbers: v.array(v.object({ id: integer, currency_id: integer, number: decimal })),
  insurance_types: decoration(v.array(v.unknown()), []),
  user_wallet: v.nullable(
    v.object({ micro_balance: decimal, insurance_balance: decimal, micro_with_insurance: decimal }),
  ),
});

/** Options with an expiry in seconds (specification section 7, contract section 7). */
export const optionsAnswers = {
  'GET /microtrade/payable_currencies': v.array(payableCurrency),
  'GET /microtrade/seconds': v.array(duration),
  'GET /microtrade/get_result': optionOrder,
  'GET /microtrade/lists': pageA(optionOrder),
  'POST /microtrade/submit': optionOrder,
} satisfies AnswerTable;
