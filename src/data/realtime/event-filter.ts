import type { ServerEvent } from '@/contract/events';
import { onRunReset } from '../session/run-reset';
import type { EventHead } from './events-in';

/**
 * An event older than the newest known one is dropped. If no newer one arrives for this time, the server's clock was
 * set back, and the event is accepted. Real milliseconds (designed; events are late by seconds at most).
 */
export const ACCEPT_OLDER_AFTER_MS = 15_000;
/** At least this many keys are remembered. Old bars and orders do not occur again, so they may be forgotten. */
const GENERATION = 1_000;

/** Position of an event in the order of its key: lists of numbers, compared one by one. */
export type EventOrder = readonly number[];

function isBefore(a: EventOrder, b: EventOrder): boolean {
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return (a[at] as number) < (b[at] as number);
  return false;
}
const isSame = (a: EventOrder, b: EventOrder): boolean => a.every((number, index) => number === b[index]);

interface LastEvent {
  order: EventOrder;
  /** Of the event before; null after the first. */
  before: EventOrder | null;
  receivedAtMs: number;
}

/**
 * Detects events that a bad connection repeats or delays. It is called thousands of times per second, so entries of
 * active keys are updated in place. Keys unused for two generations are forgotten.
 */
export function createEventFilter(realNow: () => number = () => performance.now()) {
  let young = new Map<string, LastEvent>();
  let old = new Map<string, LastEvent>();

  const recall = (key: string): LastEvent | undefined => {
    const known = young.get(key);
    if (known) return known;
    const older = old.get(key);
    if (older) remember(key, older);
    return older;
  };
  const remember = (key: string, event: LastEvent) => {
    if (young.size >= GENERATION) {
      old = young;
      young = new Map();
    }
    young.set(key, event);
  };

  return {
    /**
     * Whether an event is new. With `once`, a repetition is not new either. An event without a position (NaN) is always
     * new, and no other is compared with it.
     */
    isNewer(key: string, order: EventOrder, once = false): boolean {
      if (order.some(Number.isNaN)) return true;
      const nowMs = realNow();
      const last = recall(key);
      if (!last) {
        remember(key, { order, before: null, receivedAtMs: nowMs });
        return true;
      }
      const isOld = isBefore(order, last.order) || (once && isSame(order, last.order));
      if (isOld && nowMs - last.receivedAtMs < ACCEPT_OLDER_AFTER_MS) return false;
      last.before = last.order;
      last.order = order;
      last.receivedAtMs = nowMs;
      return true;
    },
    /** The newest event of a key could not be read: others are compared with the one before. */
    takeBack(key: string): void {
      const last = recall(key);
      if (last?.before) last.order = last.before;
      else {
        young.delete(key);
        old.delete(key);
      }
    },
    /** Call it for another run of the exchange or another server: every event is new again. */
    forget() {
      young.clear();
      old.clear();
    },
  };
}

export const eventFilter = createEventFilter();
onRunReset(() => eventFilter.forget());

/** A number in an event as its position; NaN for anything else, even an object that cannot be converted to text. */
const placeOf = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;

/**
 * Orders market events. A bar has a `time`, and its volume only grows, so on every server of the family both together
 * order tickers and bars. The simulated exchange also sends the time of the order book. Trades are distinguished by
 * their ids.
 */
export function isNewerEvent(event: ServerEvent, head: Head, payload: object): boolean {
  const { time, volume, ts } = payload as Record<string, unknown>;
  const key = keyOf(event, head, payload);
  if (event === 'daymarket') return eventFilter.isNewer(key, [placeOf(time), placeOf(volume)]);
  if (event === 'kline') return eventFilter.isNewer(key, [placeOf(volume)]);
  return event !== 'market_depth' || eventFilter.isNewer(key, [placeOf(ts)]);
}

/** A market event that is newer and cannot be read: its time, which may be wrong as well, is not that of the newest. */
export const takeBackEvent = (event: ServerEvent, head: Head, payload: object): void =>
  eventFilter.takeBack(keyOf(event, head, payload));

type Head = Pick<EventHead, 'symbol' | 'period'>;

const keyOf = (event: ServerEvent, { symbol, period }: Head, payload: object): string =>
  event === 'kline'
    ? `${event} ${symbol} ${period} ${placeOf((payload as Record<string, unknown>).time)}`
    : `${event} ${symbol}`;
