/**
 * Whether tabs can share one exchange. Pages on plain HTTP (on a LAN) have no Web Locks: each tab then has an exchange
 * of its own.
 */
export const canShareTabs = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function';
