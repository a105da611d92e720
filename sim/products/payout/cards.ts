import type { CallInput, CallRefusal } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import {
  CARD_FIELD_NAMES,
  type CardField,
  type CardFieldName,
  cardValue,
  cardViolations,
  DOMESTIC_FIELDS,
  INTERNATIONAL_FIELDS,
} from '@/domain/payout/bank-card';
import { type Outcome, ok, refusalOf } from '../../handler';
import { type LocalizedText, localize } from '../../texts/localize';
import type { World } from '../../world';
import { type OwnershipProof, requireOwnershipProof } from '../accounts/ownership-proof';
import type { UserRow } from '../accounts/tables';
import type { BankCardRow } from './tables';
import { cardOf } from './target';

type Refusal = CallRefusal<'POST /user/cash_save'>;
type Positional = Extract<keyof CallInput<'POST /user/cash_save_international'>, `data[${number}]`>;
type Texts = Partial<Record<CardFieldName, string | undefined>>;

/** Banks offered for a domestic card. The names are invented, like the exchange. Another name may be typed. */
const BANKS: readonly { readonly id: number; readonly name: string }[] = [
  'Bank Nusantara Utama',
  'Bank Samudra Raya',
  'Bank Merapi',
  'Bank Garuda Sejahtera',
  'Harbour City Bank',
  'Saigon River Bank',
  'Siam Lotus Bank',
  'Seoul Han Bank',
  'Nippon Sakura Bank',
].map((name, i) => ({ id: i + 1, name }));

const EMPTY = Object.fromEntries(CARD_FIELD_NAMES.map((name) => [name, ''])) as Record<CardFieldName, string>;

/** The fields as they are stored, or the refusal of the first invalid one. */
function readFields(fields: readonly CardField[], texts: Texts): Outcome<Record<CardFieldName, string>, Refusal> {
  const refused = refusalOf(cardViolations(fields, texts));
  if (refused) return refused;
  const kept = fields.map((field) => [field.name, cardValue(field, texts[field.name] ?? '')] as const);
  return ok({ ...EMPTY, ...Object.fromEntries(kept) });
}

/** The only fields of a domestic card that servers of the family require. Here they are enough with `isOptional`. */
const FAMILY_FIELDS: ReadonlySet<CardFieldName> = new Set(['real_name', 'bank_account']);

type Columns = Omit<BankCardRow, 'id' | 'userId' | 'createdMs'>;

/** Inserts a card; the customer must not have one of this kind yet. The texts must be valid. */
export function insertCard(
  { tables: { bankCards }, nowMs }: World,
  userId: number,
  texts: Texts,
  isInternational: boolean,
): void {
  const columns = { ...EMPTY, ...texts } as Record<CardFieldName, string>;
  const bankId = isInternational ? 0 : (BANKS.find(({ name }) => name === columns.bank_name)?.id ?? 0);
  const wechat_nickname = isInternational ? columns.swift_code : '';
  const row = { ...columns, id: bankCards.nextId(), userId, isInternational, bankId, wechat_nickname };
  bankCards.insert({ ...row, createdMs: nowMs });
}

/** Saves a card. Saving an unchanged card needs no proof of ownership. */
function save(world: World, user: UserRow, columns: Columns, given: OwnershipProof): Outcome<BankCardRow, Refusal> {
  const { bankCards } = world.tables;
  const before = cardOf(world, user.id, columns.isInternational);
  if (before && isSame(before, columns)) return ok(before);
  const barred = requireOwnershipProof(world, user, given);
  if (barred) return barred;
  if (before) return ok(bankCards.update(before.id, columns));
  return ok(bankCards.insert({ ...columns, id: bankCards.nextId(), userId: user.id, createdMs: world.nowMs }));
}

const isSame = (card: BankCardRow, columns: Columns): boolean =>
  Object.entries(columns).every(([name, value]) => card[name as keyof Columns] === value);

/** Saves the domestic card. A bank of the list may be given by its id alone. */
export function saveDomestic(
  world: World,
  user: UserRow,
  input: CallInput<'POST /user/cash_save'> & OwnershipProof,
): Outcome<BankCardRow, Refusal> {
  const bank_name = input.bank_name ?? BANKS.find(({ id }) => id === input.bank_id)?.name;
  const texts: Texts = { ...input, bank_name };
  const isAsked = ({ name }: CardField) => !input.isOptional || FAMILY_FIELDS.has(name) || texts[name] !== undefined;
  const read = readFields(DOMESTIC_FIELDS.filter(isAsked), texts);
  if (!read.ok) return read;
  const details = read.payload;
  return save(
    world,
    user,
    {
      ...details,
      wechat_account: input.wechat_account ?? '',
      wechat_nickname: input.wechat_nickname ?? '',
      bankId: BANKS.find(({ name }) => name === details.bank_name)?.id ?? 0,
      isInternational: false,
    },
    input,
  );
}

/** Saves the international card. Its fields may come by name, by position, or both. */
export function saveInternational(
  world: World,
  user: UserRow,
  input: CallInput<'POST /user/cash_save_international'> & OwnershipProof,
): Outcome<BankCardRow, Refusal> {
  const named: Texts = { ...input, swift_code: input.swift_code ?? input.wechat_nickname };
  const texts = Object.fromEntries(
    INTERNATIONAL_FIELDS.map(({ name }, i) => [name, named[name] ?? input[`data[${i}]` as Positional]]),
  ) as Texts;
  const read = readFields(INTERNATIONAL_FIELDS, texts);
  if (!read.ok) return read;
  return save(
    world,
    user,
    {
      ...read.payload,
      wechat_nickname: read.payload.swift_code,
      bankId: 0,
      isInternational: true,
    },
    input,
  );
}

const columnsOf = (card: BankCardRow | undefined) =>
  Object.fromEntries(CARD_FIELD_NAMES.map((name) => [name, card?.[name] ?? ''])) as Record<CardFieldName, string>;

/** Names under which other clients of the family read a card; they read `bank_name` unchecked. */
const printedColumns = (card: BankCardRow | undefined) => ({
  bank_name: card?.bank_name ?? '',
  bank_code: card?.alipay_account ?? '',
  bank_address: card?.bank_dizhi ?? '',
  iban: card?.bank_account ?? '',
});

/** The domestic card in wire form with the offered banks; without a card only the banks. */
export function domesticInfo(world: World, userId: number) {
  const card = cardOf(world, userId, false);
  const banks = [...BANKS];
  if (!card) return { ...printedColumns(card), banks };
  const { id, bankId: bank_id, wechat_nickname } = card;
  return { ...columnsOf(card), ...printedColumns(card), id, bank_id, wechat_nickname, banks };
}

const LABELS: Readonly<Partial<Record<CardFieldName, LocalizedText>>> = {
  alipay_account: { en: 'ABA number', id: 'Nomor ABA' },
  real_name: { en: 'Real name', id: 'Nama asli' },
  bank_account: { en: 'Card number', id: 'Nomor kartu' },
  bank_dizhi: { en: 'Bank address', id: 'Alamat bank' },
  bank_name: { en: 'Bank name', id: 'Nama bank' },
  bank_network: { en: 'Branch', id: 'Cabang' },
  swift_code: { en: 'SWIFT code', id: 'Kode SWIFT' },
  phone: { en: 'Phone', id: 'Telepon' },
  wechat_account: { en: 'Cardholder address', id: 'Alamat pemegang kartu' },
};

/** The international card in wire form: labels and values in the same order, and the values by name. */
export function internationalInfo(world: World, userId: number, lang: WireLang) {
  const card = cardOf(world, userId, true);
  return {
    forms: INTERNATIONAL_FIELDS.map(({ name }) => {
      const label = LABELS[name];
      return label ? localize(label, lang) : name;
    }),
    data: INTERNATIONAL_FIELDS.map(({ name }) => card?.[name] ?? ''),
    ...columnsOf(card),
    wechat_nickname: card?.wechat_nickname ?? '',
  };
}
