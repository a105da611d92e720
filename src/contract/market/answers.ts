import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { decimal, flag, integer, optionalDecimals, sentence, textOrEmpty } from '../shapes';

const coin = v.object({
  id: integer,
  name: v.string(),
  logo: textOrEmpty,
  sort: decoration(integer, 0),
  is_lever: flag,
  is_legal: flag,
  is_match: flag,
  is_micro: flag,
  price: decimal,
  min_number: v.optional(decimal),
  max_number: v.optional(decimal),
  rate: v.optional(decimal),
});

const pair = v.object({
  id: integer,
  legal_id: integer,
  currency_id: integer,
  legal_name: v.string(),
  currency_name: v.string(),
  open_transaction: flag,
  open_lever: flag,
  open_microtrade: flag,
  open_coin_trade: flag,
  sort: decoration(integer, 0),
  category: v.optional(integer),
  spread: v.optional(decimal),
  overnight: v.optional(decimal),
  lever_trade_fee: v.optional(decimal),
  lever_share_num: v.optional(decimal),
  change: decimal,
  volume: decimal,
  now_price: decimal,
  logo: textOrEmpty,
  /**
   * Designed from here on. Real servers do not send these fields: the client derives their values or leaves them out.
   */
  kind: v.optional(v.picklist(['crypto', 'stock'])),
  sector: v.optional(v.string()),
  full_name: v.optional(v.string()),
  open_24h: v.optional(decimal),
  high_24h: v.optional(decimal),
  low_24h: v.optional(decimal),
  volume_24h: v.optional(decimal),
  turnover_24h: v.optional(decimal),
  /** Mark and index price of a market with futures, as in the day-market event. */
  mark_price: v.optional(decimal),
  index_price: v.optional(decimal),
  /** What futures of this market can do beyond the family's (src/domain/futures/features.ts). */
  futures_features: v.optional(v.array(v.string())),
  price_decimals: optionalDecimals,
  amount_decimals: optionalDecimals,
  min_amount: v.optional(decimal),
  coin_trade_fee: v.optional(decimal),
  is_open: v.optional(flag),
  is_halted: v.optional(flag),
  /** Epoch milliseconds of the next opening and closing of a market with trading hours. */
  next_open_ms: v.optional(v.nullable(v.number())),
  next_close_ms: v.optional(v.nullable(v.number())),
  sparkline: decoration(v.optional(v.array(v.number())), undefined),
});

/**
 * Designed: what the exchange takes beyond limit and market orders (src/domain/spot/order-kinds.ts), and the limits of
 * orders that name their kind. A client offers nothing that is not declared here.
 */
const orderTerms = v.object({
  order_kinds: v.optional(v.array(v.string())),
  /** Whether the markets of the group take price alerts (the calls of ../alerts). */
  price_alerts: v.optional(flag),
  /** Smallest value of an order, in the coin of the group. */
  min_notional: v.optional(decimal),
  /** Lowest and highest limit prices, as multiples of the last price, or of the trigger price of an order with one. */
  price_band: v.optional(v.object({ buy_low: decimal, buy_high: decimal, sell_low: decimal, sell_high: decimal })),
});

/** One bar: times are the bar's start, `id` in seconds and `time` in milliseconds; volume in the base currency. */
const bar = v.object({
  id: decoration(v.number(), 0),
  period: decoration(v.string(), ''),
  'base-currency': decoration(v.string(), ''),
  'quote-currency': decoration(v.string(), ''),
  open: v.number(),
  close: v.number(),
  high: v.number(),
  low: v.number(),
  vol: decoration(v.number(), 0),
  amount: decoration(v.number(), 0),
  time: v.number(),
  volume: v.number(),
});

/** Quotes, bars and the watchlist. */
export const marketAnswers = {
  'GET /currency/list': v.object({ currency: v.array(coin), legal: v.array(coin) }),
  'GET /currency/quotation_new': v.array(
    v.object({ ...coin.entries, ...orderTerms.entries, quotation: v.array(pair) }),
  ),
  'GET /currency/new_timeshar': v.array(bar),
  'GET /optional/list': v.array(v.object({ id: integer, currency_id: integer })),
  'POST /optional/add': v.object({ id: integer }),
  'POST /optional/del': sentence,
} satisfies AnswerTable;
