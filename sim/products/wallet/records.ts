import { ACCOUNT_IDS, ACCOUNT_KINDS, type AccountKind } from '@/contract/account-kinds';
import type { WireLang } from '@/contract/lang';
import { type AccountLogGroup, accountLogGroup } from '@/domain/accounts/account-log-groups';
import { toWire8 } from '@/domain/money/money';
import { toWireTime } from '@/domain/time';
import type { ChangeRecord } from '../../ledger/change-records';
import type { World } from '../../world';
import { assetNamed } from '../quotes/assets';
import { LEDGER_REASONS, type LedgerReason, reasonLabel, wireTypeOf } from '../reasons';
import { accountLabel, fromFrozenLabel } from './labels';

/** The account kind of a wire id; undefined for 0 and for an unknown id. */
export function kindOfId(id: number | undefined): AccountKind | undefined {
  return ACCOUNT_KINDS.find((kind) => ACCOUNT_IDS[kind] === id);
}

/** The ledger reasons of a group. The wire codes of a reason differ only by direction, so one of them is enough. */
export const reasonsOf = (group: AccountLogGroup): LedgerReason[] =>
  LEDGER_REASONS.filter((reason) => accountLogGroup(wireTypeOf(reason, 'change', true)) === group);

/** A transfer in wire form with both accounts, which the record's reference names. */
export function wireTransfer(world: World, record: ChangeRecord<LedgerReason>, lang: WireLang) {
  const named = record.ref.split('>').flatMap((text) => ACCOUNT_KINDS.find((kind) => kind === text) ?? []);
  const [from_field, to_field] = named;
  return { ...wireRecord(world, record, lang), ...(from_field && to_field && { from_field, to_field }) };
}

/** One change of an account in wire form (contract section 6): `value` is the signed change of the available side. */
export function wireRecord(world: World, record: ChangeRecord<LedgerReason>, lang: WireLang) {
  const user = world.tables.users.need(record.userId);
  return {
    id: record.id,
    user_id: record.userId,
    account: user.accountNumber,
    account_number: user.accountNumber,
    value: toWire8(record.value),
    created_time: toWireTime(record.atMs),
    info: infoOf(record, lang),
    type: wireTypeOf(record.reason, record.kind, record.value.gt(0)),
    currency: assetNamed(world, record.asset).id,
    currency_name: record.asset,
    before: toWire8(record.before),
    after: toWire8(record.after),
    transaction_info: accountLabel(record.kind, lang),
  };
}

/** A resting order is paid from its frozen amount, which the signed change of the available balance does not show. */
function infoOf({ reason, value, frozenValue, asset }: ChangeRecord<LedgerReason>, lang: WireLang): string {
  const label = reasonLabel(reason, lang);
  if (!value.isZero() || frozenValue.gte(0)) return label;
  return `${label} · ${fromFrozenLabel(`${frozenValue.abs().toFixed()} ${asset}`, lang)}`;
}
