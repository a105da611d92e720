import * as v from 'valibot';
import { amount, amountOrNone } from './amount-fields';
import { declareCalls } from './declare';
import { form, id, limit, oneOf, optional, page, text } from './fields';
import { decimal, integer, pageA, sentence, textOrEmpty } from './shapes';

/** A futures order or position. `type` 1 long, 2 short. */
export const leverOrder = v.object({
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
  /** "0" if none is set. */
  target_profit_price: decimal,
  stop_loss_price: decimal,
  share: integer,
  number: decimal,
  multiple: integer,
  origin_caution_money: decimal,
  /** The margin left after overnight fees. */
  caution_money: decimal,
  /** Realized result; zero while open. */
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
  create_time: integer,
  transaction_time: textOrEmpty,
  update_time: textOrEmpty,
  handle_time: textOrEmpty,
  complete_time: textOrEmpty,
  follow_user_id: v.optional(integer),
  follow_order_id: v.optional(integer),
  /** Designed: why a position was closed. */
  close_reason: v.optional(v.picklist(['user', 'profit', 'loss', 'liquidation', 'batch', 'trader'])),
});

const pairOf = { currency_id: id('pair_not_open'), legal_id: id('pair_not_open') };

const sums = {
  caution_money: decimal,
  origin_caution_money: decimal,
  profits: decimal,
};

/** Futures (specification section 7, contract section 7). */
export const lever = declareCalls({
  'POST /lever/deal': {
    access: 'user',
    request: form(pairOf),
    response: v.object({
      lever_transaction: v.object({ in: v.array(v.unknown()), out: v.array(v.unknown()) }),
      my_transaction: v.array(leverOrder),
      lever_share_limit: v.object({ min: integer, max: integer }),
      multiple: v.object({
        muit: v.array(v.object({ value: integer })),
        share: v.array(v.object({ value: integer })),
      }),
      last_price: decimal,
      user_lever: decimal,
      all_levers: decimal,
      /** The family spells these two names so. */
      ustd_price: decimal,
      ExRAte: decimal,
    }),
    refusals: ['pair_not_open'],
    source: 'observed',
    note: 'What the order form needs: multiples, lots a pick, limits, the balance, own open orders of the pair.',
  },
  'POST /lever/submit': {
    access: 'verified',
    request: form({
      ...pairOf,
      share: id('share_invalid'),
      multiple: id('multiple_invalid'),
      type: oneOf([1, 2], 'side_invalid'),
      status: optional(oneOf([0, 1])),
      target_price: optional(amount('price_invalid')),
      /** The family's clients send it empty; it is ignored. */
      password: optional(text(64)),
    }),
    response: sentence,
    refusals: [
      'pair_not_open',
      'market_closed',
      'market_halted',
      'share_invalid',
      'share_out_of_range',
      'multiple_invalid',
      'side_invalid',
      'price_invalid',
      'price_step',
      'limit_not_below',
      'limit_not_above',
      'too_many_orders',
      'margin_insufficient',
    ],
    source: 'observed',
    note: "`status` 1 market (default), 0 limit. A market order's target_price is ignored (clients send 999). The text of margin_insufficient carries the amount required.",
  },
  'POST /lever/dealall': {
    access: 'user',
    request: form({ ...pairOf, status: optional(oneOf([-1, 0, 1, 2, 3, 4])), page, limit: limit(10) }),
    response: v.object({
      balance: decimal,
      hazard_rate: decimal,
      caution_money_total: decimal,
      origin_caution_money_total: decimal,
      profits_total: decimal,
      ...sums,
      order: pageA(leverOrder),
    }),
    refusals: ['pair_not_open'],
    source: 'observed',
  },
  'POST /lever/my_trade': {
    access: 'user',
    request: form({
      currency_id: optional(id()),
      legal_id: optional(id()),
      /** -1 all, 0 waiting orders, 1 open, 3 closed, 4 cancelled. */
      status: optional(oneOf([-1, 0, 1, 2, 3, 4])),
      page,
      limit: limit(10),
    }),
    response: v.object({
      rate_profits_total: v.object({ hazard_rate: decimal, profits_total: decimal }),
      message: pageA(leverOrder),
    }),
    refusals: [],
    source: 'observed',
    note: 'A paginator nested under the name of the envelope.',
  },
  'POST /lever/close': {
    access: 'user',
    request: form({ id: id('order_unknown') }),
    response: sentence,
    refusals: ['order_unknown', 'order_not_open', 'position_follows', 'market_halted', 'loss_uncovered'],
    source: 'observed',
    note: 'loss_uncovered is designed: the loss is more than balance and margins together, and only what other positions have won could pay it.',
  },
  'POST /lever/cancel': {
    access: 'user',
    request: form({ id: id('order_unknown') }),
    response: sentence,
    refusals: ['order_unknown', 'order_not_waiting'],
    source: 'designed',
    note: "Cancels a waiting entrust and gives back its margin and fee. Missing in the specification's list, which knows cancelled entrusts.",
  },
  'POST /lever/setstop': {
    access: 'user',
    request: form({
      id: id('order_unknown'),
      target_profit_price: amountOrNone('price_invalid'),
      stop_loss_price: amountOrNone('price_invalid'),
    }),
    response: sentence,
    refusals: [
      'order_unknown',
      'order_not_open',
      'price_invalid',
      'price_step',
      'profit_price_wrong_side',
      'loss_price_wrong_side',
    ],
    source: 'observed',
    note: 'Family servers want both prices above zero; here 0 or nothing leaves one out, and both out removes them (designed).',
  },
  'POST /lever/batch_close': {
    access: 'user',
    request: form({ type: oneOf([0, 1, 2], 'side_invalid'), legal_id: optional(id()), currency_id: optional(id()) }),
    response: sentence,
    refusals: ['side_invalid', 'nothing_to_close', 'loss_uncovered'],
    source: 'observed',
    note: 'loss_uncovered as for a single close: what stays open would have to pay for what is closed.',
  },
  /** The path is under /follow because the call ends a copy: the position becomes the customer's own. */
  'POST /follow/selfHolding': {
    access: 'user',
    request: form({ transaction_id: id('order_unknown') }),
    response: sentence,
    refusals: ['order_unknown', 'position_not_following'],
    source: 'observed',
  },
});
