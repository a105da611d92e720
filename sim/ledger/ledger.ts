import type { UndoLog } from '@sim/db/undo-log';
import type { Json } from '@sim/journal/json';
import { type HashPair, LogHash } from '@sim/journal/state-hash';
import type { AccountKind } from '@/contract/account-kinds';
import { Decimal, isOpposite, MONEY_DECIMALS, type Money, ZERO } from '@/domain/money/money';
import { type Account, type Bucket, type HouseAccountName, userAccount } from './accounts';
import { auditBooks } from './books';
import { type ChangeRecord, changeOfId, pageOfChanges, type RecordsPage, type RecordsQuery } from './change-records';
import {
  dumpEntries,
  type EntryLeg,
  hashEntry,
  type LedgerEntry,
  type Leg,
  type Posting,
  type PostingNote,
  postingsOf,
} from './entries';
import { type Holding, Holdings, type OpenHolding, type StoredChange } from './holdings';

/**
 * A posting that does not balance or that an account cannot afford. It is a defect of the exchange, because handlers
 * check first.
 */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

/** An amount of a posting, or a balance after it, is 10^12 or more: the balance limit (CEILING_EXPONENT). */
export class BalanceLimitError extends LedgerError {}

const NOTHING: Pick<Holding, Bucket> = { available: ZERO, frozen: ZERO };

/** The new balances of one holding within a posting. */
interface Change {
  readonly holding: OpenHolding;
  readonly reason: string;
  available: Money;
  frozen: Money;
}

/**
 * The double-entry ledger: the only place where money moves (design rule 6). Every posting must sum to zero in each
 * asset, have at most 8 decimals and leave no user below zero; otherwise it throws LedgerError and changes nothing. The
 * caller rounds to 8 decimals, in the exchange's favour, by `roundCredit` and `roundDebit` of `@/domain/money`. `Reason`:
 * the reasons that exist, which the products declare.
 */
export class Ledger<Reason extends string = string> {
  readonly #holdings = new Holdings();
  readonly #entries: LedgerEntry<Reason>[] = [];
  readonly #undo: UndoLog;
  readonly #sum = new LogHash(this.#entries, hashEntry);
  #changeCount = 0;

  constructor(undo: UndoLog) {
    this.#undo = undo;
  }

  /** The available and the frozen amount of a user's holding. */
  holding(userId: number, kind: AccountKind, asset: string): Pick<Holding, Bucket> {
    return this.#holdings.find(userId, kind, asset) ?? NOTHING;
  }

  /** What a user can spend. Handlers check it before they post, and refuse when it is not enough. */
  available(userId: number, kind: AccountKind, asset: string): Money {
    return this.#holdings.find(userId, kind, asset)?.available ?? ZERO;
  }

  frozen(userId: number, kind: AccountKind, asset: string): Money {
    return this.#holdings.find(userId, kind, asset)?.frozen ?? ZERO;
  }

  houseBalance(owner: HouseAccountName, asset: string): Money {
    return this.#holdings.find(owner, null, asset)?.available ?? ZERO;
  }

  /** Every holding of a user that was ever posted to, by account kind, then by asset. */
  holdingsOf(userId: number): readonly Holding[] {
    return this.#holdings.ofUser(userId);
  }

  post(posting: Posting<Reason>): LedgerEntry<Reason> {
    const { atMs, reason, ref } = posting;
    const changes: Change[] = [];
    const moving = posting.legs.some(({ amount }) => amount.isZero())
      ? posting.legs.filter(({ amount }) => !amount.isZero())
      : posting.legs;
    const legs = moving.map((leg): EntryLeg<Reason> => {
      const { account, amount, reason: legReason = reason } = leg;
      const holding = this.#holdings.open(account);
      const bucket = 'bucket' in account ? account.bucket : 'available';
      requireBookable(amount, posting);
      const change = changeOf(changes, holding, legReason);
      change[bucket] = change[bucket].plus(amount);
      requireWithinLimit(change, posting);
      return { holding, bucket, amount, reason: legReason };
    });
    requireBalanced(legs, posting);
    for (const change of changes) requireAffordable(change, posting);
    return this.#write({ id: this.#entries.length + 1, atMs, reason, ref, legs }, changes);
  }

  /** Moves an amount, which must not be negative. */
  transfer(from: Account, to: Account, amount: Money, note: PostingNote<Reason>): LedgerEntry<Reason> {
    if (isBelowZero(amount)) throw new LedgerError(`${note.reason} ${note.ref}: cannot move ${amount}`);
    const legs: Leg<Reason>[] = [
      { account: from, amount: amount.neg() },
      { account: to, amount },
    ];
    return this.post({ legs, ...note });
  }

  /** Freezes an amount: from available to frozen. */
  freeze(
    userId: number,
    kind: AccountKind,
    asset: string,
    amount: Money,
    note: PostingNote<Reason>,
  ): LedgerEntry<Reason> {
    const frozen = userAccount(userId, kind, asset, 'frozen');
    return this.transfer(userAccount(userId, kind, asset), frozen, amount, note);
  }

  /** Releases a frozen amount: from frozen to available. */
  release(
    userId: number,
    kind: AccountKind,
    asset: string,
    amount: Money,
    note: PostingNote<Reason>,
  ): LedgerEntry<Reason> {
    const frozen = userAccount(userId, kind, asset, 'frozen');
    return this.transfer(frozen, userAccount(userId, kind, asset), amount, note);
  }

  /** Pays from the frozen amount to another account. */
  spendFrozen(
    userId: number,
    kind: AccountKind,
    asset: string,
    to: Account,
    amount: Money,
    note: PostingNote<Reason>,
  ): LedgerEntry<Reason> {
    return this.transfer(userAccount(userId, kind, asset, 'frozen'), to, amount, note);
  }

  /** A user's account changes, newest first. */
  records(query: RecordsQuery<Reason>): RecordsPage<Reason> {
    const changes = this.#holdings.changes(query.userId, query.kind, query.asset);
    // Changes are stored by `post`, which takes no other reasons.
    return pageOfChanges(changes, query) as RecordsPage<Reason>;
  }

  /** One of a user's account changes by its id; undefined when the user has none with this id. */
  record(userId: number, id: number): ChangeRecord<Reason> | undefined {
    return changeOfId(this.#holdings.changes(userId, undefined, undefined), id) as ChangeRecord<Reason> | undefined;
  }

  /** The books, oldest entry first. */
  entries(): readonly LedgerEntry<Reason>[] {
    return this.#entries;
  }

  /** Audits the books: one sentence for each problem, empty when there is none. */
  checkBooks(): string[] {
    return auditBooks(this.#entries, this.#holdings.all());
  }

  dump(): Json {
    return dumpEntries(this.#entries);
  }

  /**
   * Posts every entry of a dump again, so a snapshot that does not balance throws. Not allowed inside a transaction.
   */
  load(dump: Json): void {
    if (this.#undo.isOpen) throw new Error('a snapshot cannot be loaded inside a transaction');
    const postings = postingsOf(dump);
    this.#holdings.clear();
    this.#entries.length = 0;
    this.#changeCount = 0;
    this.#sum.reset();
    for (const posting of postings) this.post(posting as Posting<Reason>);
  }

  /** Only the entries are hashed, because balances and records follow from them. */
  hashPair(): HashPair {
    return this.#sum.hashPair();
  }

  #write(entry: LedgerEntry<Reason>, changes: readonly Change[]): LedgerEntry<Reason> {
    const stored: StoredChange[] = [];
    const { id: entryId, atMs, ref } = entry;
    for (const { holding, available, frozen, reason } of changes) {
      const { available: before, frozen: frozenBefore } = holding;
      const id = this.#changeCount + 1;
      const moved = { before, after: available, frozenBefore, frozenAfter: frozen };
      const change = { id, entryId, holding, ...moved, reason, ref, atMs };
      stored.push(change);
      holding.available = available;
      holding.frozen = frozen;
      if (holding.changeLists.length > 0) this.#changeCount = id;
      for (const list of holding.changeLists) list.push(change);
    }
    this.#entries.push(entry);
    this.#undo.record(() => this.#rollBack(stored));
    return entry;
  }

  #rollBack(stored: readonly StoredChange[]): void {
    for (const { holding, before, frozenBefore } of stored) {
      holding.available = before;
      holding.frozen = frozenBefore;
      if (holding.changeLists.length > 0) this.#changeCount -= 1;
      for (const list of holding.changeLists) list.pop();
    }
    this.#sum.beforePop();
    this.#entries.pop();
  }
}

/**
 * The pending change of a holding, created at the first leg that touches it. A posting has few legs, so a linear search
 * is cheap.
 */
function changeOf(changes: Change[], holding: OpenHolding, reason: string): Change {
  for (const change of changes) if (change.holding === holding) return change;
  const change = { holding, reason, available: holding.available, frozen: holding.frozen };
  changes.push(change);
  return change;
}

/**
 * Balances must stay below 10^12, where decimal.js is exact at precision 20. Comparing the exponent needs no Decimal
 * operation.
 */
const CEILING_EXPONENT = 12;
/** A sum of several large legs may need more digits than a single balance. */
const Wide = Decimal.clone({ precision: 60 });

const isWithinLimit = (amount: Money) => amount.e < CEILING_EXPONENT;
const isBelowZero = (amount: Money) => amount.s < 0 && !amount.isZero();

function requireBookable(amount: Money, { reason, ref }: Posting): void {
  if (amount.isFinite() && !isWithinLimit(amount))
    throw new BalanceLimitError(`${reason} ${ref}: ${amount} cannot be booked: it exceeds the largest exact amount`);
  if (!amount.isFinite() || amount.decimalPlaces() > MONEY_DECIMALS) {
    throw new LedgerError(`${reason} ${ref}: ${amount} cannot be booked; round it to 8 decimals first`);
  }
}

function requireBalanced(legs: readonly EntryLeg[], posting: Posting): void {
  for (const [at, { holding }] of legs.entries()) {
    if (legs.findIndex((leg) => leg.holding.asset === holding.asset) === at) {
      requireZeroSum(legs, holding.asset, posting);
    }
  }
}

/**
 * Checks the legs in one asset: the last one must be the opposite of the sum of the others. Most postings have two
 * legs, which need no addition.
 */
function requireZeroSum(legs: readonly EntryLeg[], asset: string, { reason, ref }: Posting): void {
  let others: Money | null = null;
  let last: Money | null = null;
  for (const { holding, amount } of legs) {
    if (holding.asset !== asset) continue;
    if (last) others = others ? new Wide(others).plus(last) : last;
    last = amount;
  }
  if (others && last && isOpposite(others, last)) return;
  const sum = new Wide(others ?? 0).plus(last ?? 0);
  throw new LedgerError(`${reason} ${ref}: ${asset} does not add up, ${sum} is left over`);
}

function requireAffordable({ holding, available, frozen }: Change, { reason, ref }: Posting): void {
  if ((isBelowZero(available) || isBelowZero(frozen)) && !holding.allowsNegative) {
    throw new LedgerError(`${reason} ${ref}: ${holding.key} would be left with ${available} and ${frozen} frozen`);
  }
}

/** Checked after each leg, because a sum that exceeds the limit and returns below it may have lost its last digit. */
function requireWithinLimit({ holding, available, frozen }: Change, { reason, ref }: Posting): void {
  if (!isWithinLimit(available) || !isWithinLimit(frozen)) {
    throw new BalanceLimitError(`${reason} ${ref}: ${holding.key} would exceed the largest exact amount`);
  }
}
