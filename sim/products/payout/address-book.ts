import type { CallInput, CallRefusal } from '@/contract/calls';
import { networksOf } from '@/domain/payout/networks';
import { leadsElsewhere, MAX_ADDRESSES, networkFor, savedAddressViolations } from '@/domain/payout/saved-address';
import { toWireTime } from '@/domain/time';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import { type OwnershipProof, requireOwnershipProof } from '../accounts/ownership-proof';
import type { UserRow } from '../accounts/tables';
import { ownPicture } from '../content/uploads';
import { type PageRequest, partOf } from '../pages';
import { assetById, assetsOf } from '../quotes/assets';
import { simulatedStart } from '../recharge/address';
import type { WalletAddressRow } from './tables';
import { waysOf } from './terms';

type Refusal = CallRefusal<'POST /user/wallet/save'>;

/** Adds an address, or changes the one with the given `id`. */
export function saveAddress(
  world: World,
  user: UserRow,
  input: CallInput<'POST /user/wallet/save'> & OwnershipProof,
): Outcome<{ readonly row: WalletAddressRow; readonly isNew: boolean }, Refusal> {
  const { id: userId } = user;
  const { walletAddresses } = world.tables;
  const before = input.id === undefined ? undefined : walletAddresses.get(input.id);
  if (input.id !== undefined && before?.userId !== userId) return refuse('address_unknown');
  const asset = assetById(world, input.currency);
  if (!asset) return refuse('currency_unknown');
  if (waysOf(asset).length === 0) return refuse('not_withdrawable', { asset: asset.name });
  const { address, memo = '', name: label = '', qrcode } = input;
  const networks = networksOf(asset.name).filter((one) => input.type === undefined || one === input.type);
  const all = walletAddresses.list('user', userId);
  const refused = refusalOf(
    savedAddressViolations(
      { currency: asset.id, network: null, address, memo, label, hasQrcode: true },
      {
        networks,
        ownPrefixOf: simulatedStart,
        hasPicture: ownPicture(world, userId, qrcode) !== null,
        book: {
          rows: all.flatMap(({ id, currencyId: currency, ...row }) =>
            id === before?.id ? [] : [{ ...row, currency }],
          ),
          isFull: !before && all.length >= MAX_ADDRESSES,
        },
      },
    ),
  );
  if (refused) return refused;
  const network: WalletAddressRow['network'] = networkFor(address, networks, simulatedStart) ?? '';
  const given = { currencyId: asset.id, network, address, memo, label, qrcode, updatedMs: world.nowMs };
  const isProven = before && !leadsElsewhere(destinationOf(before), destinationOf(given));
  const barred = isProven ? null : requireOwnershipProof(world, user, input);
  if (barred) return barred;
  const row = before
    ? walletAddresses.update(before.id, given)
    : walletAddresses.insert({ id: walletAddresses.nextId(), userId, ...given, createdMs: world.nowMs });
  return ok({ row, isNew: !before });
}

const destinationOf = ({ currencyId: currency, ...rest }: Omit<WalletAddressRow, 'id' | 'userId' | 'createdMs'>) => ({
  ...rest,
  currency,
});

/** A page of a customer's addresses in wire form, newest first. */
export function listAddresses(world: World, userId: number, { page, limit }: PageRequest) {
  const { walletAddresses } = world.tables;
  const total = walletAddresses.count('user', userId);
  const rows = walletAddresses.list('user', userId, { ...partOf({ page, limit }), newestFirst: true });
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
