/**
 * The accounts of a user. legal (1), change (2, spot), lever (3, futures) and micro (4, options) are the family's;
 * the others complete the seven of specification section 2 and are designed.
 */
export const ACCOUNT_KINDS = ['legal', 'change', 'lever', 'micro', 'mining', 'stock', 'margin', 'financial'] as const;

export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/**
 * Wire id of an account kind (specification section 3). 5 is the family's insurance account; ids from 6 on are
 * designed.
 */
export const ACCOUNT_IDS: Readonly<Record<AccountKind, number>> = {
  legal: 1,
  change: 2,
  lever: 3,
  micro: 4,
  mining: 6,
  stock: 7,
  margin: 8,
  financial: 9,
};
