import type { serverEvents } from './server';

/** `public` goes to every socket for every pair, and clients filter; `private` to the room of one user id. */
export const EVENT_AUDIENCE = {
  daymarket: 'public',
  kline: 'public',
  market_depth: 'public',
  match_trade: 'public',
  coin_order: 'private',
  news: 'public',
  project: 'public',
  lever_trade: 'private',
  lever_closed: 'private',
  lever_order: 'private',
  nft_auction: 'private',
  closed_microorder: 'private',
  price_alert: 'private',
  mail_message: 'private',
  kefu: 'private',
  otc: 'private',
  chat: 'public',
} as const satisfies Readonly<Record<keyof typeof serverEvents, 'public' | 'private'>>;
