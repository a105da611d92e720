import { EVENT_PERIODS, type EventPeriod } from '@/contract/events/periods';
import type { Instrument } from '../market/instruments';
import type { Push } from '../port';
import type { HubSource } from './hub-source';
import { emitTo, type Sockets } from './sockets';
import { type DepthAudience, SymbolFeed } from './symbol-feed';

/** The markets that at least one socket watches, and what all who watch one have already got of it. */
export class WatchedMarkets {
  readonly #source: HubSource;
  readonly #sockets: Sockets;
  readonly #feeds = new Map<Instrument, SymbolFeed>();
  /** How many sockets watch each symbol. */
  readonly #watchers = new Map<Instrument, number>();

  constructor(source: HubSource, sockets: Sockets) {
    this.#source = source;
    this.#sockets = sockets;
  }

  /** One more socket watches the market. */
  add(one: Instrument): void {
    const count = this.#watchers.get(one) ?? 0;
    this.#watchers.set(one, count + 1);
    if (count === 0) this.#feeds.set(one, this.#feed(one));
  }

  /** One socket less watches the market. */
  remove(one: Instrument): void {
    const left = (this.#watchers.get(one) ?? 1) - 1;
    if (left > 0) {
      this.#watchers.set(one, left);
      return;
    }
    this.#watchers.delete(one);
    this.#feeds.delete(one);
  }

  /** Counts the current bar as sent. */
  knowBar(one: Instrument, period: EventPeriod): void {
    this.#feeds.get(one)?.knowBar(this.#source.market, this.#source.nowMs, period);
  }

  /** Events sent so far are void. */
  reset(): void {
    for (const one of this.#feeds.keys()) this.#feeds.set(one, this.#feed(one));
  }

  /** Sends each watching socket what has changed since the last time. */
  send(pushes: Push[]): void {
    const { nowMs, market } = this.#source;
    for (const [one, feed] of this.#feeds) {
      const emit = emitTo(
        this.#sockets.idsWhere(({ watch }) => watch?.symbols.has(one) === true),
        pushes,
      );
      feed.sendTicker(market, nowMs, emit);
      feed.sendDepth(market, nowMs, this.#depthAudiences(one, pushes), this.#source.restingIn?.(one.index));
      feed.sendTrades(market, nowMs, emit);
      for (const period of EVENT_PERIODS) {
        const ids = this.#sockets.idsWhere(({ watch }) => watch?.period === period && watch.symbols.has(one));
        if (ids.length > 0) feed.sendBar(market, nowMs, period, emitTo(ids, pushes));
        else feed.forgetBar(period);
      }
    }
  }

  #depthAudiences(one: Instrument, pushes: Push[]): readonly DepthAudience[] {
    const idsByLevels = new Map<number, string[]>();
    for (const [id, { watch }] of this.#sockets.entries()) {
      if (!watch?.symbols.has(one)) continue;
      const ids = idsByLevels.get(watch.depth);
      if (ids) ids.push(id);
      else idsByLevels.set(watch.depth, [id]);
    }
    return [...idsByLevels].map(([levels, ids]) => ({ levels, emit: emitTo(ids, pushes) }));
  }

  #feed(one: Instrument): SymbolFeed {
    return new SymbolFeed(one, this.#source.nowMs);
  }
}
