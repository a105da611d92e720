/** Where what is locked waits, frozen (designed: so that the assets page shows it). Paid from and to the spot account. */
export const LOCK_ACCOUNT = 'mining';
