import {
  type CardFieldName,
  cardValue,
  cardViolations,
  DOMESTIC_FIELDS,
  INTERNATIONAL_FIELDS,
} from '@/domain/payout/bank-card';
import { networksOf } from '@/domain/payout/networks';
import { networkFor, normalizedAddress, savedAddressViolations } from '@/domain/payout/saved-address';
import { refuse as refusal, refusalOf } from '../../handler';
import type { Notes, PersonPart } from '../../people/part';
import type { Person } from '../../people/person';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { assetById, assetsOf } from '../quotes/assets';
import { simulatedStart } from '../recharge/address';
import { insertCard } from './cards';
import type { BankCardRow, WalletAddressRow } from './tables';
import { waysOf } from './terms';

/** The columns of the fields of a card, whose wire names come from the family. */
const DOMESTIC = {
  name: 'real_name',
  number: 'bank_account',
  bank: 'bank_name',
  bankAddress: 'bank_dizhi',
  branch: 'bank_branch',
  clearingNumber: 'alipay_account',
} as const satisfies Record<string, CardFieldName>;
const INTERNATIONAL = {
  name: 'real_name',
  number: 'bank_account',
  bank: 'bank_name',
  bankAddress: 'bank_dizhi',
  branch: 'bank_network',
  aba: 'alipay_account',
  swift: 'swift_code',
  phone: 'phone',
  address: 'wechat_account',
} as const satisfies Record<string, CardFieldName>;

type Address = NonNullable<Person['addresses']>[number];

/** Bank cards and withdrawal addresses in a person's data (sim/people/person.ts). They need no proof of ownership. */
export const payoutPerson: PersonPart = {
  add(world, user, { cards: { domestic, international }, addresses = [] }, notes) {
    if (domestic) addCard(world, user, false, DOMESTIC, domestic, notes);
    if (international) addCard(world, user, true, INTERNATIONAL, international, notes);
    for (const [at, address] of addresses.entries()) addAddress(world, user, address, `addresses.${at}`, notes);
  },
  read: (world, { id }) => {
    const cards = world.tables.bankCards.list('user', id);
    const [domestic, international] = [false, true].map((abroad) =>
      cards.find((one) => one.isInternational === abroad),
    );
    return {
      fields: {
        ...(cards.length > 0 && {
          cards: {
            ...(domestic && { domestic: textsOf(DOMESTIC, domestic) }),
            ...(international && { international: textsOf(INTERNATIONAL, international) }),
          },
        }),
        addresses: world.tables.walletAddresses.list('user', id).map((row) => addressAsData(world, row)),
      },
    };
  },
};

/** Every field with a problem is noted, not only the first. */
function addCard<Name extends string>(
  world: World,
  user: UserRow,
  isInternational: boolean,
  names: Readonly<Record<Name, CardFieldName>>,
  given: Readonly<Record<Name, string>>,
  { refuse }: Notes,
): void {
  const fields = isInternational ? INTERNATIONAL_FIELDS : DOMESTIC_FIELDS;
  const entries = Object.entries(names) as [Name, CardFieldName][];
  const texts = Object.fromEntries(entries.map(([name, column]) => [column, given[name]]));
  const violations = cardViolations(fields, texts);
  const card = `cards.${isInternational ? 'international' : 'domestic'}`;
  for (const { code, params, field } of violations)
    refuse(`${card}.${entries.find(([, column]) => column === field)?.[0] ?? field}`, refusal(code, params));
  if (violations.length > 0) return;
  const columns = Object.fromEntries(fields.map((field) => [field.name, cardValue(field, texts[field.name] ?? '')]));
  insertCard(world, user.id, columns, isInternational);
}

/** Empty columns are left out: a client of the family may save a card without them. */
function textsOf<Name extends string>(names: Readonly<Record<Name, CardFieldName>>, row: BankCardRow) {
  const entries = Object.entries(names) as [Name, CardFieldName][];
  return Object.fromEntries(entries.flatMap(([name, column]) => (row[column] ? [[name, row[column]]] : []))) as Partial<
    Record<Name, string>
  >;
}

function addAddress(world: World, user: UserRow, given: Address, path: string, { refuse }: Notes): void {
  const asset = assetsOf(world).find(({ name }) => name === given.coin);
  if (!asset) {
    refuse(`${path}.coin`, refusal('currency_unknown'));
    return;
  }
  if (waysOf(asset).length === 0) {
    refuse(`${path}.coin`, refusal('not_withdrawable', { asset: asset.name }));
    return;
  }
  const { walletAddresses } = world.tables;
  const { address, memo, label } = normalizedAddress({
    address: given.address,
    memo: given.memo ?? '',
    label: given.label ?? '',
  });
  const networks = networksOf(asset.name).filter((one) => given.network === undefined || one === given.network);
  const rows = walletAddresses.list('user', user.id).map(({ currencyId: currency, ...row }) => ({ ...row, currency }));
  const refused = refusalOf(
    savedAddressViolations(
      { currency: asset.id, network: null, address, memo, label, hasQrcode: true },
      { networks, ownPrefixOf: simulatedStart, hasPicture: true, book: { rows, isFull: false } },
    ),
  );
  if (refused) {
    refuse(path, refused);
    return;
  }
  walletAddresses.insert({
    id: walletAddresses.nextId(),
    userId: user.id,
    currencyId: asset.id,
    network: networkFor(address, networks, simulatedStart) ?? '',
    address,
    memo,
    label,
    // Without a picture of the QR code the app draws it.
    qrcode: '',
    createdMs: world.nowMs,
    updatedMs: world.nowMs,
  });
}

function addressAsData(world: World, { currencyId, network, address, memo, label }: WalletAddressRow): Address {
  return {
    coin: assetById(world, currencyId)?.name ?? '',
    ...(network && { network }),
    address,
    ...(memo && { memo }),
    ...(label && { label }),
  };
}
