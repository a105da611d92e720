import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { createDraft, type DraftStorage, forgetDrafts } from './drafts';
import { session } from './session';

const schema = v.object({ account: v.string() });
const EMPTY = { account: '' };
let kept: Map<string, string>;
let storage: DraftStorage;

beforeEach(() => {
  kept = new Map();
  storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
});

const open = () => createDraft('test', schema, EMPTY, storage);

test('what was typed is there again after a reload', () => {
  open().set({ account: 'maya@example.com' });
  expect(open().get()).toEqual({ account: 'maya@example.com' });
});

test.each([
  ['nothing', null],
  ['no JSON', '{"account":'],
  ['another shape', '{"account":7}'],
])('%s in storage reads as an empty draft', (_, text) => {
  if (text !== null) kept.set('draft:test', text);
  expect(open().get()).toBe(EMPTY);
});

test('an emptied draft leaves nothing behind', () => {
  const draft = open();
  draft.set({ account: 'maya' });
  draft.set(EMPTY);
  expect(kept.size).toBe(0);
});

test('a full or forbidden storage keeps the draft as long as the page lives', () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  for (const place of [storage, null]) {
    const draft = createDraft('test', schema, EMPTY, place);
    draft.set({ account: 'maya' });
    expect(draft.get()).toEqual({ account: 'maya' });
  }
});

test.each([
  ['asked to', forgetDrafts],
  ['the session changes', () => session.signIn(`token ${Math.random()}`)],
])('every draft is forgotten when %s', (_, forget) => {
  const draft = open();
  draft.set({ account: 'maya' });
  forget();
  expect(draft.get()).toBe(EMPTY);
  expect(kept.size).toBe(0);
});
