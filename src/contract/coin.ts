import * as v from 'valibot';
import { amount } from './amount-fields';
import { declareCalls } from './declare';
import { form, id, limit, oneOf, optional, page, word } from './fields';
import { decimal, integer, sentence, textOrEmpty } from './shapes';

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
  /** Designed: how much of trade_amount is filled, the fee that was booked, and whether it is a market order. */
  deal_amount: v.optional(decimal),
  fee_amount: v.optional(decimal),
  order_type: v.optional(v.picklist(['limit', 'market'])),
});

/**
 * A part of an order that was filled at one price. `fee` is in the asset that the customer receives, `value` in the
 * quote asset (legal coin).
 */
export const coinFill = v.object({
  price: decimal,
  amount: decimal,
  value: decimal,
  fee: decimal,
  created_at: v.string(),
});

/** Spot trading (specification section 7, contract section 7). */
export const coin = declareCalls({
  'POST /coin/trade': {
    access: 'user',
    request: form({
      amount: amount('amount_invalid'),
      target_price: amount('price_invalid'),
      currency_id: id('pair_not_open'),
      legal_id: id('pair_not_open'),
      type: oneOf([1, 2], 'side_invalid'),
      order_type: optional(word(['limit', 'market'])),
    }),
    response: v.literal(''),
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
    access: 'user',
    request: form({ id: id('order_unknown') }),
    response: sentence,
    refusals: ['order_unknown', 'order_not_open'],
    source: 'observed',
    note: 'Cancels an open order and releases what it locked.',
  },
  'GET /coin/list': {
    access: 'user',
    request: form({
      currency_id: optional(id('currency_unknown')),
      legal_id: optional(id('currency_unknown')),
      status: optional(oneOf([-1, 1, 2, 3])),
      page,
      limit: limit(20),
    }),
    response: v.array(coinOrder),
    refusals: ['currency_unknown'],
    source: 'observed',
    note: 'A bare array, newest first; an empty one ends the list.',
  },
  'GET /coin/detail': {
    access: 'user',
    request: form({ id: id('order_unknown') }),
    response: v.object({ order: coinOrder, fills: v.array(coinFill) }),
    refusals: ['order_unknown'],
    source: 'designed',
    note: 'An order with each of its fills, the oldest first. Family servers tell the average only, in the list.',
  },
});
