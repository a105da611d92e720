import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPreference } from './preferences';
import { createSession, type User } from './session';
import { tabScopedStorage } from './tab-scoped-storage';
import { memoryStorage, partOfStorage, type TextStorage } from './text-storage';

let disk: TextStorage;
/**
 * Notifies every tab of a write, as browsers do. Unlike in browsers the writing tab is notified too, which has no
 * effect.
 */
const listeners = new Set<(key: string | null) => void>();
function sharedDisk(): TextStorage {
  const memory = memoryStorage();
  const notify = (key: string) => {
    for (const listener of listeners) listener(key);
  };
  return {
    ...memory,
    set(key, value) {
      memory.set(key, value);
      notify(key);
    },
    onForeignChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
/** `tab` is the tab's own storage, which survives a reload but not the tab. */
const openTab = (tab = memoryStorage()) => createSession(tabScopedStorage(disk, ['token', 'user'], tab));

/** A user with all fields that a stored one must have. */
function userNamed(nickname: string): User {
  const texts = ['account_number', 'account', 'phone', 'email', 'area_code', 'signature', 'head_portrait'];
  const numbers = ['id', 'user_level', 'is_trader', 'status', 'review_status'];
  return {
    ...Object.fromEntries([...texts, 'extension_code', 'name', 'score'].map((field) => [field, ''])),
    ...Object.fromEntries(numbers.map((field) => [field, 0])),
    nickname,
  } as unknown as User;
}

beforeEach(() => {
  listeners.clear();
  disk = sharedDisk();
  disk.set('h5Version', '1');
});

describe('keys that belong to a tab', () => {
  test('two tabs are two customers, each also after a reload', () => {
    const tabs = [memoryStorage(), memoryStorage()] as const;
    const [first, second] = [openTab(tabs[0]), openTab(tabs[1])];
    first.signIn('maya');
    second.signIn('whale');
    expect([first.token.get(), second.token.get()]).toEqual(['maya', 'whale']);
    expect([openTab(tabs[0]).token.get(), openTab(tabs[1]).token.get()]).toEqual(['maya', 'whale']);
  });

  test('a new tab continues the session that began last, as after reopening the browser', () => {
    openTab().signIn('maya');
    openTab().signIn('whale');
    expect(openTab().token.get()).toBe('whale');
  });

  test('signing out in one tab does not affect another customer’s tab', () => {
    const [first, second] = [openTab(), openTab()];
    first.signIn('maya');
    second.signIn('whale');
    first.signOut();
    expect(second.token.get()).toBe('whale');
    expect(openTab().token.get()).toBe('whale');
    second.signOut();
    expect(openTab().token.get()).toBe('');
  });

  test('a session that one tab ends is ended in every tab that has it', () => {
    const tabs = [memoryStorage(), memoryStorage()] as const;
    const [first, other] = [openTab(), openTab(tabs[0])];
    first.signIn('maya');
    const [same, late] = [openTab(tabs[1]), openTab()];
    other.signIn('whale');
    first.signOut();
    expect([same.token.get(), late.token.get(), other.token.get()]).toEqual(['', '', 'whale']);
    expect([openTab(tabs[1]).token.get(), openTab(tabs[0]).token.get()]).toEqual(['', 'whale']);
    expect(disk.keys().filter((key) => key.includes('maya'))).toEqual([]);
  });

  /** The names in the storage, and in a tab that is opened now. */
  const names = () => {
    const stored = JSON.parse(disk.get('user') ?? 'null') as User | null;
    return [stored?.nickname ?? null, openTab().user.get()?.nickname ?? null];
  };

  test('a new tab never mixes two customers', () => {
    const [first, second] = [openTab(), openTab()];
    first.signIn('maya');
    first.user.set(userNamed('Maya'));
    second.signIn('whale');
    expect(names()).toEqual([null, null]);
    second.user.set(userNamed('Wahyu'));
    first.user.set(userNamed('Maya R'));
    expect(names()).toEqual(['Wahyu', 'Wahyu']);
    expect(first.user.get()?.nickname).toBe('Maya R');
  });

  test('nothing remains of a customer who has signed out in any tab', () => {
    const [first, second] = [openTab(), openTab()];
    first.signIn('maya');
    first.user.set(userNamed('Maya'));
    const same = openTab();
    same.user.set(userNamed('Maya R'));
    first.signOut();
    expect(names()).toEqual([null, null]);
    second.signIn('whale');
    second.user.set(userNamed('Wahyu'));
    second.signOut();
    expect(names()).toEqual([null, null]);
  });

  test('everything else is shared', () => {
    const [first] = [openTab()];
    first.lang.set('en');
    expect(openTab().lang.get()).toBe('en');
  });
});

test('a page with a run of its own takes nothing from other tabs and leaves them nothing, except the language', () => {
  const hidden = (storage: TextStorage) => createPreference('hidden', v.boolean(), false, storage);
  const other = openTab();
  other.signIn('maya');
  hidden(disk).set(true);
  const own = partOfStorage(disk, ['h5Version', 'lang', 'languageOffered']);
  const page = createSession(tabScopedStorage(own, ['token', 'user'], memoryStorage()));
  expect([page.token.get(), hidden(own).get()]).toEqual(['', false]);
  // A run of the same scenario and seed has the same tokens.
  page.signIn('maya');
  page.lang.set('jp');
  hidden(own).set(true);
  hidden(own).set(false);
  expect(own.keys()).toEqual(['h5Version', 'lang', 'token']);
  page.forget();
  page.signOut();
  expect([other.token.get(), openTab().token.get(), hidden(disk).get(), other.lang.get()]).toEqual([
    'maya',
    'maya',
    true,
    'jp',
  ]);
  other.lang.set('en');
  expect([page.lang.get(), page.token.get()]).toEqual(['en', '']);
});

test('forgetting keeps the language and the session', () => {
  const session = openTab();
  session.signIn('maya');
  session.lang.set('jp');
  session.fiat.set({ currency_code: 'IDR', rate: 15_000, saveTime: 1 });
  session.siteName.set('Pocket');
  session.forget();
  expect(['lang', 'token', 'fiat', 'site_name'].map((key) => disk.get(key))).toEqual(['jp', 'maya', null, null]);
  expect(session.fiat.get().currency_code).toBe('USD');
});
