import { stockLeft } from '@/domain/membership/points';
import { DAY_MS, dayStartOf, epochDayOf } from '@/domain/time';
import type { World } from '../../world';
import { type CouponTerms, depositCoupon, feeCoupon } from '../membership/coupons';

/** A good that points are exchanged for (designed). */
export interface Good {
  readonly id: number;
  readonly points: number;
  /** Value of the coupon, or the amount paid out; in USDT. */
  readonly amount: string;
  /** The coupon; null where USDT is paid out. */
  readonly coupon: CouponTerms | null;
  /** Stock for each exchange day, and the most that one customer may get of it in a day. */
  readonly stock: number;
  readonly userLimit: number;
  readonly title: { readonly en: string; readonly id: string };
}

export const GOODS: readonly Good[] = [
  {
    id: 1,
    points: 150,
    amount: '1',
    coupon: null,
    stock: 200,
    userLimit: 3,
    title: { en: '1 USDT', id: '1 USDT' },
  },
  {
    id: 2,
    points: 200,
    amount: '10',
    coupon: feeCoupon('spot', '10'),
    stock: 80,
    userLimit: 2,
    title: { en: 'Spot fee coupon', id: 'Kupon biaya spot' },
  },
  {
    id: 3,
    points: 350,
    amount: '20',
    coupon: feeCoupon('futures', '20'),
    stock: 60,
    userLimit: 2,
    title: { en: 'Futures fee coupon', id: 'Kupon biaya futures' },
  },
  {
    id: 4,
    points: 500,
    amount: '50',
    coupon: depositCoupon('0.05', '50', '100'),
    stock: 30,
    userLimit: 1,
    title: { en: 'Deposit coupon', id: 'Kupon deposit' },
  },
  {
    id: 5,
    points: 700,
    amount: '5',
    coupon: null,
    stock: 20,
    userLimit: 1,
    title: { en: '5 USDT', id: '5 USDT' },
  },
  {
    id: 6,
    points: 2500,
    amount: '20',
    coupon: null,
    stock: 3,
    userLimit: 1,
    title: { en: '20 USDT', id: '20 USDT' },
  },
];

/** What simulated customers take of a day's stock: on some days all of it before the day ends, on others half. */
function simulatedDemand(world: World, good: Good): number {
  const day = epochDayOf(world.nowMs);
  const percent = 50 + (world.chance('points.others', good.id, day) % 71);
  return Math.floor((good.stock * percent * (world.nowMs - dayStartOf(day))) / (DAY_MS * 100));
}

/** How many of a good customers have taken on this exchange day. */
export function soldToday(world: World, goodId: number): number {
  const row = world.tables.pointStocks.get(goodId);
  return row && row.day === epochDayOf(world.nowMs) ? row.sold : 0;
}

/** How many of a good are left today, after what customers and simulated customers have taken. */
export const leftOf = (world: World, good: Good): number =>
  stockLeft(good.stock, soldToday(world, good.id), simulatedDemand(world, good));

/** How often a customer has got the good today. Reads the customer's newest entries back to midnight. */
export function exchangedToday(world: World, userId: number, goodId: number): number {
  const startMs = dayStartOf(epochDayOf(world.nowMs));
  const perDay = GOODS.reduce((sum, { userLimit }) => sum + userLimit, 0);
  const newest = { limit: perDay, newestFirst: true };
  return world.tables.pointEntries
    .list('userKind', `${userId}|exchange`, newest)
    .filter(({ ref, atMs }) => atMs >= startMs && ref === String(goodId)).length;
}
