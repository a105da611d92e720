import * as v from 'valibot';
import { bit, decimal, integer, textOrEmpty } from '../shapes';

/** An option order. `type` 1 rise, 2 fall; `status` 1 running, 2 closing (family servers only), 3 closed. */
export const optionOrder = v.object({
  id: integer,
  user_id: integer,
  match_id: integer,
  currency_id: integer,
  type: v.picklist([1, 2]),
  is_insurance: bit,
  seconds: integer,
  number: decimal,
  open_price: decimal,
  /** Zero until the order expires. */
  end_price: decimal,
  fee: decimal,
  profit_ratio: decimal,
  loss_ratio: v.optional(decimal),
  fact_profits: decimal,
  status: v.picklist([1, 2, 3]),
  /** -1 lost, 0 drawn or still running, 1 won. */
  profit_result: v.picklist([-1, 0, 1]),
  created_at: v.string(),
  updated_at: textOrEmpty,
  /** Planned expiry. */
  handled_at: textOrEmpty,
  complete_at: v.nullish(v.string()),
  /** Name of the coin that the stake is paid in. */
  currency_name: v.string(),
  symbol_name: v.string(),
  show_micro_id: v.optional(integer),
  /** Milliseconds until expiry at the time of the answer. */
  remain_milli_seconds: v.optional(v.number()),
});
