import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from './api-error';
import { createHeldDraft } from './held-drafts';
import { reportFailure } from './outcome';
import { session, type User } from './session';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const user = (id: number) => ({ id }) as User;
const signIn = (token: string, id: number) => {
  session.signIn(token);
  session.user.set(user(id));
};
const end = () => reportFailure(new ApiError('session_invalid', 'over'), session.token.get(), false);

const EMPTY = { amount: '' };
const draft = createHeldDraft('test', v.object({ amount: v.string() }), EMPTY, storage);

beforeEach(() => signIn('t1', 7));
afterEach(() => session.signOut());

describe('a draft in the middle of which the session ends', () => {
  it('comes back to the same user', () => {
    draft.set({ amount: '12' });
    end();
    expect(draft.get()).toEqual(EMPTY);
    signIn('t2', 7);
    expect(draft.get()).toEqual({ amount: '12' });
    expect([...kept.keys()]).toEqual(['draft:test']);
  });

  it('is dropped when somebody else signs in, for good', () => {
    draft.set({ amount: '12' });
    end();
    signIn('t2', 8);
    expect(draft.get()).toEqual(EMPTY);
    session.signOut();
    signIn('t3', 7);
    expect(draft.get()).toEqual(EMPTY);
  });

  it('ends with a logout', () => {
    draft.set({ amount: '12' });
    session.signOut();
    signIn('t2', 7);
    expect(draft.get()).toEqual(EMPTY);
  });
});
