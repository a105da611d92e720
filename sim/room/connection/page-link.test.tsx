import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { createValueStore } from '@/lib/stores/value-store';
import { RemoteCard } from '../rail/remote-card';
import { installTexts } from '../texts/install';
import { firstPhone, offerPage } from './page-link';

/** Fake channels of tabs in one thread: a message is delivered to all others at once. */
class Channel extends EventTarget {
  static open: Channel[] = [];
  constructor() {
    super();
    Channel.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this) other.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

const SHARED = { protocol: 'https:', search: '', locks: true };
/** Opens something in a tab with an address and a browser. */
function inTab<T>({ protocol, search, locks }: typeof SHARED, open: () => T): T {
  vi.stubGlobal('location', { protocol, search });
  vi.stubGlobal('navigator', locks ? { locks: {} } : {});
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('addEventListener', () => {});
  return open();
}

beforeAll(async () => {
  await startI18n('en');
  await installTexts();
});
afterEach(() => {
  Channel.open = [];
  vi.unstubAllGlobals();
});

const ALONE = [
  ['an exchange for its tab alone', { ...SHARED, search: '?scenario=long-btc&isolate' }],
  ['a page on a disk', { ...SHARED, protocol: 'file:' }],
  ['plain HTTP in a LAN', { ...SHARED, protocol: 'http:', locks: false }],
] as const;

/** Whether the presenter's window reaches an app, and the card that opens such a window. */
function reach(app: typeof SHARED, room: typeof SHARED) {
  Channel.open = [];
  const signIn = vi.fn();
  inTab(app, () => offerPage({ token: createValueStore('held'), signIn, show() {} }));
  const phone = inTab(room, firstPhone);
  phone.signIn('another');
  const card = inTab(app, () => renderToStaticMarkup(<RemoteCard />));
  return [phone.isThere.get(), phone.token.get(), signIn.mock.calls, card.includes('href="?control"')];
}

test('the window of the presenter steers the app with which it shares an exchange', () => {
  expect(reach(SHARED, SHARED)).toEqual([true, 'held', [['another']], true]);
});

test.each(ALONE)('no window steers %s, and no link leads to one', (_what, app) => {
  expect(reach(app, SHARED)).toEqual([false, '', [], false]);
  expect(reach(SHARED, app).slice(0, 3)).toEqual([false, '', []]);
});
