import type { EventPayload, ServerEvent } from '@/contract/events';
import { userQuery } from '../accounts/user';
import { backend } from '../api/backend';
import { articleKeys } from '../content/article-keys';
import { storeDepth } from '../market/depth';
import { barFeed, publishBar } from '../market/klines';
import { offerPrice, setPricesLive } from '../market/prices';
import type { Quotes } from '../market/quotes';
import { storeTrades } from '../market/tape';
import { queryClient, refresh, retryFailed, STALE_MS } from '../queries/client';
import { keys } from '../queries/keys';
import { refetchSoon } from '../queries/refetch-soon';
import { onRunReset } from '../session/run-reset';
import { session } from '../session/session';
import { handleOrderEvent } from '../spot/events';
import { setReachable } from './connection';
import { eventFilter, isNewerEvent, takeBackEvent } from './event-filter';
import { type EventHead, headOf, readEvent } from './events-in';
import { emitLateEvent, isLate, LATE_EVENTS, roomIsOpen } from './late-events';
import { watchSilence } from './silence';
import { emitTradingEvent, REPORTED_BY_MESSAGES } from './trading-events';
import { type Watch, watchList } from './watch';

/** The connection as this module uses it; ./socket.ts implements it. */
export interface RealtimeSocket {
  on(event: ServerEvent, listener: (payload: unknown) => void): () => void;
  emit(event: 'login' | 'watch' | 'room', ...args: readonly unknown[]): void;
  /** Calls back with every change of the connection. */
  onStatus(listener: (status: string) => void): () => void;
  close(): void;
}

/**
 * Whether a private event is addressed to another customer (`to` is a user id, 0 everybody), because a server has mixed
 * up its rooms. Anything that is not a number addresses nobody in particular.
 */
function isForAnother(payload: object): boolean {
  const { to } = payload as { readonly to?: unknown };
  const id = session.user.get()?.id;
  const addressee = typeof to === 'number' || typeof to === 'string' ? Number(to) : 0;
  return id !== undefined && addressee > 0 && addressee !== id;
}

/** One that cannot be read is as if it had not come. */
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

/** An order is triggered, fills further and then ends, so repeated and older events are not announced. */
const isProgress = ({ id, status, triggered_at, deal_amount = '0' }: EventPayload<'coin_order'>['data']): boolean =>
  eventFilter.isNewer(`coin_order ${id}`, [status === OPEN ? 0 : 1, triggered_at ? 1 : 0, Number(deal_amount)], true);
const OPEN = 1;

/** Whether any market on screen trades, as far as known: closed and halted markets send no events. */
function watchesATradingMarket(): boolean {
  const quotes = queryClient.getQueryData<Quotes>(keys.quotes);
  return watchList.current().symbols.some((symbol) => {
    const pair = quotes?.bySymbol.get(symbol);
    return pair === undefined || (pair.is_open !== false && !pair.is_halted);
  });
}

/** Data of everybody that events keep up to date. */
const PUBLIC = [keys.quotes, keys.currencies, keys.projects, keys.content];
/** Data of the signed-in user that private events keep up to date. */
const PRIVATE = [
  keys.coinOrders,
  keys.options,
  keys.lever,
  keys.wallets,
  keys.accountLog,
  keys.wealth,
  keys.nft,
  keys.messages,
  keys.alerts,
  keys.talk,
  keys.otc,
];

/**
 * Refetches what may have changed while no connection reported it, and failed queries. On a page's first connection
 * public answers that are not stale are kept: they are about a second old, prices arrive with `watch`, and refetching
 * them would cost a slow phone a tenth of a second.
 */
function catchUp(connection: 'first' | 'later'): void {
  if (connection === 'later') refresh(...PUBLIC, ...REPORTED_BY_MESSAGES);
  else
    for (const queryKey of PUBLIC) {
      void queryClient.invalidateQueries({ queryKey, predicate: (query) => query.isStaleByTime(STALE_MS) });
      // The next screen asks again: something may have changed between the answer and the connection.
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    }
  refresh(...PRIVATE);
  retryFailed();
}

const RECEIVED: readonly ServerEvent[] = [
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
 * Runs the app's realtime connection: passes events to their stores, and after every connect sends `login` and `watch`
 * and refetches what was missed. `connect` is injectable for tests. Returns the function that stops it.
 */
export function runRealtime(connect: () => RealtimeSocket): () => void {
  /** User and session this connection has logged in as; '' for none. */
  let loggedInAs = '';
  /** The last `watch` sent on this connection, as JSON. */
  let sentWatch = '';
  let live = false;
  let silent = false;
  let connections = 0;
  let socket: RealtimeSocket | null = null;

  const sendWatch = (watch: Watch = watchList.current()) => {
    const text = JSON.stringify(watch);
    if (!live || text === sentWatch) return;
    sentWatch = text;
    socket?.emit('watch', watch);
  };

  const login = () => {
    const user = session.user.get();
    const token = session.token.get();
    const who = user ? `${user.id} ${token}` : '';
    if (!live || who === loggedInAs) return;
    // Only the first login of a socket counts (realtime facts section 2), so another session needs another socket.
    if (loggedInAs !== '') return open();
    loggedInAs = who;
    socket?.emit('login', user?.id, token);
  };

  // A token from another tab or from the sandbox's personas arrives without its user.
  const identify = () => {
    if (session.token.get() !== '' && session.user.get() === null) void queryClient.prefetchQuery(userQuery);
  };

  const onStatus = (status: string) => {
    const connected = status === 'connected';
    if (connected === live) return;
    live = connected;
    silent = false;
    setPricesLive(connected);
    if (!connected) return;
    connections += 1;
    setReachable(true);
    loggedInAs = '';
    // A request before the connection may have failed.
    identify();
    login();
    sentWatch = '';
    sendWatch();
    if (roomIsOpen.get()) socket?.emit('room', { open: true });
    // The server may be another one whose clock is behind.
    eventFilter.forget();
    catchUp(connections > 1 ? 'later' : 'first');
  };

  const endSilence = () => {
    if (!silent || !live) return;
    silent = false;
    setPricesLive(true);
    catchUp('later');
  };
  const silence = watchSilence({
    isExpected: () => live && backend().clock.rate() > 0 && watchesATradingMarket(),
    onAsk: () => refresh(keys.quotes),
    onSilent() {
      silent = true;
      setPricesLive(false);
    },
    // The quotes have just been refetched, so prices that do not move are not outdated.
    onExcused: () => void queryClient.refetchQueries({ queryKey: keys.quotes }).then(endSilence),
  });
  const handle = (event: ServerEvent, payload: unknown) => {
    silence.received();
    receive(event, payload);
    endSilence();
  };

  function open(): void {
    socket?.close();
    if (live) setPricesLive(false);
    live = false;
    loggedInAs = '';
    const opened = connect();
    socket = opened;
    for (const event of RECEIVED) opened.on(event, (payload) => opened === socket && handle(event, payload));
    opened.onStatus((status) => void (opened === socket && onStatus(status)));
  }

  const unwatch = watchList.onChange(() => sendWatch());
  // Watch the markets again, because the server sends a market's state when it is first watched. On a paused clock no
  // other event would arrive.
  const stopForgetting = onRunReset(() => {
    sendWatch({ symbols: [] });
    sendWatch();
  });
  const leaveRoom = roomIsOpen.subscribe(() => void (live && socket?.emit('room', { open: roomIsOpen.get() })));
  const unsubscribe = session.user.subscribe(login);
  const stopIdentifying = session.token.subscribe(() => {
    identify();
    login();
  });
  identify();
  open();
  return () => {
    silence.stop();
    unwatch();
    stopForgetting();
    leaveRoom();
    unsubscribe();
    stopIdentifying();
    const closing = socket;
    socket = null;
    closing?.close();
    setPricesLive(false);
  };
}
