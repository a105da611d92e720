import { refusalFields } from './refusal-fields';

/** Of new orders and of changed ones. */
const TERMS = {
  amount_invalid: 'amount',
  price_invalid: 'target_price',
  stop_price_invalid: 'stop_price',
  market_closed: null,
  market_halted: null,
  price_step: 'target_price',
  stop_price_step: 'stop_price',
  amount_step: 'amount',
  amount_too_small: 'amount',
  stop_not_above: 'stop_price',
  stop_not_below: 'stop_price',
  price_above_band: 'target_price',
  price_below_band: 'target_price',
  notional_too_small: 'amount',
  insufficient_balance: 'amount',
} as const;

const ORDER = { ...TERMS, side_invalid: null, pair_not_open: null, too_many_orders: null } as const;
const TAKER = { post_only_would_trade: 'target_price', no_liquidity: null } as const;
const PAIRED = { price_not_above: 'target_price', price_not_below: 'target_price' } as const;

export const SPOT_ORDER_FIELDS = refusalFields('POST /coin/trade', { ...ORDER, ...TAKER });

/** A refusal about a price that names no field concerns the limit order. */
const EITHER_PRICE = { otherwise: 'target_price', stop_limit_price: 'stop_limit_price' } as const;

export const OCO_FIELDS = refusalFields('POST /coin/oco', {
  ...ORDER,
  ...PAIRED,
  price_invalid: EITHER_PRICE,
  price_step: EITHER_PRICE,
  price_above_band: EITHER_PRICE,
  price_below_band: EITHER_PRICE,
});

export const AMEND_FIELDS = refusalFields('POST /coin/amend', {
  ...TERMS,
  ...TAKER,
  ...PAIRED,
  order_unknown: null,
  order_not_open: null,
  amend_below_filled: 'amount',
});
