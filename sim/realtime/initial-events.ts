import type { EventPeriod } from '@/contract/events/periods';
import type { Instrument } from '../market/instruments';
import type { Push } from '../port';
import { tradesEvent } from './channels';
import { type HubSource, type Seen, seenOf } from './hub-source';
import type { Watch } from './sockets';
import { type Emit, MAX_TRADES, SymbolFeed } from './symbol-feed';

type SymbolEvent = Omit<Push, 'sockets'>;

/** What a socket still has to get of a market that it watches; undefined for what it already has. */
interface InitialState {
  readonly isNew: boolean;
  readonly period: EventPeriod | undefined;
  readonly depth: number | undefined;
}

/**
 * The first events for sockets that begin to watch a market. At one instant they are the same for all of them, so they
 * are built once.
 */
export class InitialEvents {
  readonly #source: HubSource;
  readonly #built = new Map<string, readonly SymbolEvent[]>();
  #builtAt: Seen | null = null;

  constructor(source: HubSource) {
    this.#source = source;
  }

  /** `before`: what the socket already watched of this market; null for nothing. */
  of(one: Instrument, { period, depth }: Watch, before: Watch | null): readonly SymbolEvent[] {
    const changed: InitialState = {
      isNew: !before,
      period: before?.period === period ? undefined : period,
      depth: before?.depth === depth ? undefined : depth,
    };
    if (before && !changed.period && !changed.depth) return [];
    const seen = seenOf(this.#source);
    const at = this.#builtAt;
    if (at?.nowMs !== seen.nowMs || at.market !== seen.market || at.seq !== seen.seq) {
      this.#builtAt = seen;
      this.#built.clear();
    }
    const key = `${one.symbol} ${changed.isNew} ${changed.period} ${changed.depth}`;
    const known = this.#built.get(key);
    if (known) return known;
    const events: SymbolEvent[] = [];
    this.#send(one, changed, (event, payload) => void events.push({ event, payload } as SymbolEvent));
    this.#built.set(key, events);
    return events;
  }

  /**
   * A page that opens gets the current state at once. While a market is closed or the clock is paused, no change would
   * ever send it.
   */
  #send(one: Instrument, { isNew, period, depth }: InitialState, emit: Emit): void {
    const { nowMs, market } = this.#source;
    const fresh = new SymbolFeed(one, nowMs);
    if (period) fresh.sendBar(market, nowMs, period, emit);
    if (isNew) fresh.sendTicker(market, nowMs, emit);
    if (depth) fresh.sendDepth(market, nowMs, [{ levels: depth, emit }], this.#source.restingIn?.(one.index));
    if (!isNew) return;
    const trades = market.recentTrades(one.index, nowMs, MAX_TRADES).reverse();
    if (trades.length > 0) emit('match_trade', tradesEvent(one, trades));
  }
}
