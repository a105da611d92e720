/** The coin in which balances are valued. Every server of the family gives it this id (contract section 1.3). */
export const USDT = { currencyId: 3, name: 'USDT' } as const;
