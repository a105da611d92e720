import { EVENT_PERIODS } from '@/contract/events/periods';
import type { Push } from '../port';
import { DEPTH_LEVELS } from './channels';
import type { HubSource } from './hub-source';
import { emitTo, type Sockets } from './sockets';
import { SymbolFeed } from './symbol-feed';

/** Real milliseconds between two bundles, as from servers of this family (realtime facts section 4). */
const INTERVAL_MS = 5_000;
/** Real milliseconds that a new socket has to send `watch`, before it gets the events of all symbols. */
const GRACE_MS = 1_000;

/** The events of all markets, for sockets that never sent `watch`. */
export class AllMarkets {
  readonly #source: HubSource;
  readonly #sockets: Sockets;
  #feeds: SymbolFeed[] | null = null;
  #dueAtMs = Number.NEGATIVE_INFINITY;

  constructor(source: HubSource, sockets: Sockets) {
    this.#source = source;
    this.#sockets = sockets;
  }

  /** Events sent so far are void. */
  reset(): void {
    this.#feeds = null;
  }

  /** Sends a bundle when one is due. `realMs`: real milliseconds since any fixed point. */
  send(realMs: number, pushes: Push[]): void {
    const ids = this.#sockets.idsWhere((socket) => {
      socket.presentSinceMs ??= realMs;
      return socket.watch === null && realMs - socket.presentSinceMs >= GRACE_MS;
    });
    if (ids.length === 0 || realMs < this.#dueAtMs) return;
    for (const socket of ids.flatMap((id) => this.#sockets.get(id) ?? [])) {
      // The shared feeds send only changes, so new ones are created, which send the current state to this socket.
      if (!socket.isInformed) this.#feeds = null;
      socket.isInformed = true;
    }
    this.#dueAtMs = realMs + INTERVAL_MS;
    const { nowMs, market } = this.#source;
    this.#feeds ??= market.instruments.map((one) => new SymbolFeed(one, nowMs));
    const emit = emitTo(ids, pushes);
    for (const feed of this.#feeds) {
      if (!market.isListed(feed.marketIndex, nowMs)) continue;
      feed.sendTicker(market, nowMs, emit);
      for (const period of EVENT_PERIODS) feed.sendBar(market, nowMs, period, emit);
      feed.sendDepth(market, nowMs, [{ levels: DEPTH_LEVELS, emit }], this.#source.restingIn?.(feed.marketIndex));
      feed.sendTrades(market, nowMs, emit);
    }
  }
}
