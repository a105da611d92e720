import { decodePacket, decodePayload, type Packet as EnginePacket } from 'engine.io-parser';
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import { ENGINE, joinPackets } from './packets';

/** The far end of a WebSocket, whatever carries it. */
export interface Wire {
  send(frame: string): void;
  close(): void;
}

/** What a carrier tells the session about its WebSocket. */
export interface WireEvents {
  message(frame: string): void;
  closed(): void;
}

/** Timers are injected, so that tests hold time still. */
export interface Timers {
  set(callback: () => void, delayMs: number): unknown;
  clear(handle: unknown): void;
}

const realTimers: Timers = {
  set: (callback, delayMs) => setTimeout(callback, delayMs),
  clear: (handle) => clearTimeout(handle as Parameters<typeof clearTimeout>[0]),
};

/** What the server does with its sockets. `answer` is there when the client asked for an acknowledgement. */
export interface SessionListener {
  opened(socketId: string): void;
  said(socketId: string, event: string, args: readonly unknown[], answer?: (...values: unknown[]) => void): void;
  closed(socketId: string): void;
}

interface EngineOptions {
  /** Distinguishes the sessions of this adapter from those of another one of the same exchange. */
  readonly idPrefix?: string;
  readonly pingIntervalMs?: number;
  readonly pingTimeoutMs?: number;
  readonly timers?: Timers;
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

const encoder = new Encoder();

/** One socket.io packet as an engine.io message; our packets carry plain data, so there is one frame. */
const frameOf = (packet: Packet): string => `${ENGINE.message}${encoder.encode(packet)[0]}`;

/**
 * The server side of engine.io 4 and socket.io 5 without a network: carriers bring WebSocket frames and polling
 * requests, the listener gets sockets and events. Handshake figures are the family's (realtime facts section 1).
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

  /** Takes a new WebSocket: a session of its own, or the upgrade of the polling session its address names. */
  acceptWebSocket(wire: Wire, url: string): WireEvents {
    const id = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('sid');
    if (id === null) {
      const session = this.#open([]);
      session.takeWire(wire);
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
   * Answers one request of the polling transport; a GET resolves when there is something to tell. `webSockets` false
   * offers no upgrade.
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

  /** Sends an event to some sockets or, with null, to all. The payload is encoded once, however many there are. */
  emit(socketIds: readonly string[] | null, event: string, payload: unknown): void {
    const sessions = socketIds ? socketIds.flatMap((id) => this.#sessions.get(id) ?? []) : this.#sessions.values();
    let frame: string | undefined;
    for (const session of sessions) {
      if (!session.connected) continue;
      frame ??= frameOf({ type: PacketType.EVENT, nsp: '/', data: [event, payload] });
      session.send(frame);
    }
  }

  /** Breaks every connection as a lost network does: clients notice and connect again. */
  dropAll(): void {
    for (const session of [...this.#sessions.values()]) session.drop();
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

/** One client: what it has joined with, what waits for it, and the heartbeat that notices its absence. */
class Session {
  connected = false;
  readonly #id: string;
  readonly #options: Required<EngineOptions>;
  readonly #listener: SessionListener;
  readonly #forget: () => void;
  readonly #decoder = new Decoder();
  #wire: Wire | null = null;
  /** Packets for the next poll. */
  #queue: string[] = [];
  #answerPoll: ((body: string) => void) | null = null;
  /** Between a WebSocket's probe and its upgrade no poll may wait: the client closes polling when the open one ends. */
  #upgrading = false;
  #heartbeat: unknown;
  #ended = false;

  constructor(id: string, options: Required<EngineOptions>, listener: SessionListener, forget: () => void) {
    this.#id = id;
    this.#options = options;
    this.#listener = listener;
    this.#forget = forget;
    this.#decoder.on('decoded', (packet) => this.#onPacket(packet));
  }

  handshake(upgrades: readonly string[]): void {
    const { pingIntervalMs: pingInterval, pingTimeoutMs: pingTimeout } = this.#options;
    const hello = { sid: this.#id, upgrades, pingInterval, pingTimeout, maxPayload: 1_000_000 };
    this.send(ENGINE.open + JSON.stringify(hello));
    this.#pingLater();
  }

  takeWire(wire: Wire): void {
    this.#upgrading = false;
    this.#wire = wire;
    const waiting = this.#queue;
    this.#queue = [];
    for (const packet of waiting) wire.send(packet);
  }

  send(packet: string): void {
    if (this.#wire) {
      this.#wire.send(packet);
      return;
    }
    this.#queue.push(packet);
    this.#flushPoll();
  }

  /** A second poll while one waits answers the first: clients do that only when they gave up on it. */
  poll(): Promise<string> {
    this.#answerPoll?.(ENGINE.noop);
    return new Promise((resolve) => {
      this.#answerPoll = resolve;
      if (this.#upgrading && this.#queue.length === 0) this.#queue.push(ENGINE.noop);
      this.#flushPoll();
    });
  }

  receive(packet: EnginePacket): void {
    if (this.#ended) return;
    if (packet.type === 'pong') this.#pingLater();
    else if (packet.type === 'close' || packet.type === 'error') this.drop();
    else if (packet.type === 'message' && typeof packet.data === 'string') this.#decode(packet.data);
  }

  /** Frames of a WebSocket that wants to take over from polling: a probe, then `upgrade`, then ordinary traffic. */
  receiveUpgrading(wire: Wire, frame: string): void {
    const packet = decodePacket(frame);
    if (this.#wire === wire) this.receive(packet);
    else if (packet.type === 'ping' && packet.data === 'probe') {
      wire.send(`${ENGINE.pong}probe`);
      this.#upgrading = true;
      if (this.#answerPoll && this.#queue.length === 0) this.send(ENGINE.noop);
    } else if (packet.type === 'upgrade') this.takeWire(wire);
  }

  lostWire(wire: Wire): void {
    if (this.#wire === wire) this.end();
    else this.#upgrading = false;
  }

  drop(): void {
    const wire = this.#wire;
    if (!wire) this.send(ENGINE.close);
    this.end();
    wire?.close();
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#options.timers.clear(this.#heartbeat);
    this.#answerPoll?.(ENGINE.noop);
    this.#answerPoll = null;
    this.#wire = null;
    this.#decoder.destroy();
    this.#forget();
    this.#leave();
  }

  #leave(): void {
    if (!this.connected) return;
    this.connected = false;
    this.#listener.closed(this.#id);
  }

  #flushPoll(): void {
    if (!this.#answerPoll || this.#queue.length === 0) return;
    const answer = this.#answerPoll;
    this.#answerPoll = null;
    // Waits for the end of the turn, so that the events of one beat travel in one answer.
    queueMicrotask(() => {
      const waiting = this.#queue;
      this.#queue = [];
      answer(joinPackets(waiting.length > 0 ? waiting : [ENGINE.noop]));
    });
  }

  /** Protocol 4: the server asks. Each answer starts the next wait; a missing one ends the session. */
  #pingLater(): void {
    const { timers, pingIntervalMs, pingTimeoutMs } = this.#options;
    timers.clear(this.#heartbeat);
    this.#heartbeat = timers.set(() => {
      this.send(ENGINE.ping);
      this.#heartbeat = timers.set(() => this.drop(), pingTimeoutMs);
    }, pingIntervalMs);
  }

  #decode(data: string): void {
    try {
      this.#decoder.add(data);
    } catch {
      // A malformed packet breaks the connection, as it does on a socket.io server.
      this.drop();
    }
  }

  #onPacket(packet: Packet): void {
    if (packet.type === PacketType.CONNECT) {
      if (packet.nsp !== '/') {
        const data = { message: 'Invalid namespace' };
        this.send(frameOf({ type: PacketType.CONNECT_ERROR, nsp: packet.nsp, data }));
        return;
      }
      if (this.connected) return;
      this.connected = true;
      this.send(frameOf({ type: PacketType.CONNECT, nsp: '/', data: { sid: this.#id } }));
      this.#listener.opened(this.#id);
    } else if (packet.type === PacketType.EVENT && this.connected) {
      const [event, ...args] = packet.data as [string, ...unknown[]];
      const { id } = packet;
      if (id === undefined) this.#listener.said(this.#id, event, args);
      else
        this.#listener.said(this.#id, event, args, (...values) =>
          this.send(frameOf({ type: PacketType.ACK, nsp: '/', id, data: values })),
        );
    } else if (packet.type === PacketType.DISCONNECT) this.#leave();
  }
}
