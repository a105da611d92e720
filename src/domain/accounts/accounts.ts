/** Kinds of assets that accounts distinguish: USDT, a coin, a share. */
export type AssetKind = 'stable' | 'crypto' | 'stock';

/**
 * Whether an account can hold an asset (designed; the family leaves it to flags of each coin). Coins are held in the
 * accounts in which they are deposited and traded, shares in the one in which they are traded. Every other account
 * holds USDT only.
 */
export function accountHolds(account: string, asset: AssetKind): boolean {
  if (asset === 'stable') return true;
  return asset === 'stock' ? account === 'stock' : account === 'legal' || account === 'change';
}

/** The account that trades of a market are paid from and booked in (stocks are designed: the family has none). */
export const tradingAccountOf = (market: AssetKind | undefined): 'change' | 'stock' =>
  market === 'stock' ? 'stock' : 'change';
