import { afterEach, expect, test } from 'vitest';
import { resetRunState } from '../session/run-reset';
import { session, type User } from '../session/session';
import { awaitResults, noteSeen, unseenIds, unseenOptions } from './unseen';

const signIn = (id: number) => session.user.set({ id } as User);

afterEach(() => {
  resetRunState();
  unseenOptions.set([]);
  session.user.set(null);
});

test('every customer has own unseen results, each once, oldest first', () => {
  awaitResults([
    { id: 9, user_id: 1 },
    { id: 5, user_id: 1 },
    { id: 7, user_id: 2 },
  ]);
  awaitResults([{ id: 9, user_id: 1 }]);
  expect(unseenIds()).toEqual([]);
  signIn(1);
  expect(unseenIds()).toEqual([5, 9]);
  noteSeen([5]);
  expect(unseenIds()).toEqual([9]);
  signIn(2);
  expect(unseenIds()).toEqual([7]);
});

test('a seen result is not unseen again when a late answer still lists its option as running', () => {
  signIn(1);
  awaitResults([{ id: 5, user_id: 1 }]);
  noteSeen([5]);
  awaitResults([{ id: 5, user_id: 1 }]);
  expect(unseenIds()).toEqual([]);
});

test('the oldest are dropped when there are too many', () => {
  signIn(1);
  awaitResults(Array.from({ length: 60 }, (_, index) => ({ id: index + 1, user_id: 1 })));
  expect(unseenIds()).toHaveLength(50);
  expect(unseenIds()[0]).toBe(11);
});
