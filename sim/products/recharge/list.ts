import type { CallInput, CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import { Decimal, toWire8 } from '@/domain/money/money';
import { toWireTime } from '@/domain/time';
import { reasonFor } from '../../texts/reason';
import type { World } from '../../world';
import { pageOf } from '../pages';
import { assetById, assetNamed } from '../quotes/assets';
import type { RechargeRow } from './tables';
import { percentOf } from './terms';

/** A deposit in wire form (contract section 6, recharge/log). */
function wireRecharge(world: World, row: RechargeRow, lang: WireLang) {
  const amount = (text: string) => toWire8(new Decimal(text));
  return {
    id: row.id,
    uid: row.userId,
    currency_id: assetNamed(world, row.asset).id,
    name: row.asset,
    amount: amount(row.amount),
    user_account: row.voucher,
    status: row.status,
    type: row.way,
    remark: reasonFor(row.remark, lang),
    give: amount(row.give),
    give_rate: percentOf(row.giveShare),
    cashback: amount(row.cashback),
    cashback_rate: percentOf(row.cashbackShare),
    network: row.network,
    address: row.address,
    hash: row.hash,
    memo: row.memo,
    created_at: toWireTime(row.createdMs),
    updated_at: toWireTime(row.updatedMs),
  };
}

/** A page of a customer's deposits, newest first. All are read, because a customer has few. */
export function listRecharges(
  world: World,
  userId: number,
  { page, limit, status, currency }: CallInput<'GET /recharge/log'>,
  lang: WireLang,
): CallReply<'GET /recharge/log'> {
  const { recharges } = world.tables;
  const newestFirst = true;
  const all = status
    ? recharges.list('userStatus', `${userId}|${status}`, { newestFirst })
    : recharges.list('user', userId, { newestFirst });
  const asset = currency === undefined ? undefined : assetById(world, currency)?.name;
  const rows = currency === undefined ? all : all.filter((row) => row.asset === asset);
  const data = pageOf(rows, { page, limit }).map((row) => wireRecharge(world, row, lang));
  return { data, page, pages: Math.max(1, Math.ceil(rows.length / limit)), total: rows.length };
}
