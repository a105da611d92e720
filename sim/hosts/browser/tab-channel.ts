import type { TabChannel, TabMessage } from '../tabs/tab-messages';

const nameOf = (build: string): string => `pocket-exchange-${build}`;

/** From thread to thread: a page that is busy or frozen is not on the way. */
export function openTabChannel(build: string): TabChannel {
  const channel = new BroadcastChannel(nameOf(build));
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
}

/** Says that this page, and with it its worker, is about to stand still. */
export function tellFrozen(build: string, tab: string): void {
  const channel = new BroadcastChannel(nameOf(build));
  channel.postMessage({ kind: 'frozen', from: tab } satisfies TabMessage);
  channel.close();
}

/** Plain HTTP on a LAN has no Web Locks: there each tab has an exchange of its own. */
export const canShareTabs = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function';
