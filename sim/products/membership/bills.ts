import { ACCOUNT_IDS } from '@/contract/account-kinds';
import type { WireLang } from '@/contract/lang';
import type { BillKind } from '@/domain/accounts/bills';
import { type Money, toWire8, ZERO } from '@/domain/money/money';
import { toWireTime } from '@/domain/time';
import type { ChangeRecord, RecordsPage } from '../../ledger/change-records';
import type { EntryLeg, LedgerEntry } from '../../ledger/entries';
import type { World } from '../../world';
import type { Part } from '../pages';
import { type Asset, assetNamed } from '../quotes/assets';
import { billOf, LEDGER_REASONS, type LedgerReason, reasonLabel, wireTypeOf } from '../reasons';
import { accountLabel } from '../wallet/labels';

const reasonsOf = (kind: BillKind): readonly LedgerReason[] =>
  LEDGER_REASONS.filter((reason) => billOf(reason) === kind);

export interface BillFilter {
  readonly kind?: BillKind | undefined;
  readonly asset?: Asset | undefined;
  /** Epoch ms: the first instant that is included, and the first that is not. */
  readonly sinceMs?: number | undefined;
  readonly untilMs?: number | undefined;
}

/**
 * A customer's bills, newest first. Records that only freeze or release money are left out, because the money stays the
 * customer's.
 */
export function billsOf(
  { ledger }: World,
  userId: number,
  { kind, asset, sinceMs, untilMs }: BillFilter,
  part: Part,
): RecordsPage<LedgerReason> {
  return ledger.records({
    userId,
    movesOnly: true,
    ...(kind && { reasons: reasonsOf(kind) }),
    ...(asset && { asset: asset.name }),
    ...(sinceMs !== undefined && { sinceMs }),
    ...(untilMs !== undefined && { untilMs }),
    ...part,
  });
}

/** Signed change of the account's total, available and frozen together. */
const amountOf = ({ value, frozenValue }: ChangeRecord): Money => value.plus(frozenValue);

/**
 * Total income and total outgo of some bills in one coin. What moves between the customer's own accounts has a bill in
 * each of them, and is neither.
 */
export function totalsOf(records: readonly ChangeRecord[]) {
  const postings = new Map<number, Money>();
  for (const record of records)
    postings.set(record.entryId, (postings.get(record.entryId) ?? ZERO).plus(amountOf(record)));
  let [income, outgo] = [ZERO, ZERO];
  for (const amount of postings.values()) {
    if (amount.gt(0)) income = income.plus(amount);
    else outgo = outgo.minus(amount);
  }
  return { in: toWire8(income), out: toWire8(outgo) };
}

/** A bill in wire form. */
export function wireBill(world: World, record: ChangeRecord<LedgerReason>, lang: WireLang) {
  const { id, reason, kind, asset, after, value, frozenAfter, atMs } = record;
  return {
    id,
    kind: billOf(reason),
    type: wireTypeOf(reason, kind, value.gt(0)),
    info: reasonLabel(reason, lang),
    amount: toWire8(amountOf(record)),
    balance: toWire8(after.plus(frozenAfter)),
    currency: assetNamed(world, asset).id,
    currency_name: asset,
    account: ACCOUNT_IDS[kind],
    account_name: accountLabel(kind, lang),
    created_time: toWireTime(atMs),
  };
}

/** A bill with all effects of its posting: the other side of a trade, and the fees. */
export function billDetail(world: World, record: ChangeRecord<LedgerReason>, lang: WireLang) {
  const entry = world.ledger.entries()[record.entryId - 1] as LedgerEntry;
  const own = entry.legs.filter(({ holding }) => holding.owner === record.userId);
  const fees = entry.legs.filter(({ holding, amount }) => holding.owner === 'house:fees' && amount.gt(0));
  return {
    ...wireBill(world, record, lang),
    posting: entry.id,
    ref: record.ref,
    moves: [...sums(own)]
      .filter(([, amount]) => !amount.isZero())
      .map(([{ kind, asset }, amount]) => {
        if (kind === null) throw new Error(`posting ${entry.id}: a customer's side without an account`);
        return {
          account: ACCOUNT_IDS[kind],
          account_name: accountLabel(kind, lang),
          currency_name: asset,
          amount: toWire8(amount),
        };
      }),
    fees: [...sums(fees)].map(([{ asset }, amount]) => ({ currency_name: asset, amount: toWire8(amount) })),
  };
}

/** The change of each holding, available and frozen together. */
function sums(legs: readonly EntryLeg[]): Map<EntryLeg['holding'], Money> {
  const found = new Map<EntryLeg['holding'], Money>();
  for (const { holding, amount } of legs) found.set(holding, (found.get(holding) ?? ZERO).plus(amount));
  return found;
}
