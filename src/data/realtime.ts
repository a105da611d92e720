import type { ServerEvent } from '@/contract/events';
import { tellDepth } from './depth';
import { headOf, readEvent } from './events-in';
import { barFeed, tellBar } from './klines';
import { tellOrder } from './orders';
import { offerPrice, setPricesLive } from './prices';
import { queryClient, refresh } from './queries/client';
import { keys } from './queries/keys';
import { userQuery } from './queries/user';
import { session } from './session';
import { tellTrades } from './tape';
import { watchList } from './watch';

/** The connection as this module needs it; ./socket.ts has the real one. */
export interface RealtimeSocket {
  on(event: ServerEvent, listener: (payload: unknown) => void): () => void;
  emit(event: 'login' | 'watch', argument: unknown): void;
  /** Calls back with every change of the connection. */
  onStatus(listener: (status: string) => void): () => void;
  close(): void;
}

/** Routes one event to its store. What nobody looks at is dropped before it is read in full. */
export function receive(event: ServerEvent, payload: unknown): void {
  const head = headOf(event, payload);
  if (!head) return;
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
      if (order) tellOrder(order);
      return;
    }
    default:
      event satisfies never;
  }
}

const RECEIVED: readonly ServerEvent[] = ['daymarket', 'kline', 'market_depth', 'match_trade', 'coin_order'];

/**
 * Runs the app's connection: events to their stores, `login` and `watch` after every connect, and what was missed
 * asked for after a reconnect. `connect` is injectable for tests. Returns the stop.
 */
export function runRealtime(connect: () => RealtimeSocket): () => void {
  let loggedInAs: number | null = null;
  let wasLive = false;
  let live = false;
  let socket: RealtimeSocket | null = null;

  const login = () => {
    const userId = session.user.get()?.id ?? null;
    if (!live || userId === loggedInAs) return;
    // The first login of a socket wins (realtime facts section 2), so another user needs another socket.
    if (loggedInAs !== null) return open();
    loggedInAs = userId;
    socket?.emit('login', userId);
  };

  // A token may come without its user: from another tab, or from the sandbox's personas.
  const identify = () => {
    if (session.token.get() !== '' && session.user.get() === null) void queryClient.prefetchQuery(userQuery);
  };

  const onStatus = (status: string) => {
    const connected = status === 'connected';
    if (connected === live) return;
    live = connected;
    setPricesLive(connected);
    if (!connected) return;
    loggedInAs = null;
    login();
    socket?.emit('watch', watchList.current());
    if (wasLive) refresh(keys.quotes, keys.coinOrders, keys.wallets);
    wasLive = true;
  };

  function open(): void {
    socket?.close();
    if (live) setPricesLive(false);
    live = false;
    loggedInAs = null;
    const opened = connect();
    socket = opened;
    for (const event of RECEIVED) opened.on(event, (payload) => opened === socket && receive(event, payload));
    opened.onStatus((status) => void (opened === socket && onStatus(status)));
  }

  const unwatch = watchList.onChange((watch) => void (live && socket?.emit('watch', watch)));
  const unsubscribe = session.user.subscribe(login);
  const stopIdentifying = session.token.subscribe(identify);
  identify();
  open();
  return () => {
    unwatch();
    unsubscribe();
    stopIdentifying();
    const closing = socket;
    socket = null;
    closing?.close();
    setPricesLive(false);
  };
}
