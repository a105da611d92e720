import * as v from 'valibot';
import { declareCalls } from './declare';
import { form, id, text, unixSeconds, word } from './fields';
import { decimal, flag, integer, sentence, textOrEmpty } from './shapes';

/**
 * Bar periods of the chart call, in the spelling of realtime events and in that of clients. Events have no period of a
 * second.
 */
export const CHART_PERIODS = [
  '1sec',
  '1min',
  '5min',
  '15min',
  '30min',
  '60min',
  '4hour',
  '1day',
  '1week',
  '1mon',
  '1H',
  '1D',
  '1W',
  '1M',
] as const;

const coin = v.object({
  id: integer,
  name: v.string(),
  logo: textOrEmpty,
  sort: integer,
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
  sort: integer,
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
  turnover_24h: v.optional(decimal),
  price_decimals: v.optional(integer),
  amount_decimals: v.optional(integer),
  min_amount: v.optional(decimal),
  coin_trade_fee: v.optional(decimal),
  is_open: v.optional(flag),
  is_halted: v.optional(flag),
  /** Epoch milliseconds of the next opening and closing of a market with trading hours. */
  next_open_ms: v.optional(v.nullable(v.number())),
  next_close_ms: v.optional(v.nullable(v.number())),
  sparkline: v.optional(v.array(v.number())),
});

/** One bar: times are the bar's start, `id` in seconds and `time` in milliseconds; volume in the base currency. */
const bar = v.object({
  id: v.number(),
  period: v.string(),
  'base-currency': v.string(),
  'quote-currency': v.string(),
  open: v.number(),
  close: v.number(),
  high: v.number(),
  low: v.number(),
  vol: v.number(),
  amount: v.number(),
  time: v.number(),
  volume: v.number(),
});

/** Quotes, bars and the watchlist. */
export const market = declareCalls({
  'GET /currency/list': {
    access: 'anyone',
    request: form({}),
    response: v.object({ currency: v.array(coin), legal: v.array(coin) }),
    refusals: [],
    source: 'observed',
  },
  'GET /currency/quotation_new': {
    access: 'anyone',
    request: form({}),
    response: v.array(v.object({ ...coin.entries, quotation: v.array(pair) })),
    refusals: [],
    source: 'observed',
    note: 'Groups by legal currency; the first group is USDT. `change` is a signed percent string without the sign %.',
  },
  'GET /currency/new_timeshar': {
    access: 'anyone',
    envelope: 'chart',
    request: form({
      symbol: text(24, 'symbol_unknown'),
      period: word(CHART_PERIODS, 'period_unknown'),
      from: unixSeconds('range_invalid'),
      to: unixSeconds('range_invalid'),
    }),
    response: v.array(bar),
    refusals: ['symbol_unknown', 'period_unknown', 'range_invalid'],
    source: 'observed',
    note: 'Ascending, at most 1000 bars: the newest ones of the range. The last bar is live. 1sec is designed: family servers refuse it.',
  },
  'GET /optional/list': {
    access: 'user',
    request: form({}),
    response: v.array(v.object({ id: integer, currency_id: integer })),
    refusals: [],
    source: 'observed',
  },
  'POST /optional/add': {
    access: 'user',
    request: form({ currency_id: id('currency_unknown') }),
    response: v.object({ id: integer }),
    refusals: ['currency_unknown', 'already_favourite'],
    source: 'observed',
    note: 'Answers the id of the entry, which is what /optional/del takes.',
  },
  'POST /optional/del': {
    access: 'user',
    request: form({ id: id('favourite_unknown') }),
    response: sentence,
    refusals: ['favourite_unknown'],
    source: 'observed',
  },
});
