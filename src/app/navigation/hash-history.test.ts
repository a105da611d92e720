import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tab } from '../testing/tab';
import { type AppHistory, createHashHistory } from './hash-history';

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

test('the listener is called for every change until it is removed', () => {
  const changes: string[] = [];
  const stop = app.listen(() => changes.push(`${app.action} ${app.location.pathname}`));
  app.push('/a');
  app.replace('/b');
  app.go(-1);
  stop();
  app.push('/c');
  tab.step(-1);
  expect(changes).toEqual(['PUSH /a', 'REPLACE /b', 'POP /pages/fund/assets']);
});

test('an address also opens when the browser accepts no more entries', () => {
  tab.full = true;
  app.push('/a');
  expect(app.location).toMatchObject({ pathname: '/a', state: null });
});
