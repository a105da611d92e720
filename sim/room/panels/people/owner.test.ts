import { expect, test } from 'vitest';
import { ownerOf } from './owner';

const people = [{ email: 'maya@example.com' }, { email: 'anna@example.com' }];

test.each([
  ['anna@example.com', people, people[0], 'anna@example.com'],
  ['anna@example.com', undefined, people[0], 'anna@example.com'],
  ['gone@example.com', people, people[0], 'maya@example.com'],
  ['gone@example.com', people, null, 'trader'],
  [null, people, people[1], 'anna@example.com'],
  [null, undefined, undefined, 'trader'],
])('the balances that are shown, with %s chosen of %j, and %j in the app: %s', (chosen, list, current, owner) => {
  expect(ownerOf(chosen, list, current)).toBe(owner);
});
