import type { AccountKind } from '@/contract/account-kinds';

/**
 * The exchange's own accounts (designed). An account with `allowsNegative` represents a party with outside funds, so its
 * balance may be negative. The other accounts hold only what was paid into them.
 */
export const HOUSE_ACCOUNTS = {
  /** Trading, withdrawal and subscription fees, interest and penalties. */
  'house:fees': { allowsNegative: false },
  /**
   * The market maker: the counterparty of every trade, option, contract and swap. It may sell coins that it does not
   * hold.
   */
  'house:market': { allowsNegative: true },
  /** Pays what the exchange gives: yields, dividends, subscribed tokens, coupons, opening balances. */
  'house:treasury': { allowsNegative: true },
  /**
   * The gateway to external wallets and banks. Its negative balance of a coin is what customers have deposited and not
   * withdrawn.
   */
  'house:deposits': { allowsNegative: true },
  /** The loan book: its negative balance is what customers have borrowed and not repaid. */
  'house:loans': { allowsNegative: true },
  /** The bank of the mini game: takes stakes and pays winnings. */
  'house:game': { allowsNegative: true },
  /** The merchants of OTC trading, who are simulated and have outside funds. */
  'house:otc': { allowsNegative: true },
  /** Holds what a merchant sells, from the order until it is released to the customer or returned. */
  'house:escrow': { allowsNegative: false },
  /** Pays the loss that a liquidation leaves beyond the margin, so that no customer's balance becomes negative. */
  'house:insurance': { allowsNegative: true },
} as const satisfies Record<string, { readonly allowsNegative: boolean }>;

export type HouseAccountName = keyof typeof HOUSE_ACCOUNTS;

/** The two parts of a user's holding: what can be spent, and what an order, a request or a bid has frozen. */
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

/** One of the exchange's own accounts, which hold any asset and have no frozen part. */
export function houseAccount(owner: HouseAccountName, asset: string): HouseAccount {
  return { owner, asset };
}
