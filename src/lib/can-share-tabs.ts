/** Whether tabs can have one exchange. Plain HTTP on a LAN has no Web Locks: there each has its own. */
export const canShareTabs = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function';
