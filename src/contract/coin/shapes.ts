import * as v from 'valibot';
import { ORDER_TYPES, TIMES_IN_FORCE } from '@/domain/spot/order-kinds';
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
  /**
   * Designed from here on: how much of trade_amount is filled and its value in the quote coin before the fee, the fee
   * that was booked, and the order's kind. The value cannot be computed from trade_price: eight decimals are too few
   * for the average of prices with eight decimals.
   */
  deal_amount: v.optional(decimal),
  deal_value: v.optional(decimal),
  fee_amount: v.optional(decimal),
  order_type: v.optional(v.picklist(ORDER_TYPES)),
  time_in_force: v.optional(v.picklist(TIMES_IN_FORCE)),
  /** Trigger price; zero for an order without one. */
  stop_price: v.optional(decimal),
  /** When the trigger price was reached; empty while it was not. */
  triggered_at: v.optional(textOrEmpty),
  /** The other order of a pair of which one cancels the other; zero for an order without one. */
  oco_id: v.optional(integer),
  /**
   * Why a cancelled order ended: `user`, `ioc`, `fok`, `oco` (its partner took effect), `book` (nothing more was
   * offered), `limits` (a balance would have become too large); empty for all others.
   */
  end_reason: v.optional(v.string()),
});
