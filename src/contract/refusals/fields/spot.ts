import { refusalFields } from './refusal-fields';

export const SPOT_ORDER_FIELDS = refusalFields('POST /coin/trade', {
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
  post_only_would_trade: 'target_price',
  no_liquidity: null,
  too_many_orders: null,
  insufficient_balance: 'amount',
});
