import type { CallReply } from '@/contract/calls';
import { Decimal, toWire8 } from '@/domain/money/money';
import { toWireTime, wireDate } from '@/domain/time';
import type { World } from '../../world';
import { type PageRequest, partOf } from '../pages';
import { assetNamed } from '../quotes/assets';
import { penaltyOf } from './redeem';
import type { LockOrderRow } from './tables';
import { LOCK_PRODUCTS } from './terms';

const fixed4 = (text: string): string => new Decimal(text).toFixed(4);
const timeOrNone = (atMs: number): string => (atMs === 0 ? '' : toWireTime(atMs));

export const lockProducts = (world: World): CallReply<'GET /lh/deposit/config'> =>
  LOCK_PRODUCTS.map(({ id, asset, days, dayPercent, min, max, penaltyPercent, dividendHour }) => ({
    id,
    currency_id: assetNamed(world, asset).id,
    currency_name: asset,
    currency_logo: '',
    interest_rate: fixed4(dayPercent),
    save_min: fixed4(min),
    save_max: fixed4(max),
    day: days,
    intro: '',
    created_at: '',
    penalty_rate: fixed4(penaltyPercent),
    dividend_time: `${String(dividendHour).padStart(2, '0')}:00:00`,
  }));

interface ListQuery extends PageRequest {
  /** Undefined lists every status. */
  readonly status: number | undefined;
  readonly isCancel: number | undefined;
}

/** A page of a customer's lock-ups, newest first. */
export function lockOrdersOf(world: World, userId: number, { status, isCancel, page, limit }: ListQuery) {
  const { lockOrders } = world.tables;
  const span = { ...partOf({ page, limit }), newestFirst: true };
  const rows =
    isCancel !== undefined
      ? lockOrders.list('userStatusCancel', `${userId}|${status ?? 2}|${isCancel}`, span)
      : status !== undefined
        ? lockOrders.list('userStatus', `${userId}|${status}`, span)
        : lockOrders.list('user', userId, span);
  return { order_list: rows.map((row) => wireLock(world, row)) };
}

function wireLock(world: World, row: LockOrderRow): CallReply<'GET /lh/deposit/order'>['order_list'][number] {
  return {
    id: row.id,
    currency_name: row.asset,
    amount: toWire8(new Decimal(row.amount)),
    day_rate: new Decimal(row.dayPercent).div(100).toFixed(5),
    total_interest: toWire8(new Decimal(row.interest)),
    start_at: wireDate(row.startMs),
    end_at: wireDate(row.maturesMs),
    status: row.status,
    cancel_fee: penaltyOf(row, world.nowMs).toNumber(),
    is_cancel: row.isCancel,
    config_id: row.configId,
    currency_id: assetNamed(world, row.asset).id,
    day: row.days,
    paid_day: row.paidDays,
    penalty_rate: fixed4(row.penaltyPercent),
    penalty: toWire8(new Decimal(row.penalty)),
    next_dividend_at: timeOrNone(row.nextMs),
    matures_at: toWireTime(row.maturesMs),
    ended_at: timeOrNone(row.endedMs),
    created_at: toWireTime(row.createdMs),
  };
}
