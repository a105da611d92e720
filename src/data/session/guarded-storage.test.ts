import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraft } from './drafts';
import { chooseFiat } from './fiat';
import { createPreference } from './preferences';
import { createSession } from './session';
import { guardedStorage } from './storage';
import { tabScopedStorage } from './tab-scoped-storage';
import type { TextStorage } from './text-storage';

/** Operation of the browser's storage that fails. */
type Trouble = 'nothing' | 'access' | 'read' | 'write' | 'full';

/** Stores texts as own properties, like the browsers' Storage. */
class Area {
  #trouble: Trouble = 'nothing';
  get(): Storage {
    if (this.#trouble === 'access') throw new DOMException('denied', 'SecurityError');
    return this as unknown as Storage;
  }
  break(trouble: Trouble): void {
    this.#trouble = trouble;
  }
  getItem(key: string): string | null {
    if (this.#trouble === 'read') throw new DOMException('corrupt', 'UnknownError');
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.#trouble === 'write' || this.#trouble === 'full') throw new DOMException('full', 'QuotaExceededError');
    Object.defineProperty(this, key, { value, enumerable: true, configurable: true });
  }
  removeItem(key: string): void {
    if (this.#trouble === 'write') throw new DOMException('read only', 'NoModificationAllowedError');
    Reflect.deleteProperty(this, key);
  }
  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

const user = JSON.parse(
  '{"id":7,"account_number":"a","account":"a","phone":"","email":"a@b.co","area_code":"","nickname":"Ana",' +
    '"signature":"","head_portrait":"","extension_code":"","score":"100.00","user_level":0,"is_trader":2,' +
    '"status":0,"review_status":0,"name":""}',
);
const fiat = { currency_code: 'IDR', rate: 17500, saveTime: 5 };
/** Everything the app stores on the device, as after a visit. */
const WHOLE: Readonly<Record<string, string>> = {
  h5Version: '1',
  lang: 'jp',
  token: 'abc',
  user: JSON.stringify(user),
  fiat: JSON.stringify(fiat),
  fiats: JSON.stringify([{ currency_code: 'IDR', rate: 17500 }]),
  saveFiatsTime: '5',
  site_name: 'Pocket',
  site_logo: '/logo.png',
  'pref:flag': 'true',
};
const IN_TAB: Readonly<Record<string, string>> = {
  'own:token': '"abc"',
  'own:user': JSON.stringify(JSON.stringify(user)),
  'draft:form': '"typed"',
};
const LONG = 'x'.repeat(1_000_000);
const NO_VALUES: Readonly<Record<string, string>> = {
  empty: '',
  'no JSON': '{"',
  control: 'a\nb\0c',
  'beyond Latin': '日本語',
  'a number': '-7',
  'no number': 'NaN',
  'beyond numbers': '1e999',
  nothing: 'null',
  truth: 'true',
  'a list': '[[[7]]]',
  'an object': '{"currency_code":"DOGE4","rate":-1,"saveTime":"x","__proto__":{}}',
  oversized: LONG,
  'an oversized text': JSON.stringify(LONG),
};

let disk: Area;
let tab: Area;

function fill(area: Area, entries: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(entries)) area.setItem(key, value);
}
const guarded = (area: Area): TextStorage => guardedStorage(() => area.get());

/** Opens the app with the stored values, then reads and changes all of them. */
function open(isSandbox: boolean) {
  const [onDisk, inTab] = [guarded(disk), guarded(tab)];
  const session = createSession(isSandbox ? tabScopedStorage(onDisk, ['token', 'user'], inTab) : onDisk);
  return {
    session,
    flag: createPreference('flag', v.boolean(), false, onDisk),
    draft: createDraft('form', v.string(), '', inTab),
    /** Calls every function that writes once. */
    use() {
      session.reread();
      session.lang.set('en');
      session.fiats.set([{ currency_code: 'EUR', rate: 0.9 }]);
      session.forget();
      session.signOut();
      session.signIn('new');
      this.flag.set(true);
      this.draft.set('more');
      return [session.lang.get(), session.token.get(), session.user.get(), this.flag.get(), this.draft.get()];
    },
  };
}
const USED = ['en', 'new', null, true, 'more'];

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  disk = new Area();
  tab = new Area();
  fill(disk, WHOLE);
});
afterEach(() => vi.unstubAllGlobals());

describe.each([true, false])('one stored value is invalid (sandbox: %s)', (isSandbox) => {
  const keys = Object.keys(isSandbox ? { ...WHOLE, ...IN_TAB } : WHOLE);
  test.each(keys.flatMap((key) => Object.keys(NO_VALUES).map((name) => [key, name] as const)))(
    '%s is %s',
    (key, name) => {
      if (isSandbox) fill(tab, IN_TAB);
      fill(key in WHOLE ? disk : tab, { [key]: NO_VALUES[name] as string });
      const app = open(isSandbox);
      const { session } = app;
      const isToken = key === (isSandbox ? 'own:token' : 'token');
      // A version below 1 means that an older app wrote the storage, which is then cleared. Any other invalid value is
      // dropped alone, and never ends the session.
      const isKept = key !== 'h5Version' || !['empty', 'a number'].includes(name);
      if (isKept && !isToken) expect(session.token.get()).toBe('abc');
      expect(() => new Headers({ Authorization: session.token.get() })).not.toThrow();
      expect(
        () => new Intl.NumberFormat('id', { style: 'currency', currency: session.fiat.get().currency_code }),
      ).not.toThrow();
      expect(app.use()).toEqual(USED);
    },
  );

  test.each(keys)('%s is missing', (key) => {
    if (isSandbox) fill(tab, IN_TAB);
    (key in WHOLE ? disk : tab).removeItem(key);
    const app = open(isSandbox);
    // Storage without a version was written by an older app and is cleared (specification section 4).
    const isGone = key === 'h5Version' || (!isSandbox && key === 'token');
    expect(app.session.token.get()).toBe(isGone ? '' : 'abc');
    expect(app.use()).toEqual(USED);
  });
});

describe('a session no request can carry', () => {
  test.each([
    ['a line break', 'a\nb', ''],
    ['a letter beyond Latin', 'Bearer ключ', ''],
    ['more than servers take', 'x'.repeat(8_001), ''],
    ['a blank', ' ', ''],
    ['a line break at its end', 'abc\n', 'abc'],
    ['as much as servers take', 'x'.repeat(8_000), 'x'.repeat(8_000)],
    ['dots, dashes and blanks', 'Bearer a.b-c_d=', 'Bearer a.b-c_d='],
  ])('%s', (_, text, token) => {
    fill(disk, { token: text });
    const { session } = open(false);
    expect(session.token.get()).toBe(token);
    session.reread();
    expect(session.token.get()).toBe(token);
  });
});

describe('a failing storage', () => {
  const troubles: readonly Trouble[] = ['access', 'read', 'write', 'full'];
  const cases = troubles.flatMap((onDisk) =>
    (['nothing', ...troubles] as const).map((inTab) => [onDisk, inTab] as const),
  );
  test.each(cases)('disk: %s, tab: %s', (onDisk, inTab) => {
    const canBeRead = (trouble: Trouble) => trouble !== 'access' && trouble !== 'read';
    for (const isSandbox of [true, false]) {
      [disk, tab] = [new Area(), new Area()];
      fill(disk, WHOLE);
      fill(tab, IN_TAB);
      disk.break(onDisk);
      tab.break(inTab);
      const app = open(isSandbox);
      const isKept = canBeRead(onDisk) || (isSandbox && canBeRead(inTab));
      expect(app.session.token.get()).toBe(isKept ? 'abc' : '');
      expect(app.session.lang.get()).toBe(canBeRead(onDisk) ? 'jp' : 'id');
      expect(app.use()).toEqual(USED);
    }
  });

  test.each(troubles)('stored values are there when the storage works again: %s', (trouble) => {
    disk.break(trouble);
    open(false);
    disk.break('nothing');
    const { session, flag } = open(false);
    expect([session.token.get(), session.lang.get(), session.fiat.get(), flag.get()]).toEqual([
      'abc',
      'jp',
      fiat,
      true,
    ]);
  });

  test('a full disk never restores an earlier session', () => {
    disk.break('full');
    const { session } = open(false);
    session.signOut();
    session.signIn('new');
    expect(session.token.get()).toBe('new');
    expect(open(false).session.token.get()).toBe('');
  });

  test('another tab’s value replaces one that could not be stored', () => {
    let notify: (event: unknown) => void = () => {};
    vi.stubGlobal('addEventListener', (type: string, listener: typeof notify) => {
      if (type === 'storage') notify = listener;
    });
    disk.break('full');
    const storage = guarded(disk);
    const session = createSession(storage);
    session.signIn('here');
    disk.break('nothing');
    disk.setItem('token', 'there');
    notify({ storageArea: disk, key: 'token' });
    expect(session.token.get()).toBe('there');
  });
});

test.each([
  ['comes back from the back/forward cache', true, 'there'],
  ['is shown for the first time', false, 'abc'],
])('a page that %s has the session of the storage: %j', (_what, persisted, token) => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { session } = open(false);
  disk.setItem('token', 'there');
  disk.removeItem('user');
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(session.token.get()).toBe(token);
  expect(session.user.get()).toEqual(persisted ? null : user);
});

test('a currency that no longer exists becomes the default', () => {
  fill(disk, { fiat: '{"currency_code":"USDT","rate":1,"saveTime":1}' });
  expect(open(false).session.fiat.get().currency_code).toBe('USD');
  expect(() => chooseFiat('USDT', 5)).not.toThrow();
});
