import type { CallInput, CallRefusal } from '@/contract/calls';
import { noSpecialCharacters } from '@/domain/accounts/validation';
import { toWireTime } from '@/domain/time';
import { type Outcome, ok, refuse } from '../../handler';
import type { World } from '../../world';
import { requireOwnershipProof } from '../accounts/own-proof';
import type { UserRow } from '../accounts/tables';
import { ownPicture } from '../content/uploads';
import { assetById, assetsOf } from '../quotes/assets';
import type { WalletAddressRow } from './tables';
import { chainTarget } from './target';
import { waysOf } from './terms';

/** Designed: more than a customer needs, and a bound on memory. */
export const MOST_ADDRESSES = 50;

type Refusal = CallRefusal<'POST /user/wallet/save'>;

/** Adds an address, or changes the one with the given `id`. */
export function saveAddress(
  world: World,
  user: UserRow,
  input: CallInput<'POST /user/wallet/save'>,
): Outcome<{ readonly row: WalletAddressRow; readonly isNew: boolean }, Refusal> {
  const { id: userId } = user;
  const { walletAddresses } = world.tables;
  const before = input.id === undefined ? undefined : walletAddresses.get(input.id);
  if (input.id !== undefined && before?.userId !== userId) return refuse('address_unknown');
  const asset = assetById(world, input.currency);
  if (!asset) return refuse('currency_unknown');
  if (waysOf(asset).length === 0) return refuse('not_withdrawable', { asset: asset.name });
  const target = chainTarget(asset, input.type, input.address, input.memo);
  if (!target.ok) return target;
  if (!ownPicture(world, userId, input.qrcode)) return refuse('picture_unknown');
  const label = input.name ?? '';
  if (noSpecialCharacters(label)) return refuse('special_characters');
  const { text: address, memo, way } = target.payload;
  const all = walletAddresses.list('user', userId);
  const isSame = (row: WalletAddressRow) =>
    row.currencyId === asset.id && row.network === way.network && row.address === address && row.memo === memo;
  if (all.some((row) => row.id !== before?.id && isSame(row))) return refuse('address_repeated');
  if (!before && all.length >= MOST_ADDRESSES) return refuse('too_many_addresses', { most: MOST_ADDRESSES });
  // Only the label may change without a proof of ownership; the target may not.
  const barred = before && isSame(before) ? null : requireOwnershipProof(world, user, input);
  if (barred) return barred;
  const given = {
    currencyId: asset.id,
    network: way.network,
    address,
    memo,
    label,
    qrcode: input.qrcode,
    updatedMs: world.nowMs,
  };
  const row = before
    ? walletAddresses.update(before.id, given)
    : walletAddresses.insert({ id: walletAddresses.nextId(), userId, ...given, createdMs: world.nowMs });
  return ok({ row, isNew: !before });
}

/** A page of a customer's addresses in wire form, newest first. */
export function listAddresses(world: World, userId: number, { page, limit }: { page: number; limit: number }) {
  const { walletAddresses } = world.tables;
  const total = walletAddresses.count('user', userId);
  const rows = walletAddresses.list('user', userId, { offset: (page - 1) * limit, limit, newestFirst: true });
  const names = new Map(assetsOf(world).map(({ id, name }) => [id, name]));
  const data = rows.map((row) => ({
    id: row.id,
    user_id: row.userId,
    currency: row.currencyId,
    name: names.get(row.currencyId) ?? '',
    address: row.address,
    qrcode: row.qrcode,
    label: row.label,
    type: row.network,
    memo: row.memo,
    create_time: toWireTime(row.createdMs),
    update_time: toWireTime(row.updatedMs),
  }));
  return { data, page, pages: Math.ceil(total / limit), total };
}
