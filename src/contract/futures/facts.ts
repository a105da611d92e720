import type { FactsOf } from '../declare';
import type { futuresAnswers } from './answers';

export const futuresFacts = {
  'POST /lever/deal': {
    refusals: ['pair_not_open'],
    source: 'observed',
    note: 'What the order form needs: multiples, lots a pick, limits, the balance, own open orders of the pair.',
  },
  'POST /lever/submit': {
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
      'stop_price_invalid',
      'stop_price_step',
      'trigger_at_market',
      'limit_not_below',
      'limit_not_above',
      'too_many_orders',
      'margin_insufficient',
      'profit_price_wrong_side',
      'loss_price_wrong_side',
    ],
    source: 'observed',
    note: "`status` 1 market (default), 0 limit. A market order's target_price is ignored (clients send 999). The text of margin_insufficient carries the amount required. Designed: trigger_price makes it a trigger order (trigger_orders of futures_features), which holds no money while it waits, opens at the market when the last price reaches it from either side, and is cancelled with a message when margin or balance do not suffice then; take profit and stop loss (order_stops) follow the rules of setstop at the entry price, for an order that waits at its own price.",
  },
  'POST /lever/dealall': {
    refusals: ['pair_not_open'],
    source: 'observed',
    note: 'profits and hazard_rate follow the family: at last prices. Liquidation is designed: by mark_hazard_rate, the same formula at mark prices, so that a wick does not liquidate. Index: median of the last prices at the last 13 steps of 5 s; mark: index plus half of what the last price is off it, at most 0.2 % of the index. Positions are liquidated at the last price; what the account cannot pay, the insurance fund does: fact_profits is what the account has lost, insurance_money what the fund has paid (designed).',
  },
  'POST /lever/my_trade': {
    refusals: [],
    source: 'observed',
    note: 'A paginator nested under the name of the envelope.',
  },
  'POST /lever/close': {
    refusals: [
      'share_invalid',
      'order_unknown',
      'order_not_open',
      'position_follows',
      'share_above_position',
      'price_invalid',
      'price_step',
      'trigger_at_market',
      'too_many_orders',
      'market_halted',
      'loss_uncovered',
    ],
    source: 'observed',
    note: 'share is designed: so many lots are closed as an order of their own, whose part_of names the position; the rest keeps its id, its stops and its copies. Without share all of it is closed. loss_uncovered is designed: the loss is more than balance and margins together, and only what other positions have won could pay it. A loss beyond the whole account, possible while the mark price follows a crash, liquidates the account at once instead: waiting orders are cancelled, everything closes at the last price, and the insurance fund pays what is missing, so that nobody owes (designed). target_price is designed (close_orders of futures_features): a close order, which waits until the last price reaches it from either side and then closes its lots, or what is left of them, at the market. It is the reduce-only order of exchanges that keep one position a market; here each order opens a position of its own, so a close order belongs to one, ends with it, and can never open anything.',
  },
  'POST /lever/cancel_close': {
    refusals: ['order_unknown'],
    source: 'designed',
    note: 'Cancels a close order of a position; the id is that of close_orders. Nothing is held for it.',
  },
  'POST /lever/reverse': {
    refusals: [
      'order_unknown',
      'order_not_open',
      'position_follows',
      'market_closed',
      'market_halted',
      'loss_uncovered',
      'price_invalid',
      'margin_insufficient',
    ],
    source: 'designed',
    note: 'Closes a position and opens the opposite one with the same lots and leverage, both at the market price, or does neither. Offered where futures_features of the quotes has `reverse`.',
  },
  'POST /lever/cancel': {
    refusals: ['order_unknown', 'order_not_waiting'],
    source: 'designed',
    note: "Cancels a waiting entrust and gives back its margin and fee. Missing in the specification's list, which knows cancelled entrusts.",
  },
  'POST /lever/setstop': {
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
    refusals: ['side_invalid', 'nothing_to_close', 'loss_uncovered'],
    source: 'observed',
    note: 'loss_uncovered as for a single close: what stays open would have to pay for what is closed. A loss beyond the whole account liquidates it, as there.',
  },
  /** The path is under /follow because the call ends a copy: the position becomes the customer's own. */
  'POST /follow/selfHolding': { refusals: ['order_unknown', 'position_not_following'], source: 'observed' },
} satisfies FactsOf<typeof futuresAnswers>;
