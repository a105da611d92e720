import { decodePacket, type Packet as EnginePacket } from 'engine.io-parser';
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import { ENGINE, joinPackets } from './packets';

/** The server's end of a WebSocket, over any transport. */
export interface Wire {
  send(frame: string): void;
  close(): void;
}

/** Timers are injected, so that tests control time. */
export interface Timers {
  set(callback: () => void, delayMs: number): unknown;
  clear(handle: unknown): void;
}

/** Settings of all sessions of a server; times are real milliseconds. */
export interface SessionOptions {
  readonly pingIntervalMs: number;
  readonly pingTimeoutMs: number;
  readonly timers: Timers;
}

/** How the server handles its sockets. `answer` is set when the client has requested an acknowledgement. */
export interface SessionListener {
  opened(socketId: string): void;
  onEvent(socketId: string, event: string, args: readonly unknown[], answer?: (...values: unknown[]) => void): void;
  closed(socketId: string): void;
}

const encoder = new Encoder();

/**
 * One socket.io packet as an engine.io message. Packets of this server carry plain data, so there is only one frame.
 */
export const frameOf = (packet: Packet): string => `${ENGINE.message}${encoder.encode(packet)[0]}`;

/** One client connection: its transport, its waiting packets and its heartbeat. */
export class Session {
  connected = false;
  readonly #id: string;
  readonly #options: SessionOptions;
  readonly #listener: SessionListener;
  readonly #forget: () => void;
  readonly #decoder = new Decoder();
  #wire: Wire | null = null;
  /** Packets for the next poll. */
  #queue: string[] = [];
  #answerPoll: ((body: string) => void) | null = null;
  /**
   * True between a WebSocket's probe and its upgrade. No poll may wait then, because the client ends polling when its
   * open poll is answered.
   */
  #upgrading = false;
  #heartbeat: unknown;
  #ended = false;

  constructor(id: string, options: SessionOptions, listener: SessionListener, forget: () => void) {
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

  switchTo(wire: Wire): void {
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

  /**
   * A second poll while the first one waits answers the first. A client sends it only after it has given up the first.
   */
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

  /** Frames of a WebSocket that upgrades a polling session: a probe, then `upgrade`, then normal frames. */
  receiveUpgrading(wire: Wire, frame: string): void {
    const packet = decodePacket(frame);
    if (this.#wire === wire) this.receive(packet);
    else if (packet.type === 'ping' && packet.data === 'probe') {
      wire.send(`${ENGINE.pong}probe`);
      this.#upgrading = true;
      if (this.#answerPoll && this.#queue.length === 0) this.send(ENGINE.noop);
    } else if (packet.type === 'upgrade') this.switchTo(wire);
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
    // Waits for the end of the turn, so that the events of one beat go into one answer.
    queueMicrotask(() => {
      const waiting = this.#queue;
      this.#queue = [];
      answer(joinPackets(waiting.length > 0 ? waiting : [ENGINE.noop]));
    });
  }

  /** In protocol 4 the server sends pings. Each pong starts the next interval; a missing pong ends the session. */
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
      // A malformed packet closes the connection, as on a socket.io server.
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
      if (id === undefined) this.#listener.onEvent(this.#id, event, args);
      else
        this.#listener.onEvent(this.#id, event, args, (...values) =>
          this.send(frameOf({ type: PacketType.ACK, nsp: '/', id, data: values })),
        );
    } else if (packet.type === PacketType.DISCONNECT) this.#leave();
  }
}
