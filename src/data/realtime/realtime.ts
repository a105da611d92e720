import type { ServerEvent } from '@/contract/events';
import { userQuery } from '../accounts/user';
import { backend } from '../api/backend';
import { setPricesLive } from '../market/prices';
import type { Quotes } from '../market/quotes';
import { queryClient, refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { onRunReset } from '../session/run-reset';
import { session } from '../session/session';
import { catchUp } from './catch-up';
import { setReachable } from './connection';
import { eventFilter } from './event-filter';
import { roomIsOpen } from './late-events';
import { RECEIVED_EVENTS, receive } from './receive';
import { watchSilence } from './silence';
import { type Watch, watchList } from './watch';

/** The connection as this module uses it; ./socket.ts implements it. */
export interface RealtimeSocket {
  on(event: ServerEvent, listener: (payload: unknown) => void): () => void;
  emit(event: 'login' | 'watch' | 'room', ...args: readonly unknown[]): void;
  /** Calls back with every change of the connection. */
  onStatus(listener: (status: string) => void): () => void;
  close(): void;
}

/** Whether any market on screen trades, as far as known: closed and halted markets send no events. */
function watchesATradingMarket(): boolean {
  const quotes = queryClient.getQueryData<Quotes>(keys.quotes);
  return watchList.current().symbols.some((symbol) => {
    const pair = quotes?.bySymbol.get(symbol);
    return pair === undefined || (pair.is_open !== false && !pair.is_halted);
  });
}

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
    if (!connected) silent = false;
    setPricesLive(connected && !silent);
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
    // After a silence the first event catches up, because only it shows that this connection delivers any.
    if (!silent) catchUp(connections > 1 ? 'later' : 'first');
  };

  const endSilence = () => {
    if (!silent) return;
    silent = false;
    if (!live) return;
    setPricesLive(true);
    catchUp('later');
  };
  const silence = watchSilence({
    isExpected: () => (live || silent) && backend().clock.rate() > 0 && watchesATradingMarket(),
    onAsk: () => refresh(keys.quotes),
    // If a proxy or a network drops a connection without closing it, the library notices only after 85 s, by a missed
    // ping. Reopen it once per silence only: otherwise all clients of a quiet server would reconnect again and again.
    onSilent() {
      open();
      silent = true;
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
    for (const event of RECEIVED_EVENTS) opened.on(event, (payload) => opened === socket && handle(event, payload));
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
