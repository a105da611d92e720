/**
 * Account kind in which paid-in amounts stay frozen until maturity (designed, so that the assets page shows them).
 * Purchases are paid from the spot account, and payouts go to it.
 */
export const DUAL_ACCOUNT = 'financial';
