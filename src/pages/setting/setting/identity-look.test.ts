import { expect, test } from 'vitest';
import { identityLook } from './identity-look';

test.each([
  [0, 0, 'none'],
  [1, 0, 'pending'],
  [2, 0, 'basic'],
  [2, 1, 'advancedPending'],
  [2, 2, 'advanced'],
  // A server that keeps an old second level after withdrawing the first.
  [0, 2, 'none'],
  [1, 2, 'pending'],
  // Statuses of a newer server.
  [7, 0, 'none'],
])('level 1 status %i and level 2 status %i read "%s"', (basic, advanced, word) => {
  expect(identityLook(basic, advanced).word).toBe(word);
});
