/** Where what was paid in waits, frozen (designed: so that the assets page shows it). Paid from and to the spot account. */
export const DUAL_ACCOUNT = 'financial';
