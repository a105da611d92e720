import { refusalFields } from './refusal-fields';

/** Take profit and stop loss share two codes, so these refusals also name the field. */
const EITHER_STOP = { target_profit_price: 'target_profit_price', stop_loss_price: 'stop_loss_price' } as const;

export const FUTURES_ORDER_FIELDS = refusalFields('POST /lever/submit', {
  pair_not_open: null,
  market_closed: null,
  market_halted: null,
  share_invalid: 'share',
  share_out_of_range: 'share',
  multiple_invalid: 'multiple',
  side_invalid: null,
  price_invalid: { otherwise: 'target_price', ...EITHER_STOP },
  price_step: { otherwise: 'target_price', ...EITHER_STOP },
  stop_price_invalid: 'trigger_price',
  stop_price_step: 'trigger_price',
  trigger_at_market: 'trigger_price',
  limit_not_below: 'target_price',
  limit_not_above: 'target_price',
  too_many_orders: null,
  margin_insufficient: 'share',
  profit_price_wrong_side: 'target_profit_price',
  loss_price_wrong_side: 'stop_loss_price',
});

/** Of a close order. Closing at the market has no field but the lots. */
export const CLOSE_FIELDS = refusalFields('POST /lever/close', {
  share_invalid: 'share',
  order_unknown: null,
  order_not_open: null,
  position_follows: null,
  share_above_position: 'share',
  price_invalid: 'target_price',
  price_step: 'target_price',
  trigger_at_market: 'target_price',
  too_many_orders: null,
  market_halted: null,
  loss_uncovered: null,
});

export const STOP_FIELDS = refusalFields('POST /lever/setstop', {
  order_unknown: null,
  order_not_open: null,
  price_invalid: { otherwise: null, ...EITHER_STOP },
  price_step: { otherwise: null, ...EITHER_STOP },
  profit_price_wrong_side: 'target_profit_price',
  loss_price_wrong_side: 'stop_loss_price',
});
