import type { FactsOf } from '../declare';
import type { coinAnswers } from './answers';

export const coinFacts = {
  'POST /coin/trade': {
    refusals: [
      'amount_invalid',
      'price_invalid',
      'side_invalid',
      'pair_not_open',
      'market_closed',
      'market_halted',
      'stop_price_invalid',
      'price_step',
      'stop_price_step',
      'amount_step',
      'amount_too_small',
      'stop_not_above',
      'stop_not_below',
      'price_above_band',
      'price_below_band',
      'notional_too_small',
      'post_only_would_trade',
      'no_liquidity',
      'too_many_orders',
      'insufficient_balance',
    ],
    source: 'observed',
    note:
      'A buy locks amount x target_price of the legal coin, a sell locks the amount: in the spot account, for shares ' +
      '(designed) in the stock account. `order_type` is designed: ' +
      'family servers know limit orders only and ignore it; with market the order walks the book at once and what ' +
      'the book cannot fill is cancelled. Designed as well, and only for orders that name their `order_type`: stops and ' +
      'take profits wait until the market reaches `stop_price`, locked like a limit order, a buy at the market with ' +
      'five percent more than stop_price would cost; `time_in_force` is for limit orders (`ioc` and `fok` end as ' +
      'cancelled, with their reason, `post_only` is refused where it would trade at once); with `amount_unit` quote a ' +
      'market buy spends at most `amount` of the legal coin; the smallest value and the price band of ' +
      '/currency/quotation_new hold.',
  },
  'PUT /coin/trade': {
    refusals: ['order_unknown', 'order_not_open'],
    source: 'observed',
    note: 'Cancels an open order and releases what it locked.',
  },
  'POST /coin/oco': {
    refusals: [
      'amount_invalid',
      'price_invalid',
      'stop_price_invalid',
      'side_invalid',
      'pair_not_open',
      'market_closed',
      'market_halted',
      'price_step',
      'stop_price_step',
      'amount_step',
      'amount_too_small',
      'stop_not_above',
      'stop_not_below',
      'price_above_band',
      'price_below_band',
      'notional_too_small',
      'price_not_above',
      'price_not_below',
      'too_many_orders',
      'insufficient_balance',
    ],
    source: 'designed',
    note:
      'One cancels the other: a limit order at target_price and a stop at stop_price for one amount, which locks once. ' +
      'The stop takes any price, with stop_limit_price that one or better. As soon as one is triggered or filled the ' +
      'other ends with the reason `oco`; cancelling one cancels both.',
  },
  'POST /coin/amend': {
    refusals: [
      'order_unknown',
      'amount_invalid',
      'price_invalid',
      'stop_price_invalid',
      'order_not_open',
      'market_closed',
      'market_halted',
      'amend_below_filled',
      'price_step',
      'stop_price_step',
      'amount_step',
      'amount_too_small',
      'stop_not_above',
      'stop_not_below',
      'price_above_band',
      'price_below_band',
      'notional_too_small',
      'post_only_would_trade',
      'no_liquidity',
      'price_not_above',
      'price_not_below',
      'insufficient_balance',
    ],
    source: 'designed',
    note:
      'Changes an open order in place; a field left out stays as it is. `amount` is the whole amount, with what is ' +
      'filled already, and common to both orders of a pair. A price that the book offers trades at once. Only a ' +
      'smaller amount alone keeps the place among orders of the same price.',
  },
  'GET /coin/list': {
    refusals: ['currency_unknown'],
    source: 'observed',
    note: 'A bare array, newest first; an empty one ends the list.',
  },
  'GET /coin/detail': {
    refusals: ['order_unknown'],
    source: 'designed',
    note: 'An order with each of its fills, the oldest first. Family servers send the average only, in the list.',
  },
} satisfies FactsOf<typeof coinAnswers>;
