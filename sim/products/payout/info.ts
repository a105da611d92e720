import type { WireLang } from '@/contract/lang';
import { Decimal, money, toWire8 } from '@/domain/money/money';
import { fiatUsdPerOrder, mostOfCoin } from '@/domain/payout/payout';
import { toWireTime } from '@/domain/time';
import { ok, refuse } from '../../handler';
import { type LocalizedText, localize } from '../../texts/localize';
import { reasonFor } from '../../texts/reason';
import type { World } from '../../world';
import { payoutsPausedUntil } from '../accounts/payout-pause';
import type { UserRow } from '../accounts/tables';
import { type PageRequest, partOf } from '../pages';
import { assetById, priceAt } from '../quotes/assets';
import { simulatedStart } from '../recharge/address';
import { identityLevel, today } from './limits';
import { PAID, REFUSED, WAITING, type WithdrawalRow } from './tables';
import { waysOf } from './terms';

/** Data for the withdrawal form of a coin: balances, ways with their fees, and what is left of the daily limits. */
export function payoutInfo(world: World, user: UserRow, currency: number) {
  const asset = assetById(world, currency);
  if (!asset) return refuse('currency_unknown');
  const ways = waysOf(asset).map(({ type, network, rate, ratetype, least }) => ({
    type,
    network,
    own_prefix: network === '' ? '' : simulatedStart(network),
    rate: toWire8(rate),
    ratetype,
    min_number: toWire8(least),
  }));
  const [usual] = ways;
  if (!usual) return refuse('not_withdrawable', { asset: asset.name });
  const price = new Decimal(priceAt(world, asset, world.nowMs));
  return ok({
    name: asset.name,
    rate: usual.rate,
    ratetype: usual.ratetype,
    min_number: usual.min_number,
    legal_balance: toWire8(world.ledger.available(user.id, 'legal', asset.name)),
    change_balance: toWire8(world.ledger.available(user.id, 'change', asset.name)),
    price: toWire8(price),
    ways,
    daily: dailyInfo(world, user, price),
    fiat_per_order: toWire8(fiatUsdPerOrder(identityLevel(user))),
    paused_until: Math.ceil(payoutsPausedUntil(world, user.id) / 1000),
  });
}

function dailyInfo(world: World, user: UserRow, price: Decimal) {
  const room = today(world, user);
  return {
    rule: room.rule,
    left: toWire8(mostOfCoin(room.leftUsd, price)),
    left_usd: toWire8(room.leftUsd),
    identity_level: identityLevel(user),
    identity_limit_btc: toWire8(room.identityLimitBtc),
    identity_left_btc: toWire8(room.identityLeftBtc),
    vip_level: user.level,
    vip_limit_usd: toWire8(room.vipLimitUsd),
    vip_left_usd: toWire8(room.vipLeftUsd),
    next_time: Math.ceil(room.nextMs / 1000),
  };
}

const STATUS: Readonly<Record<WithdrawalRow['status'], LocalizedText>> = {
  [WAITING]: { en: 'Under review', id: 'Dalam peninjauan' },
  [PAID]: { en: 'Completed', id: 'Selesai' },
  [REFUSED]: { en: 'Rejected', id: 'Ditolak' },
};

/** A page of a customer's withdrawals in wire form, newest first. */
export function listPayouts(world: World, userId: number, { page, limit }: PageRequest, lang: WireLang) {
  const { withdrawals } = world.tables;
  const total = withdrawals.count('user', userId);
  const rows = withdrawals.list('user', userId, { ...partOf({ page, limit }), newestFirst: true });
  return { data: rows.map((row) => wireRow(row, lang)), page, pages: Math.ceil(total / limit), total };
}

function wireRow(row: WithdrawalRow, lang: WireLang) {
  const label = STATUS[row.status];
  return {
    id: row.id,
    number: row.amount,
    name: row.asset,
    create_time: toWireTime(row.createdMs),
    status: row.status,
    notes: reasonFor(row.notes, lang),
    status_text: localize(label, lang),
    type: row.type,
    address: row.target,
    network: row.network,
    memo: row.memo,
    rate: row.fee,
    real_number: toWire8(money(row.amount).minus(money(row.fee))),
    handle_time: row.decidedMs === 0 ? '' : toWireTime(row.decidedMs),
  };
}
