import type { AccountKind } from '@/contract/wallet';
import type { Money } from '@/domain/money';
import type { StoredChange } from './holdings';
import { type LedgerReason, wireTypeOf } from './reasons';

/** One change of one of a user's holdings, as lists of account changes show it (contract section 6). */
export interface ChangeRecord {
  readonly id: number;
  readonly userId: number;
  readonly kind: AccountKind;
  readonly asset: string;
  /** Signed change of the available balance, and that balance before and after. */
  readonly value: Money;
  readonly before: Money;
  readonly after: Money;
  /** Signed change of the frozen balance, and that balance after. */
  readonly frozenValue: Money;
  readonly frozenAfter: Money;
  readonly reason: LedgerReason;
  /** Wire code of the reason (account_log.type). */
  readonly wireType: number;
  /** What it is about, such as an order's number. */
  readonly ref: string;
  readonly atMs: number;
}

export interface RecordsQuery {
  readonly userId: number;
  readonly kind?: AccountKind;
  readonly asset?: string;
  /** Only changes for these reasons. Visits every record of the user, so leave it out where possible. */
  readonly reasons?: readonly LedgerReason[];
  readonly offset: number;
  readonly limit: number;
}

export interface RecordsPage {
  /** Newest first. */
  readonly records: readonly ChangeRecord[];
  /** How many there are on all pages. */
  readonly count: number;
}

/** Reads one page from the end of a list of changes. */
export function pageOfChanges(changes: readonly StoredChange[], query: RecordsQuery): RecordsPage {
  const { reasons, offset, limit } = query;
  const wanted = reasons ? changes.filter(({ reason }) => reasons.includes(reason)) : changes;
  const end = wanted.length - offset;
  const page = end > 0 ? wanted.slice(Math.max(0, end - limit), end).reverse() : [];
  return { records: page.map(toRecord), count: wanted.length };
}

function toRecord(change: StoredChange): ChangeRecord {
  const { id, holding, before, after, frozenBefore, frozenAfter, reason, ref, atMs } = change;
  const kind = holding.kind as AccountKind;
  const value = after.minus(before);
  return {
    id,
    userId: holding.owner as number,
    kind,
    asset: holding.asset,
    value,
    before,
    after,
    frozenValue: frozenAfter.minus(frozenBefore),
    frozenAfter,
    reason,
    wireType: wireTypeOf(reason, kind, value.gt(0)),
    ref,
    atMs,
  };
}
