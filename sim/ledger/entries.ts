import type { Json } from '@sim/journal/json';
import type { StateHasher } from '@sim/journal/state-hash';
import type { AccountKind } from '@/contract/account-kinds';
import { Decimal, type Money } from '@/domain/money/money';
import { type Account, type Bucket, type HouseAccountName, userAccount } from './accounts';
import type { Holding, OpenHolding } from './holdings';

/** Why and when money moves. */
export interface PostingNote<Reason extends string = string> {
  /** Virtual epoch milliseconds. */
  readonly atMs: number;
  readonly reason: Reason;
  /** What the posting belongs to, such as an order's number. */
  readonly ref: string;
}

/** One leg of a posting: a positive amount is added to the account, a negative one is subtracted. */
export interface Leg<Reason extends string = string> {
  readonly account: Account;
  readonly amount: Money;
  /** Set when the leg has another reason than the posting, such as the fee within a swap. */
  readonly reason?: Reason;
}

export interface Posting<Reason extends string = string> extends PostingNote<Reason> {
  readonly legs: readonly Leg<Reason>[];
}

/** A posting in the books. */
export interface LedgerEntry<Reason extends string = string> extends PostingNote<Reason> {
  /** 1 for the first entry; ids have no gaps. */
  readonly id: number;
  /** Without legs whose amount is zero. */
  readonly legs: readonly EntryLeg<Reason>[];
}

export interface EntryLeg<Reason extends string = string> {
  readonly holding: Holding;
  readonly bucket: Bucket;
  readonly amount: Money;
  readonly reason: Reason;
}

/** The books as snapshots store them, without balances and records, which follow from the entries. */
interface BooksDump {
  readonly holdings: readonly (readonly [owner: number | HouseAccountName, kind: AccountKind | null, asset: string])[];
  readonly entries: readonly DumpedEntry[];
}
type DumpedEntry = readonly [atMs: number, reason: string, ref: string, legs: readonly DumpedLeg[]];
type DumpedLeg = readonly [holding: number, frozen: 0 | 1, amount: string, reason: string];

/** The entries as JSON for a snapshot. Each holding is written once and then named by its number. */
export function dumpEntries(entries: readonly LedgerEntry[]): Json {
  const places = new Map<Holding, number>();
  const placeOf = (holding: Holding) => {
    const known = places.get(holding);
    if (known !== undefined) return known;
    places.set(holding, places.size);
    return places.size - 1;
  };
  const dumped = entries.map(
    ({ atMs, reason, ref, legs }): DumpedEntry => [
      atMs,
      reason,
      ref,
      legs.map(
        (leg): DumpedLeg => [placeOf(leg.holding), leg.bucket === 'frozen' ? 1 : 0, leg.amount.toString(), leg.reason],
      ),
    ],
  );
  const holdings = [...places.keys()].map(({ owner, kind, asset }) => [owner, kind, asset] as const);
  return { holdings, entries: dumped } satisfies BooksDump;
}

/** The postings of a dump, in their order. */
export function postingsOf(dump: Json): Posting[] {
  const { holdings, entries } = dump as unknown as BooksDump;
  const accountOf = (place: number, frozen: 0 | 1): Account => {
    const holding = holdings[place];
    if (!holding) throw new Error(`the ledger's snapshot names holding ${place}, which it does not list`);
    const [owner, kind, asset] = holding;
    if (typeof owner !== 'number') return { owner, asset };
    return userAccount(owner, kind as AccountKind, asset, frozen ? 'frozen' : 'available');
  };
  return entries.map(([atMs, reason, ref, legs]) => ({
    atMs,
    reason,
    ref,
    legs: legs.map(([place, frozen, amount, legReason]) => ({
      account: accountOf(place, frozen),
      amount: new Decimal(amount),
      reason: legReason,
    })),
  }));
}

/** Feeds an entry into the state hash. Amounts use the internal form of decimal.js, which is unique for each value. */
export function hashEntry(entry: LedgerEntry, hasher: StateHasher): void {
  hasher.number(entry.id).number(entry.atMs).text(entry.reason).text(entry.ref).int(entry.legs.length);
  for (const { holding, bucket, amount, reason } of entry.legs) {
    hasher
      .text((holding as OpenHolding).key)
      .int(bucket === 'frozen' ? 1 : 0)
      .text(reason);
    hasher.int(amount.s).int(amount.e).int(amount.d.length);
    for (const word of amount.d) hasher.int(word);
  }
}
