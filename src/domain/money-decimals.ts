/** Smallest unit the ledger books. Apart from ./money.ts for those who only move digits. */
export const MONEY_DECIMALS = 8;
