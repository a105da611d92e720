import { expect, test } from 'vitest';
import { identityStateOf } from './identity-state';

test.each([
  [0, 0, 0, 'none'],
  [1, 0, 0, 'pending'],
  [2, 0, 0, 'basic'],
  [2, 1, 0, 'advancedPending'],
  [2, 2, 0, 'advanced'],
  // A server which keeps the old second level after revoking the first.
  [0, 2, 0, 'none'],
  [1, 2, 0, 'pending'],
  [0, 0, 1, 'failed'],
  [1, 0, 1, 'pending'],
  [2, 0, 2, 'basic'],
  // Unknown statuses, from a newer server.
  [7, 0, 0, 'none'],
])('level 1 status %i and level 2 status %i, level %i rejected, read "%s"', (basic, advanced, failed, word) => {
  expect(identityStateOf(basic, advanced, failed).word).toBe(word);
});
