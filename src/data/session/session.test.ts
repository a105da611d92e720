import { describe, expect, test, vi } from 'vitest';
import { createSession, DEFAULT_FIAT, type Session } from './session';
import { memoryStorage, type TextStorage } from './text-storage';

/** A storage with initial entries, in which a test can simulate another tab's change. */
function storageWith(entries: Record<string, string>) {
  const memory = memoryStorage();
  for (const [key, value] of Object.entries(entries)) memory.set(key, value);
  let notify: (key: string | null) => void = () => {};
  const storage: TextStorage = {
    ...memory,
    onForeignChange(listener) {
      notify = listener;
      return () => {};
    },
  };
  return { storage, otherTabWrote: (key: string | null) => notify(key) };
}

const user = {
  id: 7,
  account_number: 'a',
  account: 'a',
  phone: '',
  email: 'a@b.co',
  area_code: '',
  nickname: 'Ana',
  signature: '',
  head_portrait: '',
  extension_code: '',
  score: '100.00',
  user_level: 0,
  is_trader: 2,
  status: 0,
  review_status: 0,
  name: '',
};

describe('the version of the storage', () => {
  test.each([[{}], [{ h5Version: '0', token: 'old' }], [{ h5Version: '', token: 'old' }]])(
    'below 1 everything is cleared once: %j',
    (entries: Record<string, string>) => {
      const { storage } = storageWith(entries);
      expect(createSession(storage).token.get()).toBe('');
      expect(storage.get('h5Version')).toBe('1');
    },
  );

  test.each(['1', '2', 'x'])('version %s is kept', (h5Version) => {
    const { storage } = storageWith({ h5Version, token: 'abc', lang: 'en' });
    const session = createSession(storage);
    expect([session.token.get(), session.lang.get()]).toEqual(['abc', 'en']);
  });
});

describe('values read from storage', () => {
  test.each([
    ['lang', 'klingon', 'lang', 'id'],
    ['fiat', '{', 'fiat', DEFAULT_FIAT],
    ['fiat', '{"currency_code":"IDR","rate":0,"saveTime":1}', 'fiat', DEFAULT_FIAT],
    ['fiats', '[{"currency_code":"IDR"}]', 'fiats', []],
    ['user', '{"id":"no number"}', 'user', null],
    ['saveFiatsTime', 'NaN', 'saveFiatsTime', 0],
  ] as const)('%s of %s reads as the default', (key, text, name, value) => {
    const session = createSession(storageWith({ h5Version: '1', [key]: text }).storage);
    expect(session[name].get()).toEqual(value);
  });

  test('a value that was set is there after a reload', () => {
    const { storage } = storageWith({ h5Version: '1' });
    const before = createSession(storage);
    before.lang.set('kor');
    before.signIn('abc');
    before.user.set(user);
    before.fiat.set({ currency_code: 'IDR', rate: 17500, saveTime: 5 });
    const after = createSession(storage);
    expect(after.lang.get()).toBe('kor');
    expect(after.token.get()).toBe('abc');
    expect(after.user.get()).toEqual(user);
    expect(after.fiat.get()).toEqual({ currency_code: 'IDR', rate: 17500, saveTime: 5 });
  });
});

describe('signing in and out', () => {
  test('a new token is never visible together with the previous user', () => {
    const session = createSession(storageWith({ h5Version: '1', token: 'a', user: JSON.stringify(user) }).storage);
    const seen: unknown[] = [];
    session.token.subscribe(() => seen.push(session.user.get()));
    session.signIn('b');
    expect(seen).toEqual([null]);
  });

  test('signing out removes token and user, and nothing else', () => {
    const { storage } = storageWith({ h5Version: '1', token: 'a', user: JSON.stringify(user), lang: 'en' });
    createSession(storage).signOut();
    expect([storage.get('token'), storage.get('user'), storage.get('lang')]).toEqual([null, null, 'en']);
  });
});

describe('other tabs', () => {
  test.each<[string, string | null, (session: Session) => void, string]>([
    ['999 to the old token', 'b', (session) => session.signOut('a'), 'b'],
    ['999 to the old token, and signed out there', null, (session) => session.signOut('a'), ''],
    ['999 to the token all tabs have', 'a', (session) => session.signOut('a'), ''],
    ['999 to a token before this one', 'a', (session) => session.signOut('z'), 'a'],
    ['a logout here', 'b', (session) => session.signOut(), ''],
    ['looked at', 'b', (session) => session.reread(), 'b'],
  ])('a session begun there stands, though nobody has told of it yet: %s', (_, written, act, token) => {
    const { storage } = storageWith({ h5Version: '1', token: 'a', user: JSON.stringify(user) });
    const session = createSession(storage);
    if (written === null) storage.remove('token');
    else storage.set('token', written);
    if (written !== 'a') storage.remove('user');
    act(session);
    expect([session.token.get(), storage.get('token') ?? '']).toEqual([token, token]);
    expect(session.user.get()).toEqual(token === 'a' ? user : null);
  });

  test('a logout elsewhere is a logout here', () => {
    const { storage, otherTabWrote } = storageWith({ h5Version: '1', token: 'a' });
    const session = createSession(storage);
    const listener = vi.fn();
    session.token.subscribe(listener);
    storage.remove('token');
    otherTabWrote('token');
    expect(session.token.get()).toBe('');
    expect(listener).toHaveBeenCalledOnce();
  });

  test('a storage that was cleared elsewhere changes nothing before the next start', () => {
    const { storage, otherTabWrote } = storageWith({ h5Version: '1', token: 'a', lang: 'en' });
    const session = createSession(storage);
    session.user.set(user);
    storage.clear();
    otherTabWrote(null);
    session.reread();
    expect([session.token.get(), session.user.get(), session.lang.get()]).toEqual(['a', user, 'en']);
    const next = createSession(storage);
    expect([next.token.get(), next.lang.get()]).toEqual(['', 'id']);
  });

  test('a session can be ended after the storage was cleared elsewhere', () => {
    const { storage, otherTabWrote } = storageWith({ h5Version: '1', token: 'a', lang: 'en' });
    const session = createSession(storage);
    storage.clear();
    otherTabWrote(null);
    session.signOut('a');
    expect([session.token.get(), session.lang.get()]).toEqual(['', 'en']);
  });
});
