import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { decimal, integer, wireDay } from '../shapes';

/** The amount invested in one product in one coin, with its value at current prices. */
const holding = v.object({
  product: v.picklist(['lockup', 'dual', 'ieo']),
  currency_id: integer,
  currency_name: v.string(),
  amount: decimal,
  usdt: decimal,
});

/** The customer's earnings from all financial products (designed: the family has no such overview). */
export const earningsAnswers = {
  'GET /financial/overview': v.object({
    holdings: v.array(holding),
    invested_usdt: decimal,
    /** Since the beginning. */
    earned_usdt: decimal,
    /** `earned_usdt` by product; one that has earned nothing is missing. */
    earned_by: v.optional(v.array(v.object({ product: v.picklist(['lockup', 'dual']), usdt: decimal }))),
    today_usdt: decimal,
    /** The last 30 days, oldest first, including days without earnings. `day` is a date. */
    days: v.array(v.object({ day: wireDay, usdt: decimal })),
  }),
} satisfies AnswerTable;
