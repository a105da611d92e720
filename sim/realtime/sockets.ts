import * as v from 'valibot';
import { loginToken } from '@/contract/events/client';
import type { EventPeriod } from '@/contract/events/periods';
import type { Instrument } from '../market/instruments';
import type { Push } from '../port';
import type { PrivatePush } from '../world';
import type { HubSource } from './hub-source';
import type { Emit } from './symbol-feed';

/** The user that a socket has logged in as. `token` is null when the user id alone is trusted. */
interface Login {
  readonly userId: number;
  readonly token: string | null;
}

export interface Watch {
  readonly symbols: ReadonlySet<Instrument>;
  readonly period: EventPeriod | undefined;
  /** Price levels per side. */
  readonly depth: number;
}

export interface Socket {
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

/** The open sockets, and the user that each is logged in as. */
export class Sockets {
  readonly #source: HubSource;
  readonly #trustsIds: boolean;
  readonly #sockets = new Map<string, Socket>();

  constructor(source: HubSource, trustsIds: boolean) {
    this.#source = source;
    this.#trustsIds = trustsIds;
  }

  open(id: string): void {
    this.#sockets.set(id, {
      login: null,
      watch: null,
      presentSinceMs: null,
      isInformed: false,
      isInRoom: false,
    });
  }

  close(id: string): void {
    this.#sockets.delete(id);
  }

  get(id: string): Socket | undefined {
    return this.#sockets.get(id);
  }

  entries(): IterableIterator<[string, Socket]> {
    return this.#sockets.entries();
  }

  idsWhere(test: (socket: Socket) => boolean): string[] {
    const ids: string[] = [];
    for (const [id, socket] of this.#sockets) if (test(socket)) ids.push(id);
    return ids;
  }

  /** Every user with at least one socket. */
  users(): Set<number> {
    const users = new Set<number>();
    for (const socket of this.#sockets.values()) {
      const userId = this.#userOf(socket);
      if (userId !== null) users.add(userId);
    }
    return users;
  }

  /** Takes the arguments of a `login` event; wrong ones are ignored. */
  logIn(socket: Socket, id: unknown, token: unknown): void {
    const userId = typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : id;
    if (typeof userId !== 'number' || !Number.isSafeInteger(userId)) return;
    const isBare = token === undefined;
    if (isBare ? !this.#trustsIds : !v.is(loginToken, token)) return;
    const login = { userId, token: isBare ? null : String(token) };
    // The first login of a socket is used as long as its session lives.
    if (this.#userOf(socket) === null && this.#holds(login)) socket.login = login;
  }

  /**
   * Addresses private events to the sockets of their user. Events for everybody go to every socket, or to all but those
   * of some users.
   */
  addressed(pushes: readonly PrivatePush[]): readonly Push[] {
    return pushes.flatMap((push): Push[] => {
      const { userId, event, except } = push;
      if (userId === null && !except) return [{ sockets: null, event, payload: push.payload }];
      const sockets = this.idsWhere((socket) => {
        const own = this.#userOf(socket);
        return userId === null ? own === null || !except?.includes(own) : own === userId;
      });
      // Reading `payload` may compute it, so it is not read when no socket gets the event.
      return sockets.length > 0 ? [{ sockets, event, payload: push.payload }] : [];
    });
  }

  /** Checked each time, because the session may have ended, and another run may have other sessions. */
  #holds({ userId, token }: Login): boolean {
    return token === null || this.#source.customerOf?.(token) === userId;
  }

  #userOf({ login }: Socket): number | null {
    return login && this.#holds(login) ? login.userId : null;
  }
}

export const emitTo =
  (sockets: readonly string[], pushes: Push[]): Emit =>
  (event, payload) =>
    void pushes.push({ sockets, event, payload } as Push);
