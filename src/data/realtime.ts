import type { EventPayload, ServerEvent } from '@/contract/events';
import { backend } from './backend';
import { tellReached } from './connection';
import { tellDepth } from './depth';
import { headOf, readEvent } from './events-in';
import { barFeed, tellBar } from './klines';
import { isLate, LATE_EVENTS, roomIsOpen, tellLate } from './late-events';
import { isNewsOf, newest } from './newest';
import { forgetWithRun } from './of-the-run';
import { tellOrder } from './orders';
import { offerPrice, setPricesLive } from './prices';
import { articleKeys } from './queries/article-keys';
import { queryClient, refresh, retryFailed } from './queries/client';
import { keys } from './queries/keys';
import type { Quotes } from './queries/quotes';
import { userQuery } from './queries/user';
import { session } from './session';
import { watchSilence } from './silence';
import { tellTrades } from './tape';
import { tellTrading } from './trading-events';
import { type Watch, watchList } from './watch';

/** The connection as this module needs it; ./socket.ts has the real one. */
export interface RealtimeSocket {
  on(event: ServerEvent, listener: (payload: unknown) => void): () => void;
  emit(event: 'login' | 'watch' | 'room', ...args: readonly unknown[]): void;
  /** Calls back with every change of the connection. */
  onStatus(listener: (status: string) => void): () => void;
  close(): void;
}

/** Routes one event to its store. What nobody looks at is dropped before it is read in full. */
export function receive(event: ServerEvent, payload: unknown): void {
  const head = headOf(event, payload);
  if (!head || !isNewsOf(event, head.symbol, payload as object)) return;
  if (isLate(event)) {
    tellLate({ event, payload });
    return;
  }
  switch (event) {
    case 'daymarket': {
      offerPrice(head.symbol, () => readEvent('daymarket', payload));
      // It is the bar of the day as well, for whoever looks at one.
      const bar = barFeed.wants(head.symbol, head.period) ? readEvent('daymarket', payload) : null;
      if (bar) tellBar(bar);
      return;
    }
    case 'kline': {
      const bar = barFeed.wants(head.symbol, head.period) ? readEvent('kline', payload) : null;
      if (bar) tellBar(bar);
      return;
    }
    case 'market_depth': {
      const depth = watchList.isWatched(head.symbol) ? readEvent('market_depth', payload) : null;
      if (depth) tellDepth(depth);
      return;
    }
    case 'match_trade': {
      const trades = watchList.isWatched(head.symbol) ? readEvent('match_trade', payload) : null;
      if (trades) tellTrades(trades);
      return;
    }
    case 'coin_order': {
      const order = readEvent('coin_order', payload);
      if (order && isProgress(order.data)) tellOrder(order);
      return;
    }
    case 'news': {
      const article = readEvent('news', payload);
      if (article) refresh(...articleKeys(article.id, String(article.c_id)));
      return;
    }
    case 'project':
      // A token that has come to the market is one more row there.
      refresh(keys.projects, keys.wealth, keys.wallets, keys.quotes, keys.currencies);
      return;
    case 'closed_microorder':
    case 'nft_auction':
    case 'lever_order':
    case 'lever_closed':
    case 'lever_trade':
    case 'mail_message':
      tellTrading(event, payload);
      return;
    default:
      event satisfies never;
  }
}

/** An order only ever fills further, and then ends; told twice it is told once. */
const isProgress = ({ id, status, deal_amount = '0' }: EventPayload<'coin_order'>['data']): boolean =>
  newest.isNews(`coin_order ${id}`, [status === OPEN ? 0 : 1, Number(deal_amount)], true);
const OPEN = 1;

/** Whether any market on screen trades, as far as is known: the others may be silent. */
function watchesATradingMarket(): boolean {
  const quotes = queryClient.getQueryData<Quotes>(keys.quotes);
  return watchList.current().symbols.some((symbol) => {
    const pair = quotes?.bySymbol.get(symbol);
    return pair === undefined || (pair.is_open !== false && !pair.is_halted);
  });
}

/** What was missed while nothing was told: all that events keep up to date, and whatever could not be loaded. */
function catchUp(): void {
  refresh(
    keys.quotes,
    keys.currencies,
    keys.projects,
    keys.coinOrders,
    keys.options,
    keys.lever,
    keys.wallets,
    keys.accountLog,
    keys.wealth,
    keys.nft,
    keys.messages,
    keys.content,
    keys.talk,
    keys.otc,
  );
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
 * Runs the app's connection: events to their stores, and after every connect `login`, `watch`, and what was missed.
 * `connect` is injectable for tests. Returns the stop.
 */
export function runRealtime(connect: () => RealtimeSocket): () => void {
  /** The user and the session this connection has said; '' for none. */
  let loggedInAs = '';
  let live = false;
  let silent = false;
  let socket: RealtimeSocket | null = null;

  const login = () => {
    const user = session.user.get();
    const token = session.token.get();
    const who = user ? `${user.id} ${token}` : '';
    if (!live || who === loggedInAs) return;
    // The first login of a socket wins (realtime facts section 2), so another session needs another socket.
    if (loggedInAs !== '') return open();
    loggedInAs = who;
    socket?.emit('login', user?.id, token);
  };

  // A token may come without its user: from another tab, or from the sandbox's personas.
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
    tellReached(true);
    loggedInAs = '';
    login();
    socket?.emit('watch', watchList.current());
    if (roomIsOpen.get()) socket?.emit('room', { open: true });
    // The server may be another one, and its time earlier.
    newest.forget();
    // The first time as well: nobody told what has changed since the page's first answers.
    catchUp();
  };

  const speak = () => {
    if (!silent || !live) return;
    silent = false;
    setPricesLive(true);
    catchUp();
  };
  const silence = watchSilence({
    isExpected: () => live && backend().clock.rate() > 0 && watchesATradingMarket(),
    onAsk: () => refresh(keys.quotes),
    onSilent() {
      silent = true;
      setPricesLive(false);
    },
    // What stands still is not late, once it has been asked for again.
    onExcused: () => void queryClient.refetchQueries({ queryKey: keys.quotes }).then(speak),
  });
  const hear = (event: ServerEvent, payload: unknown) => {
    silence.heard();
    receive(event, payload);
    speak();
  };

  function open(): void {
    socket?.close();
    if (live) setPricesLive(false);
    live = false;
    loggedInAs = '';
    const opened = connect();
    socket = opened;
    for (const event of RECEIVED) opened.on(event, (payload) => opened === socket && hear(event, payload));
    opened.onStatus((status) => void (opened === socket && onStatus(status)));
  }

  const tellWatched = (watch: Watch) => void (live && socket?.emit('watch', watch));
  const unwatch = watchList.onChange(tellWatched);
  // What a market is told at the first look at it is told again: on a clock that stands still nothing else comes.
  const stopForgetting = forgetWithRun(() => {
    tellWatched({ symbols: [] });
    tellWatched(watchList.current());
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
