import type { AccountKind } from '@/contract/account-kinds';

/** The accounts of the assets page (specification section 2, and the spot account of the coins market) in their order. */
export const ACCOUNT_ORDER = [
  'lever',
  'change',
  'legal',
  'mining',
  'stock',
  'micro',
  'margin',
  'financial',
] as const satisfies readonly AccountKind[];

/** Colour of an account in the ring, its legend and its row. */
export function accountColor(kind: AccountKind): string {
  return `var(--part-${ACCOUNT_ORDER.indexOf(kind) + 1})`;
}

/** Returns the accounts which the server has, in the order of ACCOUNT_ORDER. */
export function inOrder<T extends { readonly kind: AccountKind }>(accounts: readonly T[]): T[] {
  return ACCOUNT_ORDER.flatMap((kind) => accounts.filter((account) => account.kind === kind));
}
