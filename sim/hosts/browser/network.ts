/** Where the exchange is for a page that has no host, because it was opened from a disk. It is nowhere on any network. */
const NOWHERE = 'http://sandbox.invalid';

/** The origin at which this page finds its exchange. */
export const siteOrigin = (): string => (location.host === '' ? NOWHERE : location.origin);

/** Whether an address belongs to this page's exchange. */
export const isOnSite = (origin: string): boolean =>
  origin === siteOrigin() || origin === new URL(location.href).origin;

/** A page that was opened without a network, from the copy that the service worker keeps, does not miss it. */
const openedWithout = typeof navigator !== 'undefined' && !navigator.onLine;

/** The browser has lost its network since this page was opened: a real exchange would be out of reach. */
export const networkIsLost = (): boolean => !navigator.onLine && !openedWithout;
