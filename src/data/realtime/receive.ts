import type { EventPayload, ServerEvent } from '@/contract/events';
import { articleKeys } from '../content/article-keys';
import { storeDepth } from '../market/depth';
import { barFeed, publishBar } from '../market/klines';
import { offerPrice } from '../market/prices';
import { storeTrades } from '../market/tape';
import { refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { refetchSoon } from '../queries/refetch-soon';
import { session } from '../session/session';
import { handleOrderEvent } from '../spot/events';
import { eventFilter, isNewerEvent, takeBackEvent } from './event-filter';
import { type EventHead, headOf, readEvent } from './events-in';
import { emitLateEvent, isLate, LATE_EVENTS } from './late-events';
import { emitTradingEvent } from './trading-events';
import { watchList } from './watch';

/** The events which the app takes from the socket. */
export const RECEIVED_EVENTS: readonly ServerEvent[] = [
  'daymarket',
  'kline',
  'market_depth',
  'match_trade',
  'coin_order',
  'news',
  'project',
  'lever_trade',
  'lever_order',
  'lever_closed',
  'closed_microorder',
  'nft_auction',
  'mail_message',
  ...LATE_EVENTS,
];

/**
 * Whether a private event is addressed to another customer (`to` is a user id, 0 everybody), because a server has mixed
 * up its rooms. A visitor gets none: a socket hears those of a customer only after its login, which needs the user's id.
 * Anything that is not a number addresses nobody in particular.
 */
function isForAnother(payload: object): boolean {
  const { to } = payload as { readonly to?: unknown };
  const addressee = typeof to === 'number' || typeof to === 'string' ? Number(to) : 0;
  return addressee > 0 && addressee !== session.user.get()?.id;
}

/** Reads an event. One that is not valid counts as not sent, so that an older one may still come. */
function readMarketEvent<E extends ServerEvent>(event: E, head: EventHead, payload: unknown): EventPayload<E> | null {
  const read = readEvent(event, payload);
  if (!read) takeBackEvent(event, head, payload as object);
  return read;
}

/** Passes one event to its store. Events that no screen needs are dropped before they are parsed. */
export function receive(event: ServerEvent, payload: unknown): void {
  const head = headOf(event, payload);
  if (!head || isForAnother(payload as object) || !isNewerEvent(event, head, payload as object)) return;
  if (isLate(event)) {
    emitLateEvent({ event, payload });
    return;
  }
  switch (event) {
    case 'daymarket': {
      offerPrice(head.symbol, () => readMarketEvent('daymarket', head, payload));
      // The ticker is also the bar of the day, if a chart shows it.
      const bar = barFeed.wants(head.symbol, head.period) ? readMarketEvent('daymarket', head, payload) : null;
      if (bar) publishBar(bar);
      return;
    }
    case 'kline': {
      const bar = barFeed.wants(head.symbol, head.period) ? readMarketEvent('kline', head, payload) : null;
      if (bar) publishBar(bar);
      return;
    }
    case 'market_depth': {
      const depth = watchList.isWatched(head.symbol) ? readMarketEvent('market_depth', head, payload) : null;
      if (depth) storeDepth(depth);
      return;
    }
    case 'match_trade': {
      const trades = watchList.isWatched(head.symbol) ? readEvent('match_trade', payload) : null;
      if (trades) storeTrades(trades);
      return;
    }
    case 'coin_order': {
      const order = readEvent('coin_order', payload);
      if (!order) return;
      if (isProgress(order.data)) handleOrderEvent(order);
      // An amendment is not announced, but the order and what it locks have changed.
      else refetchSoon(keys.coinOrders, keys.wallets, keys.accountLog);
      return;
    }
    case 'news': {
      const article = readEvent('news', payload);
      if (article) refresh(...articleKeys(article.id, String(article.c_id)));
      return;
    }
    case 'project':
      // A listed token adds a row to the markets.
      refresh(keys.projects, keys.wealth, keys.wallets, keys.quotes, keys.currencies);
      return;
    case 'closed_microorder':
    case 'nft_auction':
    case 'lever_order':
    case 'lever_closed':
    case 'lever_trade':
    case 'mail_message':
      emitTradingEvent(event, payload);
      return;
    default:
      event satisfies never;
  }
}

/** Wire value of an open spot order's status. */
const OPEN = 1;

/** An order is triggered, fills further and then ends, so repeated and older events are not announced. */
const isProgress = ({ id, status, triggered_at, deal_amount = '0' }: EventPayload<'coin_order'>['data']): boolean =>
  eventFilter.isNewer(`coin_order ${id}`, [status === OPEN ? 0 : 1, triggered_at ? 1 : 0, Number(deal_amount)], true);
