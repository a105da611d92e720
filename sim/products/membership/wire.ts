import { COUPON_STATUS, type CouponStatus } from '@/domain/membership/coupons';
import { toWireTime } from '@/domain/time';
import type { World } from '../../world';
import type { Part } from '../pages';
import { couponStatus } from './coupons';
import type { CouponRow } from './tables';

const timeOrNone = (ms: number): string => (ms === 0 ? '' : toWireTime(ms));

function wireCoupon(row: CouponRow, nowMs: number) {
  return {
    id: row.id,
    kind: row.kind,
    product: row.product,
    worth: row.worth,
    left: row.left,
    share: row.share,
    min_deposit: row.minDeposit,
    status: couponStatus(row, nowMs),
    origin: row.origin,
    given_time: toWireTime(row.givenMs),
    expire_time: toWireTime(row.expiresMs),
    start_time: timeOrNone(row.startedMs),
    end_time: timeOrNone(row.endedMs),
  };
}
type WireCoupon = ReturnType<typeof wireCoupon>;

/** The tab that lists a coupon. Active coupons are listed with the available ones. */
const tabOf = (status: CouponStatus) =>
  status === COUPON_STATUS.used ? 'used' : status === COUPON_STATUS.expired ? 'expired' : 'received';
const TAB_OF_QUERY = { 1: 'received', 3: 'used', 4: 'expired' } as const;

/** A customer's coupons, active ones first, then the newest. */
export function couponList(
  world: World,
  userId: number,
  status: keyof typeof TAB_OF_QUERY | undefined,
  { offset, limit }: Part,
) {
  const rows = world.tables.coupons.list('user', userId, { newestFirst: true });
  const all = rows.map((row) => wireCoupon(row, world.nowMs));
  const counts = { received: 0, used: 0, expired: 0 };
  for (const { status: own } of all) counts[tabOf(own)] += 1;
  const wanted = status === undefined ? all : all.filter((one) => tabOf(one.status) === TAB_OF_QUERY[status]);
  const first = (one: WireCoupon) => Number(one.status !== COUPON_STATUS.inUse);
  const list = wanted.toSorted((a, b) => first(a) - first(b)).slice(offset, offset + limit);
  return { list, count: wanted.length, counts };
}
