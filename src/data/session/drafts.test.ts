import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { reportFailure } from '../api/outcome';
import { createDraft, forgetDrafts, storeDraftsForUser } from './drafts';
import { session, type User } from './session';
import { TabStorage } from './testing/tab-storage';
import { memoryStorage, type TextStorage } from './text-storage';

const schema = v.object({ account: v.string() });
const EMPTY = { account: '' };
let storage: TextStorage;

beforeEach(() => {
  storage = memoryStorage();
});

const open = () => createDraft('test', schema, EMPTY, storage);

test('typed text is there again after a reload', () => {
  open().set({ account: 'maya@example.com' });
  expect(open().get()).toEqual({ account: 'maya@example.com' });
});

test.each([
  ['nothing', null],
  ['no JSON', '{"account":'],
  ['another shape', '{"account":7}'],
])('%s in storage reads as an empty draft', (_, text) => {
  if (text !== null) storage.set('draft:test', text);
  expect(open().get()).toBe(EMPTY);
});

test('an emptied draft leaves nothing behind', () => {
  const draft = open();
  draft.set({ account: 'maya' });
  draft.set(EMPTY);
  expect(storage.keys()).toEqual([]);
});

test('every draft is forgotten when asked to', () => {
  const draft = open();
  draft.set({ account: 'maya' });
  forgetDrafts();
  expect(draft.get()).toBe(EMPTY);
  expect(storage.keys()).toEqual([]);
});

describe('in a tab', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', new TabStorage()));
  afterEach(() => {
    forgetDrafts();
    session.signOut();
    vi.unstubAllGlobals();
  });

  /** The tokens of the sessions; '' is a visitor's. */
  test.each([
    [['', 't1'], 'kept'],
    [['', 't1', ''], 'forgotten'],
    [['', 't1', 't2'], 'forgotten'],
    [['t1', ''], 'forgotten'],
    [['t1', 't2'], 'forgotten'],
    [['t1', '', 't1'], 'forgotten'],
  ] as const)('whose sessions are %j, what was typed in the first is %s', ([first, ...later], fate) => {
    session.signIn(first);
    const draft = createDraft('test', schema, EMPTY);
    draft.set({ account: 'maya' });
    for (const token of later) session.signIn(token);
    expect(draft.get()).toEqual(fate === 'kept' ? { account: 'maya' } : EMPTY);
    expect('draft:test' in sessionStorage).toBe(fate === 'kept');
  });

  test.each([
    ['', 't1', 'kept'],
    ['t1', 't1', 'kept'],
    ['t1', '', 'forgotten'],
    ['t1', 't2', 'forgotten'],
  ])(
    'whose session has changed from "%s" to "%s" before it was loaded again, it is %s',
    async (before, after, fate) => {
      session.signIn(before);
      createDraft('test', schema, EMPTY).set({ account: 'maya' });
      vi.resetModules();
      (await import('./session')).session.signIn(after);
      const drafts = await import('./drafts');
      expect(drafts.createDraft('test', schema, EMPTY).get()).toEqual(fate === 'kept' ? { account: 'maya' } : EMPTY);
    },
  );

  test('that shows a second phone, each has drafts of its own', async () => {
    createDraft('test', schema, EMPTY).set({ account: 'maya' });
    vi.resetModules();
    vi.doMock('@/lib/sandbox/framing', () => ({ isEmbedded: false, isExtraPhone: true, isIsolated: false }));
    const phone = await import('./drafts');
    vi.doUnmock('@/lib/sandbox/framing');
    expect(phone.createDraft('test', schema, EMPTY).get()).toEqual(EMPTY);
    phone.forgetDrafts();
    expect('draft:test' in sessionStorage).toBe(true);
  });
});

describe('when the server ends the session in the middle', () => {
  let tab: TabStorage;
  const signIn = (token: string, id: number) => {
    session.signIn(token);
    session.user.set({ id } as User);
  };
  const end = () => reportFailure(new ApiError('session_invalid', 'over'), session.token.get(), false);
  const typed = { account: 'maya@example.com' };
  const openInTab = () => createDraft('held', schema, EMPTY);

  beforeEach(() => {
    tab = new TabStorage();
    vi.stubGlobal('sessionStorage', tab);
    signIn('t1', 7);
  });
  afterEach(() => {
    session.signOut();
    vi.unstubAllGlobals();
  });

  test('typed text is restored for the same user', () => {
    const draft = openInTab();
    draft.set(typed);
    end();
    expect(draft.get()).toEqual(typed);
    storeDraftsForUser();
    expect(draft.get()).toEqual(EMPTY);
    signIn('t2', 7);
    expect(draft.get()).toEqual(typed);
    // Keys with the prefix `own:` belong to the session.
    expect(Object.keys(tab).filter((key) => !key.startsWith('own:'))).toEqual(['draft:held']);
  });

  test.each([
    ['was left', true],
    ['is still open', false],
  ])('typed text does not reach another run, whether its page %s', (_, isLeft) => {
    const draft = openInTab();
    draft.set(typed);
    end();
    if (isLeft) storeDraftsForUser();
    forgetDrafts();
    storeDraftsForUser();
    signIn('t2', 7);
    expect(draft.get()).toEqual(EMPTY);
    expect(Object.keys(tab).filter((key) => !key.startsWith('own:'))).toEqual([]);
  });

  test('also if no form was opened after a reload', () => {
    tab.setItem('draft:held', JSON.stringify(typed));
    end();
    storeDraftsForUser();
    expect(openInTab().get()).toEqual(EMPTY);
    signIn('t2', 7);
    expect(openInTab().get()).toEqual(typed);
  });

  test('also text that was typed afterwards, and if the login comes before the page is left', () => {
    const draft = openInTab();
    draft.set(typed);
    end();
    draft.set({ account: 'typed on' });
    signIn('t2', 7);
    expect(draft.get()).toEqual({ account: 'typed on' });
  });

  test('it is deleted when another user signs in', () => {
    const draft = openInTab();
    draft.set(typed);
    end();
    signIn('t2', 8);
    expect(draft.get()).toEqual(EMPTY);
    session.signOut();
    signIn('t3', 7);
    expect(draft.get()).toEqual(EMPTY);
  });

  test('text that was typed since, by an unknown person, is deleted as well', () => {
    const draft = openInTab();
    draft.set(typed);
    end();
    storeDraftsForUser();
    draft.set({ account: 'typed on' });
    signIn('t2', 8);
    expect(draft.get()).toEqual(EMPTY);
  });

  test('a logout deletes it', () => {
    const draft = openInTab();
    draft.set(typed);
    session.signOut();
    signIn('t2', 7);
    expect(draft.get()).toEqual(EMPTY);
  });
});
