import * as v from 'valibot';
import { decimal, integer } from '../shapes';
import { unixSeconds } from '../unix-seconds';

/** A price of which a customer wants to be notified once the market reaches it. */
export const priceAlert = v.object({
  id: integer,
  currency_id: integer,
  legal_id: integer,
  symbol: v.string(),
  price: decimal,
  /** The side of the market on which the price was when the alert was set. */
  direction: v.picklist(['above', 'below']),
  /** Unix seconds. */
  create_time: unixSeconds,
});

/** An alert whose price was reached. */
export const reachedAlert = v.object({
  ...priceAlert.entries,
  /** Unix seconds. */
  reach_time: unixSeconds,
});
