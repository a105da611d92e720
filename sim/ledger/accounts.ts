import type { AccountKind } from '@/contract/wallet';

/**
 * The house's own accounts (designed). One that may owe stands for somebody with means of their own, so its balance may
 * be negative; the others hold only what they were paid.
 */
export const HOUSE_ACCOUNTS = {
  /** Trading, withdrawal and subscription fees, interest and penalties. */
  'house:fees': { mayOwe: false },
  /** The market maker: the other side of every trade, option, contract and swap. Coins it sells it need not hold. */
  'house:market': { mayOwe: true },
  /** Issues what the exchange gives: yields, dividends, subscribed tokens, coupons, opening balances. */
  'house:treasury': { mayOwe: true },
  /** The gateway to the world outside. What it owes of a coin is what customers have brought in and not taken out. */
  'house:deposits': { mayOwe: true },
  /** The loan book: what it owes is what customers have borrowed and not paid back. */
  'house:loans': { mayOwe: true },
  /** The bank of the mini game: takes stakes, pays winnings. */
  'house:game': { mayOwe: true },
  /** The merchants of OTC trading, who are simulated and have means of their own. */
  'house:otc': { mayOwe: true },
  /** Holds what merchants sell from the order until it is released or comes back. */
  'house:escrow': { mayOwe: false },
  /** Pays what a liquidation could not, so that no customer ends below zero. */
  'house:insurance': { mayOwe: true },
} as const satisfies Record<string, { readonly mayOwe: boolean }>;

export type HouseAccountName = keyof typeof HOUSE_ACCOUNTS;

/** A user's holding has two sides: what can be spent and what an order, a request or a bid has set aside. */
export type Bucket = 'available' | 'frozen';

export interface UserAccount {
  /** User id. */
  readonly owner: number;
  readonly kind: AccountKind;
  readonly asset: string;
  readonly bucket: Bucket;
}

export interface HouseAccount {
  readonly owner: HouseAccountName;
  readonly asset: string;
}

export type Account = UserAccount | HouseAccount;

/** `userAccount(7, 'change', 'USDT')` is what user 7 can spend on the spot market. */
export function userAccount(
  userId: number,
  kind: AccountKind,
  asset: string,
  bucket: Bucket = 'available',
): UserAccount {
  return { owner: userId, kind, asset, bucket };
}

export function houseAccount(owner: HouseAccountName, asset: string): HouseAccount {
  return { owner, asset };
}
