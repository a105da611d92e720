import * as v from 'valibot';
import { priceAlert } from '../alerts/shapes';
import { coinOrder } from '../coin/shapes';
import { futuresPosition } from '../futures/shapes';
import { optionOrder } from '../options/shapes';
import { decimal, integer } from '../shapes';
import { EVENT_PERIODS } from './periods';

const pairNames = {
  symbol: v.string(),
  currency_id: integer,
  currency_name: v.string(),
  legal_id: integer,
  legal_name: v.string(),
};
const wireBar = { open: decimal, high: decimal, low: decimal, close: decimal, volume: decimal, time: v.number() };

/** Levels as [price, amount]; some servers send the list as a JSON string. */
const levels = v.union([
  v.array(v.tuple([decimal, decimal])),
  v.pipe(v.string(), v.parseJson(), v.array(v.tuple([decimal, decimal]))),
]);

/** The family sends these lists as a JSON string. */
const futuresPositionsText = v.pipe(v.string(), v.parseJson(), v.array(futuresPosition));

/**
 * Payloads of the events an exchange sends (realtime facts sections 2 to 5), for an app. Every payload repeats its event
 * name in `type`.
 */
export const serverEvents = {
  daymarket: v.object({
    type: v.literal('daymarket'),
    period: v.literal('1day'),
    match_id: integer,
    ...pairNames,
    ...wireBar,
    now_price: decimal,
    change: decimal,
    /**
     * Designed: figures of the last 24 hours, unlike the bar, which covers a calendar day. Without them a client
     * shows those of the day.
     */
    open_24h: v.optional(decimal),
    high_24h: v.optional(decimal),
    low_24h: v.optional(decimal),
    volume_24h: v.optional(decimal),
    /** Designed: mark and index price of a market with futures. */
    mark_price: v.optional(decimal),
    index_price: v.optional(decimal),
  }),
  kline: v.object({
    type: v.literal('kline'),
    period: v.picklist(EVENT_PERIODS),
    match_id: integer,
    ...pairNames,
    ...wireBar,
  }),
  market_depth: v.object({
    type: v.literal('market_depth'),
    ...pairNames,
    bids: levels,
    asks: levels,
    /** Designed: time of the book in epoch milliseconds, by which clients recognise a late event. */
    ts: v.optional(v.number()),
  }),
  match_trade: v.object({
    type: v.literal('match_trade'),
    ...pairNames,
    data: v.array(
      v.object({
        id: v.union([v.string(), v.number()]),
        amount: decimal,
        direction: v.picklist(['buy', 'sell']),
        price: decimal,
        tradeId: v.union([v.string(), v.number()]),
        ts: v.number(),
      }),
    ),
  }),
  coin_order: v.object({
    type: v.literal('coin_order'),
    to: integer,
    data: coinOrder,
    /** Designed: ids on the tape (`match_trade`) of what the order has just traded. */
    trade_ids: v.optional(v.array(v.number())),
  }),
  news: v.object({ type: v.literal('news'), id: integer, c_id: integer }),
  project: v.object({
    type: v.literal('project'),
    id: integer,
    /** The sale is open, shares are allocated, coins are issued, or the token is listed. */
    phase: v.picklist(['open', 'allocated', 'issued', 'listed']),
  }),
  lever_trade: v.object({
    type: v.literal('lever_trade'),
    to: integer,
    hazard_rate: decimal,
    caution_money_all: decimal,
    origin_caution_money_all: decimal,
    profits_all: decimal,
    /** Designed: the same at mark prices, by which positions are liquidated. */
    mark_hazard_rate: v.optional(decimal),
    mark_profits_all: v.optional(decimal),
    caution_money: decimal,
    origin_caution_money: decimal,
    profits: decimal,
    trades_all: futuresPositionsText,
    trades_entrust: futuresPositionsText,
    trades_cur: futuresPositionsText,
  }),
  lever_closed: v.object({ type: v.literal('lever_closed'), to: integer, id: v.array(integer) }),
  lever_order: v.object({ type: v.literal('lever_order'), to: integer, data: futuresPosition }),
  nft_auction: v.object({
    type: v.literal('nft_auction'),
    to: integer,
    /**
     * To bidders: outbid, won, paid (an auction won or a fixed price; for the payer's other tabs), lost, expired (not
     * paid in time). To owners: bid, sold, unsold, unpaid. To the receiver of a transfer: received.
     */
    kind: v.picklist(['outbid', 'won', 'paid', 'lost', 'expired', 'bid', 'sold', 'unsold', 'unpaid', 'received']),
    id: integer,
    code: v.string(),
    name: v.string(),
    /** The bid or price concerned. */
    price: decimal,
    currency_name: v.string(),
  }),
  closed_microorder: v.object({ type: v.literal('closed_microorder'), to: integer, data: optionOrder }),
  price_alert: v.object({ type: v.literal('price_alert'), to: integer, data: priceAlert }),
  mail_message: v.object({ type: v.literal('mail_message'), to: integer, id: integer, unread: integer }),
  kefu: v.object({
    type: v.literal('kefu'),
    to: integer,
    /** The newest message of the conversation. */
    id: integer,
    /** Number of answers the customer has not read. */
    unread: integer,
    /** Whether an answer is being written now. */
    typing: v.boolean(),
  }),
  otc: v.object({ type: v.literal('otc'), to: integer, id: integer }),
  chat: v.object({
    type: v.literal('chat'),
    /** The newest line of the room. */
    id: v.string(),
    /** A line that was removed from the room; '' for none. */
    hidden: v.optional(v.string(), ''),
  }),
} satisfies Readonly<Record<string, v.GenericSchema>>;
