import * as v from 'valibot';
import { anyBalances } from '../balance-shapes';
import type { AnswerTable } from '../declare';
import { decimal, flag, integer, pageB, sentence } from '../shapes';

/** A wallet row: the customer's balance of one coin in each account that the server supports. */
const walletRow = v.looseObject({
  currency: integer,
  ...anyBalances,
});

/** One executed conversion (designed). `fee` was paid in addition to `number`, in the same coin. */
const swapRow = v.object({
  id: integer,
  from_currency_id: integer,
  from_currency_name: v.string(),
  to_currency_id: integer,
  to_currency_name: v.string(),
  number: decimal,
  to_number: decimal,
  fee: decimal,
  /** Price of one unit of each coin in USD, used for the conversion. */
  form_price: decimal,
  to_price: decimal,
  created_time: v.string(),
});

/** Conversion of one coin into another, and the coins that can be moved between accounts (contract section 6). */
export const exchangeAnswers = {
  'GET /currency/user_currency_list': v.array(
    v.object({
      id: integer,
      name: v.string(),
      is_legal: flag,
      is_lever: flag,
      is_match: flag,
      is_micro: flag,
      wallet: walletRow,
    }),
  ),
  'POST /user/getTransferList': v.object({
    transfer: v.array(v.object({ id: integer, name: v.string() })),
    wallet: v.array(walletRow),
  }),
  'POST /user/getTransferFee': v.object({
    form_price: decimal,
    to_price: decimal,
    fee: decimal,
    /**
     * Designed: time of the quote, how long the exchange accepts it in milliseconds, and how far the price may move.
     */
    time: v.optional(v.number()),
    valid_ms: v.optional(v.number()),
    tolerance: v.optional(decimal),
  }),
  'POST /user/Transfer': sentence,
  'GET /user/Transfer/list': pageB(swapRow),
} satisfies AnswerTable;
