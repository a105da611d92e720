import { refusalFields } from './refusal-fields';

const ORDER = {
  amount_invalid: 'amount',
  price_invalid: 'target_price',
  side_invalid: null,
  pair_not_open: null,
  market_closed: null,
  market_halted: null,
  stop_price_invalid: 'stop_price',
  price_step: 'target_price',
  stop_price_step: 'stop_price',
  amount_step: 'amount',
  amount_too_small: 'amount',
  stop_not_above: 'stop_price',
  stop_not_below: 'stop_price',
  price_above_band: 'target_price',
  price_below_band: 'target_price',
  notional_too_small: 'amount',
  too_many_orders: null,
  insufficient_balance: 'amount',
} as const;

export const SPOT_ORDER_FIELDS = refusalFields('POST /coin/trade', {
  ...ORDER,
  post_only_would_trade: 'target_price',
  no_liquidity: null,
});

export const OCO_FIELDS = refusalFields('POST /coin/oco', {
  ...ORDER,
  price_not_above: 'target_price',
  price_not_below: 'target_price',
});

export const AMEND_FIELDS = refusalFields('POST /coin/amend', {
  order_unknown: null,
  amount_invalid: 'amount',
  price_invalid: 'target_price',
  stop_price_invalid: 'stop_price',
  order_not_open: null,
  market_closed: null,
  market_halted: null,
  amend_below_filled: 'amount',
  price_step: 'target_price',
  stop_price_step: 'stop_price',
  amount_step: 'amount',
  amount_too_small: 'amount',
  stop_not_above: 'stop_price',
  stop_not_below: 'stop_price',
  price_above_band: 'target_price',
  price_below_band: 'target_price',
  notional_too_small: 'amount',
  post_only_would_trade: 'target_price',
  no_liquidity: null,
  price_not_above: 'target_price',
  price_not_below: 'target_price',
  insufficient_balance: 'amount',
});
