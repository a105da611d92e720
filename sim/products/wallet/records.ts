import type { WireLang } from '@/contract/lang';
import { ACCOUNT_IDS, ACCOUNT_KINDS, type AccountKind } from '@/contract/wallet';
import { toWire8 } from '@/domain/money';
import { toWireTime } from '@/domain/time';
import type { ChangeRecord } from '../../ledger/change-records';
import type { World } from '../../world';
import { assetNamed } from '../quotes/assets';
import { accountLabel, reasonLabel } from './labels';

/** The account of a wire id; undefined for 0 and for what is none. */
export function kindOfId(id: number | undefined): AccountKind | undefined {
  return ACCOUNT_KINDS.find((kind) => ACCOUNT_IDS[kind] === id);
}

/** One change of an account in wire form (contract section 6): `value` is the signed change of the available side. */
export function wireRecord(world: World, record: ChangeRecord, lang: WireLang) {
  return {
    id: record.id,
    user_id: record.userId,
    value: toWire8(record.value),
    created_time: toWireTime(record.atMs),
    info: reasonLabel(record.reason, lang),
    type: record.wireType,
    currency: assetNamed(world, record.asset).id,
    currency_name: record.asset,
    before: toWire8(record.before),
    after: toWire8(record.after),
    transaction_info: accountLabel(record.kind, lang),
  };
}
