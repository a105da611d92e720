import * as v from 'valibot';
import { decimal, integer, textOrEmpty } from '../shapes';
import { unixSeconds } from '../unix-seconds';

/** A futures order or position. `type` 1 long, 2 short. */
export const futuresPosition = v.object({
  id: integer,
  type: v.picklist([1, 2]),
  user_id: integer,
  /** The ids of the base and the legal coin (the family names them so). */
  currency: integer,
  legal: integer,
  symbol: v.string(),
  currency_name: textOrEmpty,
  /** The market price at the time of the order, before the spread. */
  origin_price: decimal,
  /** Opening price including the spread; the target price of a waiting order. */
  price: decimal,
  /** The price of the last valuation; for a closed position the closing price. */
  update_price: decimal,
  /** Designed: the mark price of an open position, by which it is liquidated; see `/lever/dealall`. */
  mark_price: v.optional(decimal),
  /** "0" if none is set. */
  target_profit_price: decimal,
  stop_loss_price: decimal,
  share: integer,
  number: decimal,
  multiple: integer,
  origin_caution_money: decimal,
  /** The margin left after overnight fees. */
  caution_money: decimal,
  /** Realized result, without the part of a loss that the insurance fund paid; zero while open. */
  fact_profits: decimal,
  /** Result at `update_price`. */
  profits: decimal,
  trade_fee: decimal,
  /** Percent per night. */
  overnight: decimal,
  overnight_money: decimal,
  /**
   * 0 waiting order (entrust), 1 open, 2 closing (family servers only: they take a while to close), 3 closed, 4
   * cancelled.
   */
  status: v.picklist([0, 1, 2, 3, 4]),
  /** 1 own order, 2 copy of a trader's. */
  order_type: v.picklist([1, 2]),
  create_time: unixSeconds,
  transaction_time: textOrEmpty,
  update_time: textOrEmpty,
  handle_time: textOrEmpty,
  complete_time: textOrEmpty,
  follow_user_id: v.optional(integer),
  follow_order_id: v.optional(integer),
  /** Designed: the price that a waiting or cancelled trigger order waited for; `price` is the same. */
  trigger_price: v.optional(decimal),
  /** Designed: close orders of an open position, the oldest first; see `/lever/close`. `share` in lots. */
  close_orders: v.optional(v.array(v.object({ id: integer, share: integer, price: decimal }))),
  /** Designed: the position of which these lots were closed. */
  part_of: v.optional(integer),
  /** Designed: the part of the loss at `update_price` that the insurance fund paid for a bankrupt account. */
  insurance_money: v.optional(decimal),
  /** Designed: why a position was closed. */
  close_reason: v.optional(v.picklist(['user', 'profit', 'loss', 'liquidation', 'batch', 'trader'])),
});
