/** How many sockets all addresses together, and one address, may have open at once. */
const MAX_SOCKETS = 1_000;
const MAX_SOCKETS_PER_ADDRESS = 200;
/** Far more than the app sends: a few packets when the user opens another page. */
const BURST = 100;
const PACKETS_A_SECOND = 20;

/** Counts the open sockets of each address. */
export class SocketCounter {
  readonly #open = new Map<string, number>();
  #all = 0;

  hasRoomFor(address: string): boolean {
    return this.#all < MAX_SOCKETS && (this.#open.get(address) ?? 0) < MAX_SOCKETS_PER_ADDRESS;
  }

  /** Counts a socket. Returns a function to call once, when the socket is closed. */
  enter(address: string): () => void {
    this.#all += 1;
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
    return () => {
      this.#all -= 1;
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left === 0) this.#open.delete(address);
      else this.#open.set(address, left);
    };
  }
}

/** Limits the packets of one socket: a burst, and then a number of packets per second. Times are real milliseconds. */
export class PacketBudget {
  #left = BURST;
  #atMs: number;

  constructor(nowMs: number) {
    this.#atMs = nowMs;
  }

  /** Counts a packet. Returns whether it is within the budget. */
  take(nowMs: number): boolean {
    this.#left = Math.min(BURST, this.#left + ((nowMs - this.#atMs) / 1_000) * PACKETS_A_SECOND);
    this.#atMs = nowMs;
    this.#left -= 1;
    return this.#left >= 0;
  }
}
