import type { CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import {
  POINT_RULE_NAMES,
  POINT_RULES,
  STREAK_DAYS,
  TRADE_POINTS_A_DAY,
  TRADE_USDT_PER_POINT,
  tradePoints,
} from '@/domain/membership/points';
import { epochDayOf, toWireTime } from '@/domain/time';
import { localize } from '../../texts/localize';
import type { World } from '../../world';
import type { Part } from '../pages';
import { pointsOf } from './earn';
import { exchangedToday, GOODS, type Good, leftOf } from './goods';

/** A page of the goods, cheapest first. */
export function goodsList(world: World, userId: number, lang: WireLang, { offset, limit }: Part) {
  const list = GOODS.slice(offset, offset + limit).map((good) => wireGood(world, userId, good, lang));
  return { points: pointsOf(world, userId).points, list, count: GOODS.length };
}

function wireGood(world: World, userId: number, good: Good, lang: WireLang) {
  const stock = leftOf(world, good);
  return {
    id: good.id,
    title: localize(good.title, lang),
    image: '',
    points: good.points,
    amount: good.amount,
    currency_name: 'USDT',
    stock,
    status: stock > 0 ? 1 : 0,
    kind: good.coupon?.kind ?? ('cash' as const),
    product: good.coupon?.product ?? ('' as const),
    day: good.coupon?.days ?? 0,
    total: good.stock,
    user_left: Math.max(0, good.userLimit - exchangedToday(world, userId, good.id)),
  };
}

/** The rules for earning points, and a customer's progress. */
export function pointRules(world: World, userId: number): CallReply<'GET /points/rules'> {
  const row = pointsOf(world, userId);
  const day = epochDayOf(world.nowMs);
  const { pointEntries } = world.tables;
  return {
    points: row.points,
    earned: row.earned,
    signed: row.signedDay === day,
    streak: row.signedDay >= day - 1 ? row.streak : 0,
    streak_days: STREAK_DAYS,
    list: POINT_RULE_NAMES.map((rule) => ({
      rule,
      ...POINT_RULES[rule],
      count: pointEntries.count('userKind', `${userId}|${rule}`),
    })),
    trade: {
      usdt_per_point: TRADE_USDT_PER_POINT,
      today: row.tradeDay === day ? tradePoints(row.tradeCents) : 0,
      most: TRADE_POINTS_A_DAY,
    },
  };
}

/**
 * A page of a customer's changes of points, newest first. Ids do not say which is newest: the entry of a day's trading
 * has the time of the last trade.
 */
export function pointHistory(world: World, userId: number, way: 'in' | 'out' | undefined, { offset, limit }: Part) {
  const { pointEntries } = world.tables;
  const [index, key] = way ? (['userWay', `${userId}|${way}`] as const) : (['user', userId] as const);
  const all = pointEntries.list(index, key).toSorted((a, b) => b.atMs - a.atMs || b.id - a.id);
  return {
    list: all.slice(offset, offset + limit).map(({ id, kind, points, after, ref, atMs }) => ({
      id,
      kind,
      points,
      balance: after,
      ref,
      created_time: toWireTime(atMs),
    })),
    count: all.length,
  };
}
