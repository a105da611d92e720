import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { decimal, integer, sentence, wireTime } from '../shapes';
import { coinOrder } from './shapes';

/**
 * A part of an order that was filled at one price. `fee` is in the asset that the customer receives, `value` in the
 * quote asset (legal coin).
 */
const coinFill = v.object({
  price: decimal,
  amount: decimal,
  value: decimal,
  fee: decimal,
  created_at: wireTime,
});

/** Spot trading (specification section 7, contract section 7). */
export const coinAnswers = {
  'POST /coin/trade': decoration(v.literal(''), ''),
  'PUT /coin/trade': sentence,
  'POST /coin/oco': v.object({ order_ids: v.array(integer) }),
  'POST /coin/amend': sentence,
  'GET /coin/list': v.array(coinOrder),
  'GET /coin/detail': v.object({ order: coinOrder, fills: v.array(coinFill) }),
} satisfies AnswerTable;
