import { refusalFields } from './refusal-fields';

export const SPOT_ORDER_FIELDS = refusalFields('POST /coin/trade', {
  amount_invalid: 'amount',
  price_invalid: 'target_price',
  side_invalid: null,
  pair_not_open: null,
  market_closed: null,
  market_halted: null,
  price_step: 'target_price',
  amount_step: 'amount',
  amount_too_small: 'amount',
  no_liquidity: null,
  too_many_orders: null,
  insufficient_balance: 'amount',
});
