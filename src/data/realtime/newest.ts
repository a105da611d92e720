import type { ServerEvent } from '@/contract/events';
import { forgetWithRun } from '../session/of-the-run';

/**
 * An event older than the newest known one is dropped. If no newer one arrives for this time, the server's clock was
 * set back, and the event is accepted. Real milliseconds (designed; events are late by seconds at most).
 */
export const BELIEVE_AFTER_MS = 15_000;
/** At least this many keys are remembered. Old bars and orders do not occur again, so they may be forgotten. */
const GENERATION = 1_000;

/** Position of an event in the order of its key: lists of numbers, compared one by one. */
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
 * Detects events that a bad connection repeats or delays. It is called thousands of times per second, so entries of
 * active keys are updated in place. Keys unused for two generations are forgotten.
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
    /**
     * Whether an event is new. With `once`, a repetition is not new either. An event without a position (NaN) is always
     * new.
     */
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
    /** Call it for another run of the exchange or another server: every event is new again. */
    forget() {
      young.clear();
      old.clear();
    },
  };
}

export const newest = createNewest();
forgetWithRun(() => newest.forget());

/**
 * Orders market events. A bar has a `time`, and its volume only grows, so on every server of the family both together
 * order tickers and bars. The simulated exchange also sends the time of the order book. Trades are distinguished by
 * their ids.
 */
export function isNewsOf(event: ServerEvent, symbol: string, payload: object): boolean {
  const { time, volume, ts, period } = payload as Record<string, unknown>;
  if (event === 'daymarket') return newest.isNews(`${event} ${symbol}`, [Number(time), Number(volume)]);
  if (event === 'kline') return newest.isNews(`${event} ${symbol} ${String(period)} ${Number(time)}`, [Number(volume)]);
  return event !== 'market_depth' || newest.isNews(`${event} ${symbol}`, [Number(ts)]);
}
