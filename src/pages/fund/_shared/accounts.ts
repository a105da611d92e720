import type { AccountKind } from '@/contract/wallet';

/**
 * The seven accounts of the assets page (specification section 2: its "deposit" account is the spot account, where
 * deposits arrive) in their order there. The family's fiat account (id 1) comes last, and only where it is used.
 */
export const ACCOUNT_ORDER = [
  'lever',
  'change',
  'mining',
  'stock',
  'micro',
  'margin',
  'financial',
  'legal',
] as const satisfies readonly AccountKind[];

/** Colour of an account in the ring, its legend and its row. */
export function accountColor(kind: AccountKind): string {
  return `var(--part-${ACCOUNT_ORDER.indexOf(kind) + 1})`;
}
