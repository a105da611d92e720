import type { AccountKind } from '@/contract/account-kinds';
import type { Money } from '@/domain/money/money';
import type { StoredChange } from './holdings';

/** One change of one of a user's holdings, as the lists of account changes show it (contract section 6). */
export interface ChangeRecord<Reason extends string = string> {
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
  readonly reason: Reason;
  /** What the change belongs to, such as an order's number. */
  readonly ref: string;
  readonly atMs: number;
  /** Number of the posting that made the change: `entries()[entryId - 1]`. */
  readonly entryId: number;
}

export interface RecordsQuery<Reason extends string = string> {
  readonly userId: number;
  readonly kind?: AccountKind;
  readonly asset?: string;
  /** Only changes with these reasons. This visits every record of the user, so leave it out where possible. */
  readonly reasons?: readonly Reason[];
  /** Leaves out changes that only moved an amount between available and frozen. This visits every record as well. */
  readonly movesOnly?: boolean;
  /** Virtual epoch milliseconds: `sinceMs` is inclusive, `untilMs` exclusive. This visits every record as well. */
  readonly sinceMs?: number;
  readonly untilMs?: number;
  readonly offset: number;
  readonly limit: number;
}

export interface RecordsPage<Reason extends string = string> {
  /** Newest first. */
  readonly records: readonly ChangeRecord<Reason>[];
  /** The number of matching records on all pages. */
  readonly count: number;
}

/** Reads one page of a list of changes. The list is oldest first, the page newest first. */
export function pageOfChanges(changes: readonly StoredChange[], query: RecordsQuery): RecordsPage {
  const { offset, limit } = query;
  const wanted = wantedOf(changesWithin(changes, query), query);
  const end = wanted.length - offset;
  const page = end > 0 ? wanted.slice(Math.max(0, end - limit), end).reverse() : [];
  return { records: page.map(toRecord), count: wanted.length };
}

/**
 * Visits every change, because those of a customer added from data may be earlier than the ones before them
 * (sim/people/person.ts).
 */
function changesWithin(changes: readonly StoredChange[], { sinceMs, untilMs }: RecordsQuery): readonly StoredChange[] {
  if (sinceMs === undefined && untilMs === undefined) return changes;
  const [from, to] = [sinceMs ?? Number.NEGATIVE_INFINITY, untilMs ?? Number.POSITIVE_INFINITY];
  return changes.filter(({ atMs }) => atMs >= from && atMs < to);
}

function wantedOf(changes: readonly StoredChange[], { reasons, movesOnly }: RecordsQuery): readonly StoredChange[] {
  if (!reasons && !movesOnly) return changes;
  return changes.filter(
    (change) => (!reasons || reasons.includes(change.reason)) && !(movesOnly && staysTogether(change)),
  );
}

const staysTogether = ({ before, after, frozenBefore, frozenAfter }: StoredChange): boolean =>
  before.plus(frozenBefore).eq(after.plus(frozenAfter));

/** Uses binary search, because changes are sorted by id. */
export function changeOfId(changes: readonly StoredChange[], id: number): ChangeRecord | undefined {
  const found = changes[firstNot(changes, (change) => change.id < id)];
  return found?.id === id ? toRecord(found) : undefined;
}

/**
 * Index of the first change for which the condition is false. The condition must hold for a prefix of the list only.
 */
function firstNot(changes: readonly StoredChange[], holds: (change: StoredChange) => boolean): number {
  let [low, high] = [0, changes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(changes[middle] as StoredChange)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function toRecord(change: StoredChange): ChangeRecord {
  const { id, entryId, holding, before, after, frozenBefore, frozenAfter, reason, ref, atMs } = change;
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
    ref,
    atMs,
    entryId,
  };
}
