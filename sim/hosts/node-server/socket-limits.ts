/** What one address, and all of them, may have open at once. */
const MOST_SOCKETS = 1_000;
const MOST_OF_ONE_ADDRESS = 200;
/** Far more than any app says, which is a few packets when another page is opened. */
const BURST = 100;
const PACKETS_A_SECOND = 20;

/** How many sockets are open, and from where. */
export class SocketCensus {
  readonly #open = new Map<string, number>();
  #all = 0;

  hasRoomFor(address: string): boolean {
    return this.#all < MOST_SOCKETS && (this.#open.get(address) ?? 0) < MOST_OF_ONE_ADDRESS;
  }

  /** Returns what is to be called once, when the socket is gone. */
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

/** What one socket may send: a burst, and then so many packets a second. */
export class PacketBudget {
  #left = BURST;
  #atMs: number;

  constructor(nowMs: number) {
    this.#atMs = nowMs;
  }

  /** Whether one more packet is within the budget. */
  take(nowMs: number): boolean {
    this.#left = Math.min(BURST, this.#left + ((nowMs - this.#atMs) / 1_000) * PACKETS_A_SECOND);
    this.#atMs = nowMs;
    this.#left -= 1;
    return this.#left >= 0;
  }
}
