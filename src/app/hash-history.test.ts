import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AppHistory, createHashHistory } from './hash-history';

/** The part of a browser tab that a history uses. */
class Tab {
  readonly entries: { hash: string; state: unknown }[];
  at = 0;
  full = false;
  readonly heard = new Set<() => void>();
  constructor(hash: string, state: unknown = null) {
    this.entries = [{ hash, state }];
    const current = () => this.entries[this.at] ?? { hash: '', state: null };
    const push = (hash: string, state: unknown) =>
      this.entries.splice(++this.at, Number.POSITIVE_INFINITY, { hash, state });
    vi.stubGlobal('location', {
      get hash() {
        return current().hash;
      },
      assign: (hash: string) => push(hash, null),
    });
    vi.stubGlobal('history', {
      get state() {
        return current().state;
      },
      pushState: (state: unknown, _title: string, hash: string) => {
        if (this.full) throw new DOMException('too many', 'SecurityError');
        push(hash, state);
      },
      replaceState: (state: unknown, _title: string, hash = current().hash) =>
        this.entries.splice(this.at, 1, { hash, state }),
      go: (by: number) => this.step(by),
    });
    vi.stubGlobal('window', {
      addEventListener: (_event: string, hear: () => void) => this.heard.add(hear),
      removeEventListener: (_event: string, hear: () => void) => this.heard.delete(hear),
    });
  }
  step(by: number) {
    this.at += by;
    for (const hear of this.heard) hear();
  }
}

let tab: Tab;
let app: AppHistory;
function open(hash: string, state?: unknown): void {
  tab = new Tab(hash, state);
  app = createHashHistory();
}
const entryIndex = () => (history.state as { idx: unknown }).idx;

beforeEach(() => open('#/pages/fund/assets?tab=spot'));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', '/', '', ''],
  ['#/', '/', '', ''],
  ['#pages/news', '/pages/news', '', ''],
  ['#/pages/news?id=3', '/pages/news', '?id=3', ''],
  ['#/pages/news?id=3#end', '/pages/news', '?id=3', '#end'],
])('the address %s', (hash, pathname, search, end) => {
  open(hash);
  expect(app.location).toEqual({ pathname, search, hash: end, state: null, key: 'default' });
  expect(app.action).toBe('POP');
});

test.each([
  ['/pages/news', '#/pages/news'],
  ['/pages/news?id=3', '#/pages/news?id=3'],
  ['?tab=futures', '#/pages/fund/assets?tab=futures'],
  [{ pathname: '/pages/news', search: '?id=3', hash: '' }, '#/pages/news?id=3'],
])('going to %j', (to, hash) => {
  app.push(to);
  expect(tab.entries.map((one) => one.hash)).toEqual(['#/pages/fund/assets?tab=spot', hash]);
  app.replace('/');
  app.replace(to);
  expect(tab.entries[1]?.hash).toBe(typeof to === 'string' && to.startsWith('?') ? `#/${to}` : hash);
});

test('entries are numbered, each has a key of its own, and keeps what was stored in it', () => {
  app.push('/a', { beneath: ['/'] });
  const first = app.location.key;
  expect([app.action, entryIndex(), app.location.state]).toEqual(['PUSH', 1, { beneath: ['/'] }]);
  app.replace('/b');
  expect([app.action, entryIndex(), app.location.state]).toEqual(['REPLACE', 1, null]);
  app.push('/c');
  expect(new Set([first, app.location.key, 'default']).size).toBe(3);
  app.go(-1);
  expect([app.action, app.location.pathname, entryIndex()]).toEqual(['PUSH', '/b', 1]);
});

test('a reload keeps the number, the key and the state of the entry', () => {
  open('#/pages/news', { usr: { beneath: ['/'] }, key: 'abc', idx: 3 });
  expect([entryIndex(), app.location.key, app.location.state]).toEqual([3, 'abc', { beneath: ['/'] }]);
});

test('an address entered by hand has no number, and its correction has none either', () => {
  tab.entries.push({ hash: '#/typed', state: { idx: null, key: 'typed' } });
  tab.step(1);
  app.replace('/meant');
  expect(entryIndex()).toBeNull();
  app.push('/next');
  expect(entryIndex()).toBe(1);
});

test('the listener hears of every change until it is removed', () => {
  const heard: string[] = [];
  const stop = app.listen(() => heard.push(`${app.action} ${app.location.pathname}`));
  app.push('/a');
  app.replace('/b');
  app.go(-1);
  stop();
  app.push('/c');
  tab.step(-1);
  expect(heard).toEqual(['PUSH /a', 'REPLACE /b', 'POP /pages/fund/assets']);
});

test('where the browser takes no more entries the address opens all the same', () => {
  tab.full = true;
  app.push('/a');
  expect(app.location).toMatchObject({ pathname: '/a', state: null });
});
