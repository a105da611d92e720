import type { ServerEvent } from '@/contract/events';

/**
 * An event that is older than what is known is dropped, unless nothing newer has come for this long: then the server's
 * clock was set back, and it is believed. Real milliseconds (designed; events are late by seconds, not by more).
 */
export const BELIEVE_AFTER_MS = 15_000;
/** Bars and orders of long ago are not asked about again. */
const MOST_REMEMBERED = 2_000;

/** Where an event stands among those of the same thing: compared number by number. */
export type Place = readonly number[];

const isBefore = (a: Place, b: Place): boolean => {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at >= 0 && (a[at] as number) < (b[at] as number);
};
const isSame = (a: Place, b: Place): boolean => a.every((number, index) => number === b[index]);

/** Tells news from what a bad connection repeats or delivers late. */
export function createNewest(realNow: () => number = () => performance.now()) {
  const known = new Map<string, { place: Place; heardAtMs: number }>();
  return {
    /** `once`: a repetition is no news either. What has no place (NaN) always is. */
    isNews(thing: string, place: Place, once = false): boolean {
      const last = known.get(thing);
      const nowMs = realNow();
      const old = last && (isBefore(place, last.place) || (once && isSame(place, last.place)));
      if (old && nowMs - last.heardAtMs < BELIEVE_AFTER_MS) return false;
      // The one heard of last stands last, so that the oldest are forgotten first.
      known.delete(thing);
      known.set(thing, { place, heardAtMs: nowMs });
      for (const oldest of known.keys()) {
        if (known.size <= MOST_REMEMBERED) break;
        known.delete(oldest);
      }
      return true;
    },
    /** Another run of the exchange, or another server: whatever it tells is news. */
    forget: () => known.clear(),
  };
}

export const newest = createNewest();

/**
 * Bars say what they are of (`time`) and their volume only grows, so on every server of the family both together place
 * a ticker or a bar; our own servers place the order book by its time. Trades are told apart by their ids.
 */
export function isNewsOf(event: ServerEvent, symbol: string, payload: object): boolean {
  const { time, volume, ts, period } = payload as Record<string, unknown>;
  if (event === 'daymarket') return newest.isNews(`${event} ${symbol}`, [Number(time), Number(volume)]);
  if (event === 'kline') return newest.isNews(`${event} ${symbol} ${String(period)} ${Number(time)}`, [Number(volume)]);
  return event !== 'market_depth' || newest.isNews(`${event} ${symbol}`, [Number(ts)]);
}
