import { decodePacket, decodePayload } from 'engine.io-parser';
import { PacketType } from 'socket.io-parser';
import { frameOf, Session, type SessionListener, type SessionOptions, type Timers, type Wire } from './session';

/** The callbacks through which a transport passes the events of a WebSocket to its session. */
export interface WireEvents {
  message(frame: string): void;
  closed(): void;
}

const realTimers: Timers = {
  set: (callback, delayMs) => setTimeout(callback, delayMs),
  clear: (handle) => clearTimeout(handle as Parameters<typeof clearTimeout>[0]),
};

interface EngineOptions extends Partial<SessionOptions> {
  /** Distinguishes the sessions of this adapter from those of other adapters of the same exchange. */
  readonly idPrefix?: string;
}

/** An HTTP answer of the polling transport. */
export interface PollingReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

const text = (body: string): PollingReply => ({ status: 200, contentType: 'text/plain; charset=UTF-8', body });
const failure = (code: number, message: string): PollingReply => ({
  status: 400,
  contentType: 'application/json',
  body: JSON.stringify({ code, message }),
});

/**
 * The server side of engine.io 4 and socket.io 5 without a network: adapters pass in WebSocket frames and polling
 * requests, the listener gets sockets and events. The handshake values are those of this API family (realtime facts
 * section 1).
 */
export class EngineServer {
  readonly #sessions = new Map<string, Session>();
  readonly #options: Required<EngineOptions>;
  readonly #listener: SessionListener;
  #opened = 0;

  constructor(listener: SessionListener, options: EngineOptions = {}) {
    this.#listener = listener;
    this.#options = { idPrefix: 's', pingIntervalMs: 25_000, pingTimeoutMs: 60_000, timers: realTimers, ...options };
  }

  /** Takes a new WebSocket: it becomes a new session, or upgrades the polling session that its address names. */
  acceptWebSocket(wire: Wire, url: string): WireEvents {
    const id = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('sid');
    if (id === null) {
      const session = this.#open([]);
      session.switchTo(wire);
      return { message: (frame) => session.receive(decodePacket(frame)), closed: () => session.end() };
    }
    const session = this.#sessions.get(id);
    if (!session) {
      wire.close();
      return { message: () => {}, closed: () => {} };
    }
    return {
      message: (frame) => session.receiveUpgrading(wire, frame),
      closed: () => session.lostWire(wire),
    };
  }

  /**
   * Answers one request of the polling transport. A GET resolves when there is something to send. With `webSockets`
   * false no upgrade is offered.
   */
  async poll(method: string, query: URLSearchParams, body: string, webSockets = true): Promise<PollingReply> {
    const id = query.get('sid');
    if (id === null) {
      if (method !== 'GET') return failure(2, 'Bad handshake method');
      return text(await this.#open(webSockets ? ['websocket'] : []).poll());
    }
    const session = this.#sessions.get(id);
    if (!session) return failure(1, 'Session ID unknown');
    if (method !== 'POST') return text(await session.poll());
    for (const packet of decodePayload(body)) session.receive(packet);
    return text('ok');
  }

  /**
   * Sends an event to some sockets, or to all when `socketIds` is null. The payload is encoded once for all of them.
   */
  emit(socketIds: readonly string[] | null, event: string, payload: unknown): void {
    const sessions = socketIds ? socketIds.flatMap((id) => this.#sessions.get(id) ?? []) : this.#sessions.values();
    let frame: string | undefined;
    for (const session of sessions) {
      if (!session.connected) continue;
      frame ??= frameOf({ type: PacketType.EVENT, nsp: '/', data: [event, payload] });
      session.send(frame);
    }
  }

  /** Breaks every connection as a lost network does; clients detect it and reconnect. */
  dropAll(): void {
    for (const session of this.#sessions.values()) session.drop();
  }

  #open(upgrades: readonly string[]): Session {
    this.#opened += 1;
    const id = `${this.#options.idPrefix}${this.#opened}`;
    const session = new Session(id, this.#options, this.#listener, () => void this.#sessions.delete(id));
    this.#sessions.set(id, session);
    session.handshake(upgrades);
    return session;
  }
}
