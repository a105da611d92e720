import * as v from 'valibot';
import { decimal, integer, textOrEmpty } from '../shapes';

/** A spot order. `type` 1 buy, 2 sell; `status` 1 open, 2 done, 3 cancelled. */
export const coinOrder = v.object({
  id: integer,
  u_id: integer,
  currency_id: integer,
  legal_id: integer,
  type: v.picklist([1, 2]),
  target_price: decimal,
  /** Average price of the filled part; zero before the first fill. */
  trade_price: decimal,
  trade_amount: decimal,
  charge_fee: decimal,
  status: v.picklist([1, 2, 3]),
  created_at: v.string(),
  updated_at: textOrEmpty,
  symbol: v.string(),
  /** Designed: how much of trade_amount is filled, the fee that was booked, and whether it is a market order. */
  deal_amount: v.optional(decimal),
  fee_amount: v.optional(decimal),
  order_type: v.optional(v.picklist(['limit', 'market'])),
});
