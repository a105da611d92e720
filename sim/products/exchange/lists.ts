import { ACCOUNT_KINDS } from '@/contract/account-kinds';
import type { CallReply } from '@/contract/calls';
import { accountHolds } from '@/domain/accounts/accounts';
import { money, toWire8 } from '@/domain/money/money';
import { toWireTime } from '@/domain/time';
import type { World } from '../../world';
import { type PageRequest, partOf } from '../pages';
import { type Asset, assetById } from '../quotes/assets';
import { coinRow } from '../quotes/currencies';
import { listedAssets } from '../quotes/listed';
import { convertibleAssets } from './quote';
import type { SwapRow } from './tables';

/** A customer's balances of one coin in every account, under the column names of existing servers. */
function fullWalletRow({ ledger }: World, userId: number, { id, name }: Asset) {
  const columns = ACCOUNT_KINDS.flatMap((kind) => [
    [`${kind}_balance`, toWire8(ledger.available(userId, kind, name))],
    [`lock_${kind}_balance`, toWire8(ledger.frozen(userId, kind, name))],
  ]);
  return { id: userId * 10_000 + id, user_id: userId, currency: id, ...Object.fromEntries(columns) };
}

/** Coins that more than one account can hold, so that they can be transferred between accounts. */
export function movableCoins(world: World, userId: number): CallReply<'GET /currency/user_currency_list'> {
  return listedAssets(world)
    .filter(({ kind }) => ACCOUNT_KINDS.filter((account) => accountHolds(account, kind)).length > 1)
    .map((asset, sort) => {
      const { id, name, is_legal, is_lever, is_match, is_micro } = coinRow(world, asset, sort);
      return { id, name, is_legal, is_lever, is_match, is_micro, wallet: fullWalletRow(world, userId, asset) };
    });
}

export function swapList(world: World, userId: number): CallReply<'POST /user/getTransferList'> {
  const assets = convertibleAssets(world);
  return {
    transfer: assets.map(({ id, name }) => ({ id, name })),
    wallet: assets.map((asset) => fullWalletRow(world, userId, asset)),
  };
}

/** A page of a customer's conversions, newest first. */
export function pageOfSwaps(
  world: World,
  userId: number,
  { page, limit }: PageRequest,
): CallReply<'GET /user/Transfer/list'> {
  const { swaps } = world.tables;
  const total = swaps.count('user', userId);
  const rows = swaps.list('user', userId, { ...partOf({ page, limit }), newestFirst: true });
  return { data: rows.map((row) => wireSwap(world, row)), page, pages: Math.max(1, Math.ceil(total / limit)), total };
}

function wireSwap(world: World, row: SwapRow) {
  const nameOf = (id: number) => assetById(world, id)?.name ?? '';
  return {
    id: row.id,
    from_currency_id: row.fromCurrencyId,
    from_currency_name: nameOf(row.fromCurrencyId),
    to_currency_id: row.toCurrencyId,
    to_currency_name: nameOf(row.toCurrencyId),
    number: toWire8(money(row.number)),
    to_number: toWire8(money(row.received)),
    fee: toWire8(money(row.fee)),
    form_price: toWire8(money(row.fromPrice)),
    to_price: toWire8(money(row.toPrice)),
    created_time: toWireTime(row.createdMs),
  };
}
