import * as v from 'valibot';
import { clientEvents, loginToken } from '@/contract/events/client';
import { EVENT_PERIODS, type EventPeriod } from '@/contract/events/periods';
import type { Journal } from '../journal/journal';
import type { Book } from '../market/book/book';
import { type Instrument, instrumentBySymbol } from '../market/instruments';
import type { Market } from '../market/market';
import type { Push } from '../port';
import type { PrivatePush } from '../world';
import { DEPTH_LEVELS, tradesEvent } from './channels';
import { type DepthAudience, type Emit, MAX_TRADES, SymbolFeed } from './symbol-feed';

/** The part of the exchange that the hub reads. */
export interface HubSource {
  readonly nowMs: number;
  readonly market: Market;
  /** Its number of commands tells whether anything has changed at the same instant; missing where there are none. */
  readonly journal?: Pick<Journal, 'seq'>;
  /** The user id of a token's live session; null for any other token. */
  customerOf?(token: string): number | null;
  /** The open limit orders of a market, which stand in its book; missing where there are none. */
  restingIn?(symbolIndex: number): Book;
  /** Private events of a customer that follow from price movements; empty when there are none. */
  privatePriceEvents?(userId: number): readonly PrivatePush[];
  /**
   * The chat room's event for the time since `fromMs` (virtual epoch milliseconds); null when there is nothing to send.
   */
  roomEvent?(fromMs: number): PrivatePush | null;
}

/**
 * Real milliseconds between two bundles for sockets that never sent `watch`. They get what servers of this family send
 * (realtime facts section 4).
 */
const UNFILTERED_INTERVAL_MS = 5_000;
/** Real milliseconds that a new socket has to send `watch`, before it gets the events of all symbols. */
const GRACE_MS = 1_000;

type SymbolEvent = Omit<Push, 'sockets'>;

/** The state of the exchange at the last beat. */
interface Seen {
  readonly nowMs: number;
  readonly market: Market;
  readonly seq: number;
}

interface Watch {
  readonly symbols: ReadonlySet<Instrument>;
  readonly period: EventPeriod | undefined;
  /** Price levels per side. */
  readonly depth: number;
}

/** What a socket still has to get of a market that it watches; undefined for what it already has. */
interface InitialState {
  readonly isNew: boolean;
  readonly period: EventPeriod | undefined;
  readonly depth: number | undefined;
}

/** The user that a socket has logged in as. `token` is null when the user id alone is trusted. */
interface Login {
  readonly userId: number;
  readonly token: string | null;
}

interface HubOptions {
  /** True: a user id without a token joins the room of that user, as on servers of this family. */
  readonly trustsIds?: boolean;
}

interface Socket {
  login: Login | null;
  /** Null until the socket has sent `watch`. */
  watch: Watch | null;
  /** Real milliseconds of the first beat at which the socket was open. */
  presentSinceMs: number | null;
  /** Whether the socket has got the events of all symbols once. */
  isInformed: boolean;
  /** Whether the socket shows the chat room. */
  isInRoom: boolean;
}

/**
 * Decides which socket gets which event (designed; realtime facts sections 2 to 5). It knows sockets, the room of a
 * user id and the watched symbols, but no transport and no clock: a host calls `beat` with real time and delivers the
 * pushes.
 */
export class Hub {
  readonly #source: HubSource;
  readonly #trustsIds: boolean;
  readonly #sockets = new Map<string, Socket>();
  readonly #watched = new Map<Instrument, SymbolFeed>();
  /** How many sockets watch each symbol. */
  readonly #watchers = new Map<Instrument, number>();
  /** The first events for new watchers. At one instant they are the same for all of them, so they are built once. */
  readonly #initialEvents = new Map<string, readonly SymbolEvent[]>();
  #initialEventsAt: Seen | null = null;
  #unfilteredFeeds: SymbolFeed[] | null = null;
  #unfilteredDueAtMs = Number.NEGATIVE_INFINITY;
  /** The last private price events of each connected customer as JSON, because unchanged events are not sent again. */
  readonly #lastPrivateEvents = new Map<number, string>();
  #lastBeat: Seen | null = null;

  constructor(source: HubSource, { trustsIds = false }: HubOptions = {}) {
    this.#source = source;
    this.#trustsIds = trustsIds;
  }

  opened(socketId: string): void {
    this.#sockets.set(socketId, {
      login: null,
      watch: null,
      presentSinceMs: null,
      isInformed: false,
      isInRoom: false,
    });
  }

  closed(socketId: string): void {
    for (const one of this.#sockets.get(socketId)?.watch?.symbols ?? []) this.#unwatch(one);
    this.#sockets.delete(socketId);
  }

  /** Takes a client's event and returns what that socket gets at once. Unknown events are ignored. */
  receive(socketId: string, event: string, argument?: unknown, second?: unknown): readonly Push[] {
    const socket = this.#sockets.get(socketId);
    if (!socket) return [];
    if (event === 'login') this.#login(socket, argument, second);
    else if (event === 'watch') return this.#watch(socketId, socket, argument);
    else if (event === 'room') socket.isInRoom = v.is(clientEvents.room, argument) && argument.open;
    return [];
  }

  /**
   * Addresses private events to the sockets of their user. Events for everybody go to every socket, or to all but those
   * of some users.
   */
  addressed(pushes: readonly PrivatePush[]): readonly Push[] {
    return pushes.flatMap((push): Push[] => {
      const { userId, event, except } = push;
      if (userId === null && !except) return [{ sockets: null, event, payload: push.payload }];
      const sockets = this.#idsWhere((socket) => {
        const own = this.#userOf(socket);
        return userId === null ? own === null || !except?.includes(own) : own === userId;
      });
      // Reading `payload` may compute it, so it is not read when no socket gets the event.
      return sockets.length > 0 ? [{ sockets, event, payload: push.payload }] : [];
    });
  }

  /** The events that are due at a beat of the host's driver. `realMs`: real milliseconds since any fixed point. */
  beat(realMs: number): readonly Push[] {
    const seen = this.#seen();
    if (this.#lastBeat && (this.#lastBeat.market !== seen.market || seen.nowMs < this.#lastBeat.nowMs)) this.#reset();
    const pushes: Push[] = [];
    this.#sendUnfiltered(realMs, pushes);
    // Prices are a function of virtual time, and interventions show from the next second on. While the clock is paused
    // only customers change a market: their orders stand in its book and their trades are on its tape.
    const isLater = this.#lastBeat?.nowMs !== seen.nowMs;
    if (isLater || this.#lastBeat?.seq !== seen.seq) this.#sendToWatchers(pushes);
    if (isLater) {
      this.#sendToCustomers(pushes);
      this.#sendToRoom(pushes);
    }
    this.#lastBeat = seen;
    return pushes;
  }

  #seen(): Seen {
    const { nowMs, market, journal } = this.#source;
    return { nowMs, market, seq: journal?.seq ?? 0 };
  }

  /** Another run has begun: events sent so far are void. Sockets and their rooms stay. */
  #reset(): void {
    this.#unfilteredFeeds = null;
    this.#lastBeat = null;
    this.#lastPrivateEvents.clear();
    for (const one of this.#watched.keys()) this.#watched.set(one, this.#feed(one));
  }

  #login(socket: Socket, id: unknown, token: unknown): void {
    const userId = typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : id;
    if (typeof userId !== 'number' || !Number.isSafeInteger(userId)) return;
    const isBare = token === undefined;
    if (isBare ? !this.#trustsIds : !v.is(loginToken, token)) return;
    const login = { userId, token: isBare ? null : String(token) };
    // The first login of a socket is used as long as its session lives.
    if (this.#userOf(socket) === null && this.#holds(login)) socket.login = login;
  }

  /** Checked each time, because the session may have ended, and another run may have other sessions. */
  #holds({ userId, token }: Login): boolean {
    return token === null || this.#source.customerOf?.(token) === userId;
  }

  #userOf({ login }: Socket): number | null {
    return login && this.#holds(login) ? login.userId : null;
  }

  #watch(socketId: string, socket: Socket, argument: unknown): readonly Push[] {
    const parsed = v.safeParse(clientEvents.watch, argument);
    if (!parsed.success) return [];
    const symbols = new Set(parsed.output.symbols.flatMap((symbol) => this.#marketNamed(symbol) ?? []));
    const before = socket.watch;
    const { period, depth = DEPTH_LEVELS } = parsed.output;
    const watch = { symbols, period, depth };
    socket.watch = watch;
    const pushes: Push[] = [];
    for (const one of symbols) {
      const isNew = !before?.symbols.has(one);
      if (isNew) this.#watchMore(one);
      if (period) this.#watched.get(one)?.knowBar(this.#source.market, this.#source.nowMs, period);
      for (const sent of this.#initialEventsOf(one, watch, isNew ? null : before))
        pushes.push({ ...sent, sockets: [socketId] } as Push);
    }
    for (const one of before?.symbols ?? []) if (!symbols.has(one)) this.#unwatch(one);
    return pushes;
  }

  /** Undefined for an unknown symbol, and for a token that is not listed yet. */
  #marketNamed(symbol: string): Instrument | undefined {
    const { market, nowMs } = this.#source;
    const found = instrumentBySymbol(symbol);
    return found && market.isListed(found.index, nowMs) ? found : undefined;
  }

  #watchMore(one: Instrument): void {
    const count = this.#watchers.get(one) ?? 0;
    this.#watchers.set(one, count + 1);
    if (count === 0) this.#watched.set(one, this.#feed(one));
  }

  #unwatch(one: Instrument): void {
    const left = (this.#watchers.get(one) ?? 1) - 1;
    if (left > 0) {
      this.#watchers.set(one, left);
      return;
    }
    this.#watchers.delete(one);
    this.#watched.delete(one);
  }

  /** `before`: what the socket already watched of this market; null for nothing. */
  #initialEventsOf(one: Instrument, { period, depth }: Watch, before: Watch | null): readonly SymbolEvent[] {
    const changed: InitialState = {
      isNew: !before,
      period: before?.period === period ? undefined : period,
      depth: before?.depth === depth ? undefined : depth,
    };
    if (before && !changed.period && !changed.depth) return [];
    const seen = this.#seen();
    const at = this.#initialEventsAt;
    if (at?.nowMs !== seen.nowMs || at.market !== seen.market || at.seq !== seen.seq) {
      this.#initialEventsAt = seen;
      this.#initialEvents.clear();
    }
    const key = `${one.symbol} ${changed.isNew} ${changed.period} ${changed.depth}`;
    const known = this.#initialEvents.get(key);
    if (known) return known;
    const sent: SymbolEvent[] = [];
    this.#sendInitialState(one, changed, (event, payload) => void sent.push({ event, payload } as SymbolEvent));
    this.#initialEvents.set(key, sent);
    return sent;
  }

  /**
   * A page that opens gets the current state at once. While a market is closed or the clock is paused, no change would
   * ever send it.
   */
  #sendInitialState(one: Instrument, { isNew, period, depth }: InitialState, emit: Emit): void {
    const { nowMs, market } = this.#source;
    const fresh = new SymbolFeed(one, nowMs);
    if (period) fresh.sendBar(market, nowMs, period, emit);
    if (isNew) fresh.sendTicker(market, nowMs, emit);
    if (depth) fresh.sendDepth(market, nowMs, [{ levels: depth, emit }], this.#source.restingIn?.(one.index));
    if (!isNew) return;
    const trades = market.recentTrades(one.index, nowMs, MAX_TRADES).reverse();
    if (trades.length > 0) emit('match_trade', tradesEvent(one, trades));
  }

  #sendToWatchers(pushes: Push[]): void {
    const { nowMs, market } = this.#source;
    for (const [one, feed] of this.#watched) {
      const emit = emitTo(
        this.#idsWhere(({ watch }) => watch?.symbols.has(one) === true),
        pushes,
      );
      feed.sendTicker(market, nowMs, emit);
      feed.sendDepth(market, nowMs, this.#depthAudiences(one, pushes), this.#source.restingIn?.(one.index));
      feed.sendTrades(market, nowMs, emit);
      for (const period of EVENT_PERIODS) {
        const ids = this.#idsWhere(({ watch }) => watch?.period === period && watch.symbols.has(one));
        if (ids.length > 0) feed.sendBar(market, nowMs, period, emitTo(ids, pushes));
        else feed.forgetBar(period);
      }
    }
  }

  #depthAudiences(one: Instrument, pushes: Push[]): readonly DepthAudience[] {
    const idsByLevels = new Map<number, string[]>();
    for (const [id, { watch }] of this.#sockets) {
      if (!watch?.symbols.has(one)) continue;
      const ids = idsByLevels.get(watch.depth);
      if (ids) ids.push(id);
      else idsByLevels.set(watch.depth, [id]);
    }
    return [...idsByLevels].map(([levels, ids]) => ({ levels, emit: emitTo(ids, pushes) }));
  }

  /** Once per connected customer, however many tabs are open. */
  #sendToCustomers(pushes: Push[]): void {
    const here = new Set<number>();
    for (const socket of this.#sockets.values()) {
      const userId = this.#userOf(socket);
      if (userId !== null) here.add(userId);
    }
    for (const userId of this.#lastPrivateEvents.keys()) if (!here.has(userId)) this.#lastPrivateEvents.delete(userId);
    for (const userId of here) {
      const privateEvents = this.#source.privatePriceEvents?.(userId) ?? [];
      const text = JSON.stringify(privateEvents);
      if (this.#lastPrivateEvents.get(userId) === text) continue;
      this.#lastPrivateEvents.set(userId, text);
      pushes.push(...this.addressed(privateEvents));
    }
  }

  #sendToRoom(pushes: Push[]): void {
    if (!this.#lastBeat) return;
    const sockets = this.#idsWhere(({ isInRoom }) => isInRoom);
    const privateEvents = sockets.length > 0 ? this.#source.roomEvent?.(this.#lastBeat.nowMs) : null;
    if (privateEvents) pushes.push({ sockets, event: privateEvents.event, payload: privateEvents.payload } as Push);
  }

  #sendUnfiltered(realMs: number, pushes: Push[]): void {
    const ids = this.#idsWhere((socket) => {
      socket.presentSinceMs ??= realMs;
      return socket.watch === null && realMs - socket.presentSinceMs >= GRACE_MS;
    });
    if (ids.length === 0 || realMs < this.#unfilteredDueAtMs) return;
    for (const socket of ids.flatMap((id) => this.#sockets.get(id) ?? [])) {
      // The shared feeds send only changes, so new ones are created, which send the current state to this socket.
      if (!socket.isInformed) this.#unfilteredFeeds = null;
      socket.isInformed = true;
    }
    this.#unfilteredDueAtMs = realMs + UNFILTERED_INTERVAL_MS;
    const { nowMs, market } = this.#source;
    this.#unfilteredFeeds ??= market.instruments.map((one) => this.#feed(one));
    const emit = emitTo(ids, pushes);
    for (const feed of this.#unfilteredFeeds) {
      if (!market.isListed(feed.marketIndex, nowMs)) continue;
      feed.sendTicker(market, nowMs, emit);
      for (const period of EVENT_PERIODS) feed.sendBar(market, nowMs, period, emit);
      feed.sendDepth(market, nowMs, [{ levels: DEPTH_LEVELS, emit }], this.#source.restingIn?.(feed.marketIndex));
      feed.sendTrades(market, nowMs, emit);
    }
  }

  #feed(one: Instrument): SymbolFeed {
    return new SymbolFeed(one, this.#source.nowMs);
  }

  #idsWhere(test: (socket: Socket) => boolean): string[] {
    const ids: string[] = [];
    for (const [id, socket] of this.#sockets) if (test(socket)) ids.push(id);
    return ids;
  }
}

function emitTo(sockets: readonly string[], pushes: Push[]): Emit {
  return (event, payload) => void pushes.push({ sockets, event, payload } as Push);
}
