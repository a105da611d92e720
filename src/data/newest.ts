import type { ServerEvent } from '@/contract/events';
import { forgetWithRun } from './of-the-run';

/**
 * An event that is older than what is known is dropped, unless nothing newer has come for this long: then the server's
 * clock was set back, and it is believed. Real milliseconds (designed; events are late by seconds, not by more).
 */
export const BELIEVE_AFTER_MS = 15_000;
/** Bars and orders of long ago are not asked about again: so many things are remembered at least. */
const GENERATION = 1_000;

/** Where an event stands among those of the same thing: compared number by number. */
export type Place = readonly number[];

function isBefore(a: Place, b: Place): boolean {
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return (a[at] as number) < (b[at] as number);
  return false;
}
const isSame = (a: Place, b: Place): boolean => a.every((number, index) => number === b[index]);

interface Heard {
  place: Place;
  heardAtMs: number;
}

/**
 * Tells news from what a bad connection repeats or delivers late. Asked thousands of times a second, so what is heard
 * again and again is changed in its place; what was not heard of for two generations of things is forgotten.
 */
export function createNewest(realNow: () => number = () => performance.now()) {
  let young = new Map<string, Heard>();
  let old = new Map<string, Heard>();

  const recall = (thing: string): Heard | undefined => {
    const known = young.get(thing);
    if (known) return known;
    const former = old.get(thing);
    if (former) remember(thing, former);
    return former;
  };
  const remember = (thing: string, heard: Heard) => {
    if (young.size >= GENERATION) {
      old = young;
      young = new Map();
    }
    young.set(thing, heard);
  };

  return {
    /** `once`: a repetition is no news either. What has no place (NaN) always is. */
    isNews(thing: string, place: Place, once = false): boolean {
      const nowMs = realNow();
      const last = recall(thing);
      if (!last) {
        remember(thing, { place, heardAtMs: nowMs });
        return true;
      }
      const isOld = isBefore(place, last.place) || (once && isSame(place, last.place));
      if (isOld && nowMs - last.heardAtMs < BELIEVE_AFTER_MS) return false;
      last.place = place;
      last.heardAtMs = nowMs;
      return true;
    },
    /** Another run of the exchange, or another server: whatever it tells is news. */
    forget() {
      young.clear();
      old.clear();
    },
  };
}

export const newest = createNewest();
forgetWithRun(() => newest.forget());

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
