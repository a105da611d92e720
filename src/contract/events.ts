import * as v from 'valibot';
import { coinOrder } from './coin';
import { declareEvents } from './declare';
import { leverOrder } from './futures';
import { optionOrder } from './options';
import { decimal, integer } from './shapes';

/** Bar periods in `kline` events. */
export const EVENT_PERIODS = ['1min', '5min', '15min', '30min', '60min', '4hour', '1day', '1mon', '1week'] as const;
export type EventPeriod = (typeof EVENT_PERIODS)[number];

const pairNames = {
  symbol: v.string(),
  currency_id: integer,
  currency_name: v.string(),
  legal_id: integer,
  legal_name: v.string(),
};
const wireBar = { open: decimal, high: decimal, low: decimal, close: decimal, volume: decimal, time: v.number() };

/** More than there are markets. A request for more is ignored. */
export const WATCHED_MOST = 200;

/** Levels as [price, amount]; some servers send the list as a JSON string. */
const levels = v.union([
  v.array(v.tuple([decimal, decimal])),
  v.pipe(v.string(), v.parseJson(), v.array(v.tuple([decimal, decimal]))),
]);

/** The family sends these lists as a JSON string. */
const leverOrdersText = v.pipe(v.string(), v.parseJson(), v.array(leverOrder));

/**
 * Realtime events (realtime facts sections 2 to 5). Public ones go to every socket for every pair; clients filter.
 */
export const events = declareEvents({
  daymarket: {
    direction: 'server',
    audience: 'public',
    payload: v.object({
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
    }),
    source: 'observed',
    note: 'Ticker and 1-day bar in one. `change` in percent; volume is the base amount of the day.',
  },
  kline: {
    direction: 'server',
    audience: 'public',
    payload: v.object({
      type: v.literal('kline'),
      period: v.picklist(EVENT_PERIODS),
      match_id: integer,
      ...pairNames,
      ...wireBar,
    }),
    source: 'observed',
    note: '`time` is the start of the bar in milliseconds. 4hour is designed.',
  },
  market_depth: {
    direction: 'server',
    audience: 'public',
    payload: v.object({
      type: v.literal('market_depth'),
      ...pairNames,
      bids: levels,
      asks: levels,
      /** Designed: time of the book in epoch milliseconds, by which clients recognise a late event. */
      ts: v.optional(v.number()),
    }),
    source: 'observed',
    note: 'The best 10 of each side; bids best first, asks highest first (worst to best).',
  },
  match_trade: {
    direction: 'server',
    audience: 'public',
    payload: v.object({
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
    source: 'observed',
    note: 'Only the trades since the last event of the pair.',
  },
  coin_order: {
    direction: 'server',
    audience: 'private',
    payload: v.object({ type: v.literal('coin_order'), to: integer, data: coinOrder }),
    source: 'designed',
    note: 'A spot order was filled, partly filled or cancelled. Family servers have no such event: clients poll.',
  },
  news: {
    direction: 'server',
    audience: 'public',
    payload: v.object({ type: v.literal('news'), id: integer, c_id: integer }),
    source: 'designed',
    note: 'An article was published or withdrawn; who shows articles asks for them again. Family servers have no such event.',
  },
  project: {
    direction: 'server',
    audience: 'public',
    payload: v.object({
      type: v.literal('project'),
      id: integer,
      /** The sale is open, shares are allocated, coins are issued, or the token is listed. */
      phase: v.picklist(['open', 'allocated', 'issued', 'listed']),
    }),
    source: 'designed',
    note: 'A token subscription went on; who shows it asks again, and for the list of markets. Family clients poll.',
  },
  lever_trade: {
    direction: 'server',
    audience: 'private',
    payload: v.object({
      type: v.literal('lever_trade'),
      to: integer,
      hazard_rate: decimal,
      caution_money_all: decimal,
      origin_caution_money_all: decimal,
      profits_all: decimal,
      caution_money: decimal,
      origin_caution_money: decimal,
      profits: decimal,
      trades_all: leverOrdersText,
      trades_entrust: leverOrdersText,
      trades_cur: leverOrdersText,
    }),
    source: 'observed',
    note: 'Whenever the price of an open position moved. `_all` and trades_all are of all pairs.',
  },
  lever_closed: {
    direction: 'server',
    audience: 'private',
    payload: v.object({ type: v.literal('lever_closed'), to: integer, id: v.array(integer) }),
    source: 'observed',
    note: 'Positions the system closed; here also those the customer closed, for the other tabs (designed).',
  },
  lever_order: {
    direction: 'server',
    audience: 'private',
    payload: v.object({ type: v.literal('lever_order'), to: integer, data: leverOrder }),
    source: 'designed',
    note: 'An entrust or position was placed, opened, changed, closed or cancelled. Family clients poll.',
  },
  nft_auction: {
    direction: 'server',
    audience: 'private',
    payload: v.object({
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
    source: 'designed',
    note: 'Something happened to an artwork of the customer’s, or to one they have bid on. Family clients poll every 2 s.',
  },
  closed_microorder: {
    direction: 'server',
    audience: 'private',
    payload: v.object({ type: v.literal('closed_microorder'), to: integer, data: optionOrder }),
    source: 'observed',
    note: 'An option was settled.',
  },
  mail_message: {
    direction: 'server',
    audience: 'private',
    payload: v.object({ type: v.literal('mail_message'), to: integer, id: integer, unread: integer }),
    source: 'designed',
    note:
      'A message has come, or with id 0, some were read; `unread` is how many there are now. One family server has ' +
      'an event of this name for messages of its staff, with another payload.',
  },
  kefu: {
    direction: 'server',
    audience: 'private',
    payload: v.object({
      type: v.literal('kefu'),
      to: integer,
      /** The newest message of the conversation. */
      id: integer,
      /** Number of answers the customer has not read. */
      unread: integer,
      /** Whether an answer is being written now. */
      typing: v.boolean(),
    }),
    source: 'designed',
    note: 'Something happened in the conversation with customer service; who shows it asks for it. No text, for the desk answers in the language of the request.',
  },
  otc: {
    direction: 'server',
    audience: 'private',
    payload: v.object({ type: v.literal('otc'), to: integer, id: integer }),
    source: 'designed',
    note: 'An OTC order of the customer’s is there or went on, and with it the advertisement it is of; with id 0 an advertisement of theirs by itself. With `to` 0, told to everybody else: what others offer has changed. Who shows them asks again.',
  },
  chat: {
    direction: 'server',
    audience: 'public',
    payload: v.object({
      type: v.literal('chat'),
      /** The newest line of the room. */
      id: v.string(),
      /** A line that was removed from the room; '' for none. */
      hidden: v.optional(v.string(), ''),
    }),
    source: 'designed',
    note: 'The chat room has a new line, or one less; who shows it asks for it. Lines of customers are told to everybody, the house’s own to sockets that have said `room`.',
  },
  room: {
    direction: 'client',
    audience: 'public',
    payload: v.object({ open: v.boolean() }),
    source: 'designed',
    note: 'This socket shows the chat room, or does so no longer.',
  },
  login: {
    direction: 'client',
    audience: 'private',
    payload: v.union([v.string(), v.number()]),
    /** Designed: the session's token, which proves that the user id is the sender's own. */
    second: v.string(),
    source: 'observed',
    note:
      'The user id; joins the room of that id. The first login of a socket wins. No answer. Family servers take the id ' +
      'alone, from anybody. Designed: the token comes second and is verified, the room is left when its session ends, ' +
      'and a bare id hears public events only, unless the host was started with `--family`.',
  },
  watch: {
    direction: 'client',
    audience: 'private',
    payload: v.object({
      symbols: v.pipe(v.array(v.string()), v.maxLength(WATCHED_MOST)),
      period: v.optional(v.picklist(EVENT_PERIODS)),
    }),
    source: 'designed',
    note:
      'What this socket looks at: its tickers then come four times a second, and depth, trades and bars of these ' +
      'symbols only. Without it a socket gets every event every 5 s, as from a family server, which ignores this.',
  },
});

export type Events = typeof events;
export type EventName = keyof Events;
export type ServerEvent = { [E in EventName]: Events[E]['direction'] extends 'server' ? E : never }[EventName];
/** Wire form, as a producer emits it. */
export type EventWire<E extends EventName> = v.InferInput<Events[E]['payload']>;
/** Normalized form, as a consumer receives it. */
export type EventPayload<E extends EventName> = v.InferOutput<Events[E]['payload']>;
