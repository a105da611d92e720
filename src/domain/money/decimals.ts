/**
 * Decimals of the smallest unit the ledger books. Separate from ./money.ts for code that needs no decimal arithmetic.
 */
export const MONEY_DECIMALS = 8;
