import { maskedAccount, maskedName, REBATE_SHARE } from '@/domain/membership/invitation';
import { Decimal, type Money, toWire8, ZERO } from '@/domain/money/money';
import { DAY_MS, exchangeDayStart, toWireTime } from '@/domain/time';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import type { Part } from '../pages';
import type { RebateRow } from './tables';

const worth = (rows: readonly RebateRow[]): Money => rows.reduce((sum, { usdt }) => sum.plus(usdt), ZERO);

/** Whether the customer has traded, with or without a fee. */
const hasTraded = ({ tables }: World, userId: number): boolean =>
  tables.creditEntries.first('slot', `${userId}|firstTrade`) !== undefined;

/** Summary of the invitation page: the invite code, the number of invited customers, and the rebates. */
export function inviteSummary(world: World, { id, inviteCode }: UserRow) {
  const { users, rebates } = world.tables;
  const invited = users.list('parentId', id);
  const rows = rebates.list('user', id);
  const yesterday = exchangeDayStart(world.nowMs) - DAY_MS;
  return {
    code: inviteCode,
    share: REBATE_SHARE,
    invited: invited.length,
    traded: invited.filter((one) => hasTraded(world, one.id)).length,
    rebate_usdt: toWire8(worth(rows)),
    last_day_usdt: toWire8(worth(rows.filter(({ dayMs }) => dayMs === yesterday))),
  };
}

/** Invited customers, newest first. Names and accounts are masked, so that the inviter cannot identify a stranger. */
export function invitees(world: World, userId: number, page: Part) {
  const { users, rebates } = world.tables;
  const count = users.count('parentId', userId);
  const rows = users.list('parentId', userId, { ...page, newestFirst: true });
  const list = rows.map((invitee, at) => ({
    id: count - page.offset - at,
    name: maskedName(invitee.nickname || invitee.accountNumber),
    account: maskedAccount(invitee.accountNumber),
    created_time: toWireTime(invitee.createdMs),
    has_traded: hasTraded(world, invitee.id),
    rebate_usdt: toWire8(worth(rebates.list('invitee', invitee.id))),
  }));
  return { list, count };
}

/** Rebates by day, newest first: the amount in each asset, and the number of customers it came from. */
export function rebateDays(world: World, userId: number, { offset, limit }: Part) {
  const byDay = new Map<number, RebateRow[]>();
  for (const row of world.tables.rebates.list('user', userId, { newestFirst: true })) {
    const day = byDay.get(row.dayMs);
    if (day) day.push(row);
    else byDay.set(row.dayMs, [row]);
  }
  const days = [...byDay].slice(offset, offset + limit);
  return { list: days.map(([dayMs, rows]) => wireDay(dayMs, rows)), count: byDay.size };
}

function wireDay(dayMs: number, rows: readonly RebateRow[]) {
  const byAsset = new Map<string, Money>();
  for (const { asset, amount } of rows) byAsset.set(asset, (byAsset.get(asset) ?? ZERO).plus(new Decimal(amount)));
  return {
    id: dayMs / 1000,
    day: toWireTime(dayMs),
    customers: new Set(rows.map(({ inviteeId }) => inviteeId)).size,
    usdt: toWire8(worth(rows)),
    coins: [...byAsset]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency_name, amount]) => ({ currency_name, amount: toWire8(amount) })),
  };
}
