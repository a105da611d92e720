import * as v from 'valibot';
import { clientEvents } from '@/contract/events/client';
import { type Instrument, instrumentBySymbol } from '../market/instruments';
import type { Push } from '../port';
import type { PrivatePush } from '../world';
import { AllMarkets } from './all-markets';
import { DEPTH_LEVELS } from './channels';
import { type HubSource, type Seen, seenOf } from './hub-source';
import { InitialEvents } from './initial-events';
import { type Socket, Sockets } from './sockets';
import { WatchedMarkets } from './watched-markets';

interface HubOptions {
  /** True: a user id without a token joins the room of that user, as on servers of this family. */
  readonly trustsIds?: boolean;
}

/**
 * Decides which socket gets which event (designed; realtime facts sections 2 to 5). It knows sockets, the room of a
 * user id and the watched symbols, but no transport and no clock: a host calls `beat` with real time and delivers the
 * pushes.
 */
export class Hub {
  readonly #source: HubSource;
  readonly #sockets: Sockets;
  readonly #watched: WatchedMarkets;
  readonly #initialEvents: InitialEvents;
  readonly #allMarkets: AllMarkets;
  /** The last private price events of each connected customer as JSON, because unchanged events are not sent again. */
  readonly #lastPrivateEvents = new Map<number, string>();
  #lastBeat: Seen | null = null;

  constructor(source: HubSource, { trustsIds = false }: HubOptions = {}) {
    this.#source = source;
    this.#sockets = new Sockets(source, trustsIds);
    this.#watched = new WatchedMarkets(source, this.#sockets);
    this.#initialEvents = new InitialEvents(source);
    this.#allMarkets = new AllMarkets(source, this.#sockets);
  }

  opened(socketId: string): void {
    this.#sockets.open(socketId);
  }

  closed(socketId: string): void {
    for (const one of this.#sockets.get(socketId)?.watch?.symbols ?? []) this.#watched.remove(one);
    this.#sockets.close(socketId);
  }

  /** Takes a client's event and returns what that socket gets at once. Unknown events are ignored. */
  receive(socketId: string, event: string, argument?: unknown, second?: unknown): readonly Push[] {
    const socket = this.#sockets.get(socketId);
    if (!socket) return [];
    if (event === 'login') this.#sockets.logIn(socket, argument, second);
    else if (event === 'watch') return this.#watch(socketId, socket, argument);
    else if (event === 'room') socket.isInRoom = v.is(clientEvents.room, argument) && argument.open;
    return [];
  }

  /** The private events with the sockets that get them; see Sockets.addressed. */
  addressed(pushes: readonly PrivatePush[]): readonly Push[] {
    return this.#sockets.addressed(pushes);
  }

  /** The events that are due at a beat of the host's driver. `realMs`: real milliseconds since any fixed point. */
  beat(realMs: number): readonly Push[] {
    const seen = seenOf(this.#source);
    if (this.#lastBeat && (this.#lastBeat.market !== seen.market || seen.nowMs < this.#lastBeat.nowMs)) this.#reset();
    const pushes: Push[] = [];
    this.#allMarkets.send(realMs, pushes);
    // Prices are a function of virtual time, and interventions show from the next second on. While the clock is paused
    // only customers change a market: their orders stand in its book and their trades are on its tape.
    const isLater = this.#lastBeat?.nowMs !== seen.nowMs;
    if (isLater || this.#lastBeat?.seq !== seen.seq) this.#watched.send(pushes);
    if (isLater) {
      this.#sendToCustomers(pushes);
      this.#sendToRoom(pushes);
    }
    this.#lastBeat = seen;
    return pushes;
  }

  /** Another run has begun: events sent so far are void. Sockets and their rooms stay. */
  #reset(): void {
    this.#allMarkets.reset();
    this.#lastBeat = null;
    this.#lastPrivateEvents.clear();
    this.#watched.reset();
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
      if (isNew) this.#watched.add(one);
      if (period) this.#watched.knowBar(one, period);
      for (const sent of this.#initialEvents.of(one, watch, isNew ? null : before))
        pushes.push({ ...sent, sockets: [socketId] } as Push);
    }
    for (const one of before?.symbols ?? []) if (!symbols.has(one)) this.#watched.remove(one);
    return pushes;
  }

  /** Undefined for an unknown symbol, and for a token that is not listed yet. */
  #marketNamed(symbol: string): Instrument | undefined {
    const { market, nowMs } = this.#source;
    const found = instrumentBySymbol(symbol);
    return found && market.isListed(found.index, nowMs) ? found : undefined;
  }

  /** Once per connected customer, however many tabs are open. */
  #sendToCustomers(pushes: Push[]): void {
    const here = this.#sockets.users();
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
    const sockets = this.#sockets.idsWhere(({ isInRoom }) => isInRoom);
    const event = sockets.length > 0 ? this.#source.roomEvent?.(this.#lastBeat.nowMs) : null;
    if (event) pushes.push({ sockets, event: event.event, payload: event.payload } as Push);
  }
}
