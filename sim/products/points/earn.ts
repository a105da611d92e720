import {
  POINT_RULES,
  type PointKind,
  type PointRule,
  signInPoints,
  streakAfter,
  TRADE_POINTS_A_DAY,
  tradePoints,
} from '@/domain/membership/points';
import type { Money } from '@/domain/money/money';
import { epochDayOf, wireDateOfDay } from '@/domain/time';
import { type Outcome, ok, refuse } from '../../handler';
import type { World } from '../../world';
import type { PointEntryRow, PointRow } from './tables';

const NONE = { points: 0, earned: 0, signedDay: 0, streak: 0, tradeDay: 0, tradeCents: 0, tradeEntry: 0 } as const;

export const pointsOf = ({ tables }: World, userId: number): PointRow =>
  tables.points.get(userId) ?? { id: userId, ...NONE };

function write(world: World, userId: number, changed: Partial<PointRow>): void {
  const { points } = world.tables;
  if (points.get(userId)) points.update(userId, changed);
  else points.insert({ id: userId, ...NONE, ...changed });
}

/**
 * Adds points, or removes them with a negative number. Throws when the balance would be negative: the caller checks
 * first.
 */
export function addPoints(world: World, userId: number, kind: PointKind, points: number, ref = ''): PointEntryRow {
  const { pointEntries } = world.tables;
  const before = pointsOf(world, userId);
  const after = before.points + points;
  if (after < 0) throw new Error(`user ${userId} has ${before.points} points, not ${-points}`);
  write(world, userId, { points: after, earned: before.earned + Math.max(0, points) });
  return pointEntries.insert({ id: pointEntries.nextId(), userId, kind, points, after, ref, atMs: world.nowMs });
}

const isOnce = (name: string): name is PointRule =>
  Object.hasOwn(POINT_RULES, name) && POINT_RULES[name as PointRule].times === 'once';

/**
 * Adds points for an event that changed the credit score for the first time (membership/credit.ts), if points have a
 * rule of the same name.
 */
export function earnOnce(world: World, userId: number, rule: string): void {
  if (isOnce(rule)) addPoints(world, userId, rule, POINT_RULES[rule].points);
}

/**
 * Adds points for trading worth `usdt`. All trading of a day is one entry that grows, until another entry follows it. A
 * trade that completes no point only updates the day's total.
 */
export function earnByTrading(world: World, userId: number, usdt: Money): void {
  const day = epochDayOf(world.nowMs);
  const row = pointsOf(world, userId);
  const [before, entryId] = row.tradeDay === day ? [row.tradeCents, row.tradeEntry] : [0, 0];
  // A day at its maximum is not counted further, because a jump over a month fills thousands of orders.
  if (tradePoints(before) === TRADE_POINTS_A_DAY) return;
  const tradeCents = Math.min(Number.MAX_SAFE_INTEGER, before + Math.floor(usdt.times(100).toNumber()));
  const more = tradePoints(tradeCents) - tradePoints(before);
  write(world, userId, { tradeDay: day, tradeCents, tradeEntry: entryId });
  if (more === 0) return;
  const { pointEntries } = world.tables;
  // Only the newest entry may grow, so that the balances in the list still follow from one another.
  const [newest] = pointEntries.list('user', userId, { limit: 1, newestFirst: true });
  if (newest?.id !== entryId) {
    write(world, userId, { tradeEntry: addPoints(world, userId, 'trade', more, wireDateOfDay(day)).id });
    return;
  }
  const entry = pointEntries.need(entryId);
  const { points, earned } = pointsOf(world, userId);
  write(world, userId, { points: points + more, earned: earned + more });
  pointEntries.update(entryId, { points: entry.points + more, after: points + more, atMs: world.nowMs });
}

/** Signs in for the day. Returns the number of points. */
export function signIn(world: World, userId: number): Outcome<number, 'points_signed'> {
  const day = epochDayOf(world.nowMs);
  const { signedDay, streak: before } = pointsOf(world, userId);
  if (signedDay === day) return refuse('points_signed');
  const streak = streakAfter(before, signedDay, day);
  const { daily, extra } = signInPoints(streak);
  addPoints(world, userId, 'signIn', daily, wireDateOfDay(day));
  if (extra > 0) addPoints(world, userId, 'streak', extra, wireDateOfDay(day));
  write(world, userId, { signedDay: day, streak });
  return ok(daily + extra);
}
