/**
 * Whether the exchange of this page is that of the browser's other tabs: not on a disk, not for this tab alone, and not
 * where the browser has no Web Locks, as on plain HTTP in a LAN.
 */
export const sharesExchange = (): boolean =>
  location.protocol !== 'file:' &&
  !new URLSearchParams(location.search).has('isolate') &&
  'locks' in navigator &&
  typeof BroadcastChannel === 'function';
