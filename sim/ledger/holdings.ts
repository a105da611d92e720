import { ACCOUNT_KINDS, type AccountKind } from '@/contract/account-kinds';
import { type Money, ZERO } from '@/domain/money/money';
import { type Account, HOUSE_ACCOUNTS, type HouseAccountName } from './accounts';

/** What one owner holds of one asset in one account. House accounts have no kind and no frozen part. */
export interface Holding {
  readonly owner: number | HouseAccountName;
  readonly kind: AccountKind | null;
  readonly asset: string;
  readonly available: Money;
  readonly frozen: Money;
}

/** A holding with the fields that only the ledger may use and change. */
export interface OpenHolding extends Holding {
  readonly key: string;
  readonly allowsNegative: boolean;
  available: Money;
  frozen: Money;
  /** The lists that get every change of this holding; its own list comes first. Empty for house accounts. */
  readonly changeLists: readonly StoredChange[][];
}

/** A change as the ledger stores it; the other fields of a ChangeRecord follow from the holding. */
export interface StoredChange {
  readonly id: number;
  /** Id of the posting that made the change. */
  readonly entryId: number;
  readonly holding: OpenHolding;
  readonly before: Money;
  readonly after: Money;
  readonly frozenBefore: Money;
  readonly frozenAfter: Money;
  readonly reason: string;
  readonly ref: string;
  readonly atMs: number;
}

const NO_LISTS: readonly StoredChange[][] = [];

/** All holdings by owner, kind and asset. A holding that was never posted to reads as zero. */
export class Holdings {
  readonly #all: OpenHolding[] = [];
  /**
   * Nested by owner, kind and asset. It is read ten times for every fill, so building a string key would cost too much.
   */
  readonly #byOwner = new Map<number | HouseAccountName, Map<AccountKind | null, Map<string, OpenHolding>>>();
  readonly #byUser = new Map<number, OpenHolding[]>();
  readonly #changeLists = new Map<string, StoredChange[]>();

  find(owner: number | HouseAccountName, kind: AccountKind | null, asset: string): OpenHolding | undefined {
    return this.#byOwner.get(owner)?.get(kind)?.get(asset);
  }

  /**
   * Finds or creates the holding of an account. A holding without changes appears in no list or dump, so a refused
   * command may leave one behind.
   */
  open(account: Account): OpenHolding {
    const { owner, asset } = account;
    const kind = 'kind' in account ? account.kind : null;
    const known = this.find(owner, kind, asset);
    if (known) return known;
    const isUser = typeof owner === 'number';
    const holding: OpenHolding = {
      key: keyOf(owner, kind, asset),
      owner,
      kind,
      asset,
      allowsNegative: isUser ? false : HOUSE_ACCOUNTS[owner].allowsNegative,
      available: ZERO,
      frozen: ZERO,
      changeLists: isUser ? changeListKeys(owner, kind, asset).map((list) => this.#changeList(list)) : NO_LISTS,
    };
    this.#store(holding);
    if (isUser) this.#ofUser(owner).push(holding);
    return holding;
  }

  /** Every holding of a user that was ever posted to, by account kind and asset. */
  ofUser(userId: number): Holding[] {
    const changed = (this.#byUser.get(userId) ?? []).filter((holding) => holding.changeLists[0]?.length);
    return changed.sort((a, b) => kindOrder(a) - kindOrder(b) || (a.asset < b.asset ? -1 : 1));
  }

  /** A user's changes, oldest first, optionally only of one kind and one asset. */
  changes(userId: number, kind: AccountKind | undefined, asset: string | undefined): readonly StoredChange[] {
    return this.#changeLists.get(changeListKey(userId, kind, asset)) ?? [];
  }

  all(): readonly OpenHolding[] {
    return this.#all;
  }

  clear(): void {
    this.#all.length = 0;
    this.#byOwner.clear();
    this.#byUser.clear();
    this.#changeLists.clear();
  }

  #store(holding: OpenHolding): void {
    const { owner, kind, asset } = holding;
    const kinds = this.#byOwner.get(owner) ?? new Map<AccountKind | null, Map<string, OpenHolding>>();
    const assets = kinds.get(kind) ?? new Map<string, OpenHolding>();
    this.#byOwner.set(owner, kinds.set(kind, assets.set(asset, holding)));
    this.#all.push(holding);
  }

  #ofUser(userId: number): OpenHolding[] {
    const known = this.#byUser.get(userId);
    if (known) return known;
    const holdings: OpenHolding[] = [];
    this.#byUser.set(userId, holdings);
    return holdings;
  }

  #changeList(key: string): StoredChange[] {
    const known = this.#changeLists.get(key);
    if (known) return known;
    const list: StoredChange[] = [];
    this.#changeLists.set(key, list);
    return list;
  }
}

const keyOf = (owner: number | string, kind: AccountKind | null, asset: string) => `${owner}|${kind ?? ''}|${asset}`;
const kindOrder = ({ kind }: Holding) => (kind ? ACCOUNT_KINDS.indexOf(kind) : -1);

/** A change is written to four lists, so that every filter of the records page reads one list from its end. */
const changeListKeys = (user: number, kind: AccountKind | null, asset: string) => [
  changeListKey(user, kind ?? undefined, asset),
  changeListKey(user, kind ?? undefined, undefined),
  changeListKey(user, undefined, asset),
  changeListKey(user, undefined, undefined),
];
const changeListKey = (user: number, kind: AccountKind | undefined, asset: string | undefined) =>
  `${user}|${kind ?? '*'}|${asset ?? '*'}`;
