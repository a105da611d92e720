/** What a customer can hold, as far as accounts tell it apart: USDT, a coin, a share. */
export type AssetKind = 'stable' | 'crypto' | 'stock';

/**
 * Whether an account takes in an asset (designed; the family leaves it to flags of each coin). Coins are held where
 * they are deposited and traded, shares where they are traded; every other account counts in USDT.
 */
export function accountHolds(account: string, asset: AssetKind): boolean {
  if (asset === 'stable') return true;
  return asset === 'stock' ? account === 'stock' : account === 'legal' || account === 'change';
}

/** The account in which what is traded is paid, booked and held (stocks designed: the family has none). */
export const tradingAccountOf = (market: AssetKind | undefined): 'change' | 'stock' =>
  market === 'stock' ? 'stock' : 'change';
