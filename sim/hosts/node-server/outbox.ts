/** An event and the sockets it goes to. */
interface OutgoingEvent {
  readonly sockets: readonly string[];
  readonly event: string;
  readonly payload: unknown;
}

/** Socket writes in one turn of the event loop; they take some milliseconds. */
export const WRITES_A_TURN = 1_000;

/**
 * Sends events in order, a part in each turn of the event loop. Market events to all clients are hundreds of events to
 * hundreds of sockets at once. In one turn they would delay every call for seconds (`npm run bench -- sockets`).
 */
export class Outbox {
  readonly #send: (outgoing: OutgoingEvent) => void;
  readonly #later: (turn: () => void) => void;
  #waiting: OutgoingEvent[] = [];
  #isTurning = false;

  constructor(send: (outgoing: OutgoingEvent) => void, later: (turn: () => void) => void = setImmediate) {
    this.#send = send;
    this.#later = later;
  }

  put(events: readonly OutgoingEvent[]): void {
    // socket.io sends a broadcast without rooms to every socket.
    for (const outgoing of events) if (outgoing.sockets.length > 0) this.#waiting.push(outgoing);
    if (!this.#isTurning) this.#turn();
  }

  #turn(): void {
    let left = WRITES_A_TURN;
    let done = 0;
    for (const outgoing of this.#waiting) {
      if (left <= 0) break;
      const { sockets } = outgoing;
      if (sockets.length > left) {
        this.#send({ ...outgoing, sockets: sockets.slice(0, left) });
        this.#waiting[done] = { ...outgoing, sockets: sockets.slice(left) };
        left = 0;
        break;
      }
      this.#send(outgoing);
      left -= sockets.length;
      done += 1;
    }
    this.#waiting = this.#waiting.slice(done);
    this.#isTurning = this.#waiting.length > 0;
    if (this.#isTurning) this.#later(() => this.#turn());
  }
}
