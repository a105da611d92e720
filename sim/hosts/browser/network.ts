/**
 * The exchange's origin for a page without a host, because it was opened from a disk. The name never resolves on a
 * network.
 */
const NOWHERE = 'http://sandbox.invalid';

/** The origin at which this page finds its exchange. */
export const siteOrigin = (): string => (location.host === '' ? NOWHERE : location.origin);

/** Whether an address belongs to this page's exchange. */
export const isOnSite = (origin: string): boolean =>
  origin === siteOrigin() || origin === new URL(location.href).origin;

/** A page that was opened offline, from the service worker's copy, works without a network. */
const openedWithout = typeof navigator !== 'undefined' && !navigator.onLine;

/** Whether the browser has lost its network since this page was opened. A real exchange would then be out of reach. */
export const networkIsLost = (): boolean => !navigator.onLine && !openedWithout;
