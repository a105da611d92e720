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
      'price_step',
      'amount_step',
      'amount_too_small',
      'no_liquidity',
      'too_many_orders',
      'insufficient_balance',
    ],
    source: 'observed',
    note:
      'A buy locks amount x target_price of the legal coin, a sell locks the amount: in the spot account, for shares ' +
      '(designed) in the stock account. `order_type` is designed: ' +
      'family servers know limit orders only and ignore it; with market the order walks the book at once and what ' +
      'the book cannot fill is cancelled.',
  },
  'PUT /coin/trade': {
    refusals: ['order_unknown', 'order_not_open'],
    source: 'observed',
    note: 'Cancels an open order and releases what it locked.',
  },
  'GET /coin/list': {
    refusals: ['currency_unknown'],
    source: 'observed',
    note: 'A bare array, newest first; an empty one ends the list.',
  },
  'GET /coin/detail': {
    refusals: ['order_unknown'],
    source: 'designed',
    note: 'An order with each of its fills, the oldest first. Family servers tell the average only, in the list.',
  },
} satisfies FactsOf<typeof coinAnswers>;
