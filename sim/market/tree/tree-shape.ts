import { DAY_SECONDS, dayOf, dayStart, weekdayOf } from '../exchange-day';

/**
 * How a trading day is divided into ever smaller parts, down to seconds (designed). Every period of a chart is one of
 * the levels or a whole number of its nodes, so a bar is exact and never an approximation.
 */
export interface TreeShape {
  /** Separates the draws of different shapes, because the same node number means another time of day. */
  readonly salt: number;
  /** Seconds from the exchange day's midnight to the first traded second. */
  readonly opensAt: number;
  /** Length of a node in seconds, by level; level 0 is the whole session, the last level one second. */
  readonly lengths: readonly number[];
  /** Number of children of a node, by level. */
  readonly radices: readonly number[];
  /** Whether the market trades on that exchange day. */
  tradesOn(day: number): boolean;
}

function shape(
  salt: number,
  opensAt: number,
  session: number,
  radices: readonly number[],
  tradesOn: (day: number) => boolean,
): TreeShape {
  const lengths = [session];
  let length = session;
  for (const radix of radices) {
    length /= radix;
    lengths.push(length);
  }
  if (length !== 1) throw new RangeError('the levels of a tree shape must end at one second');
  return { salt, opensAt, lengths, radices, tradesOn };
}

/** Around the clock: 24h 12h 4h 2h 1h 30m 15m 5m 1m 30s 15s 5s 1s. */
export const CRYPTO_SHAPE = shape(0x51ed270b, 0, DAY_SECONDS, [2, 3, 2, 2, 2, 2, 3, 5, 2, 2, 3, 5], () => true);

/** Monday to Friday, 09:30 to 16:00 UTC+8: 6.5h 30m 15m 5m 1m 30s 15s 5s 1s. No holidays. */
export const STOCK_SHAPE = shape(
  0x1f83d9ab,
  9.5 * 3_600,
  6.5 * 3_600,
  [13, 2, 3, 5, 2, 2, 3, 5],
  (day) => weekdayOf(day) < 5,
);

/** Epoch second of the first traded second of the day. */
export function sessionStart(shape: TreeShape, day: number): number {
  return dayStart(day) + shape.opensAt;
}

/** Length of a session in seconds. */
export function sessionSeconds(shape: TreeShape): number {
  return shape.lengths[0] as number;
}

/** The level whose nodes last `seconds`, or -1. */
export function levelOf(shape: TreeShape, seconds: number): number {
  return shape.lengths.indexOf(seconds);
}

/** Whether second `tSec` is in session. Halts do not count here, because they are interventions. */
export function isInSession(shape: TreeShape, tSec: number): boolean {
  const day = dayOf(tSec);
  if (!shape.tradesOn(day)) return false;
  const offset = tSec - sessionStart(shape, day);
  return offset >= 0 && offset < sessionSeconds(shape);
}

/** First traded second at or after `tSec`. */
export function firstTradedSecond(shape: TreeShape, tSec: number): number {
  if (isInSession(shape, tSec)) return tSec;
  let day = dayOf(tSec);
  while (!shape.tradesOn(day) || sessionStart(shape, day) < tSec) day++;
  return sessionStart(shape, day);
}

/** Last traded second at or before `tSec`. */
export function lastTradedSecond(shape: TreeShape, tSec: number): number {
  if (isInSession(shape, tSec)) return tSec;
  let day = dayOf(tSec);
  while (!shape.tradesOn(day) || sessionStart(shape, day) > tSec) day--;
  return sessionStart(shape, day) + sessionSeconds(shape) - 1;
}

/** Last trading day before `day`. */
export function previousTradingDay(shape: TreeShape, day: number): number {
  let previous = day - 1;
  while (!shape.tradesOn(previous)) previous--;
  return previous;
}
