import type { EventFacts } from '../declare';
import type { clientEvents } from './client';
import type { serverEvents } from './server';

/** What is known of every event, for tests and readers. No build needs it. */
export const eventFacts = {
  daymarket: {
    source: 'observed',
    note: 'Ticker and 1-day bar in one. `change` in percent; volume is the base amount of the day.',
  },
  kline: { source: 'observed', note: '`time` is the start of the bar in milliseconds. 4hour is designed.' },
  market_depth: {
    source: 'observed',
    note:
      'The best 10 of each side, or as many as the socket has requested (designed, `depth` of `watch`); bids best first, ' +
      'asks highest first (worst to best).',
  },
  match_trade: { source: 'observed', note: 'Only the trades since the last event of the pair, the newest first.' },
  coin_order: {
    source: 'designed',
    note: 'A spot order was filled, partly filled or cancelled; `trade_ids` are what it has just traded. Family servers have no such event: clients poll.',
  },
  news: {
    source: 'designed',
    note: 'An article was published or withdrawn; clients that show articles load them again. Family servers have no such event.',
  },
  project: {
    source: 'designed',
    note: 'A token subscription has changed; clients that show it load it again, and the list of markets too. Family clients poll.',
  },
  lever_trade: {
    source: 'observed',
    note: 'Whenever the price of an open position moved. `_all` and trades_all are of all pairs.',
  },
  lever_closed: {
    source: 'observed',
    note: 'Positions the system closed; here also those the customer closed, for the other tabs (designed).',
  },
  lever_order: {
    source: 'designed',
    note: 'An entrust or position was placed, opened, changed, closed or cancelled. Family clients poll.',
  },
  nft_auction: {
    source: 'designed',
    note: 'Something happened to an artwork of the customer’s, or to one they have bid on. Family clients poll every 2 s.',
  },
  closed_microorder: { source: 'observed', note: 'An option was settled.' },
  price_alert: {
    source: 'designed',
    note: 'A market has reached the price of an alert, which has ended. Clients that miss it find the message.',
  },
  mail_message: {
    source: 'designed',
    note:
      'A message has come, or with id 0, some were read; `unread` is how many there are now. One family server has ' +
      'an event of this name for messages of its staff, with another payload.',
  },
  kefu: {
    source: 'designed',
    note: 'Something happened in the conversation with customer service; a client that shows it requests it. No text, for automatic answers are in the language of the request.',
  },
  otc: {
    source: 'designed',
    note: 'An OTC order of the customer is new or has changed, and with it the advertisement it belongs to; with id 0 only an advertisement of the customer. With `to` 0, sent to everybody else: what others offer has changed. Clients that show it load it again.',
  },
  chat: {
    source: 'designed',
    note: 'The chat room has a new line, or one less; clients that show it load it. Lines of customers are announced to everybody, those of the house’s own members to sockets that have sent `room`.',
  },
  room: { source: 'designed', note: 'This socket shows the chat room, or does so no longer.' },
  login: {
    source: 'observed',
    note:
      'The user id; joins the room of that id. The first login of a socket wins. No answer. Family servers take the id ' +
      'alone, from anybody. Designed: the token comes second and is verified, the room is left when its session ends, ' +
      'and a socket with a bare id gets public events only, unless the host was started with `--family`.',
  },
  watch: {
    source: 'designed',
    note:
      'What this socket shows: its tickers then come four times a second, and depth, trades and bars of these ' +
      'symbols only. `depth` requests more levels of the order books. Without it a socket gets every event every 5 s, as from a family server, which ignores this.',
  },
} satisfies Readonly<Record<keyof typeof serverEvents | keyof typeof clientEvents, EventFacts>>;
