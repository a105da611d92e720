import type { TabChannel, TabMessage } from '../tabs/tab-messages';

const nameOf = (build: string): string => `pocket-exchange-${build}`;

/** A channel between the threads of the exchanges. It does not pass through pages, which may be busy or frozen. */
export function openTabChannel(build: string): TabChannel {
  const channel = new BroadcastChannel(nameOf(build));
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
}

/** Notifies the other tabs that this page, and with it its worker, is about to be frozen. */
export function announceFreeze(build: string, tab: string): void {
  const channel = new BroadcastChannel(nameOf(build));
  channel.postMessage({ kind: 'frozen', from: tab } satisfies TabMessage);
  channel.close();
}
