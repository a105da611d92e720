/**
 * Account kind in which locked amounts stay frozen (designed, so that the assets page shows them). Deposits are paid
 * from the spot account, and payouts go to it.
 */
export const LOCK_ACCOUNT = 'mining';
