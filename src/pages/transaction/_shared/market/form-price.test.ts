import { expect, test } from 'vitest';
import { changeFutures, futuresDraft } from '../futures/order-draft';
import { changeOrder, orderDraft } from '../spot/order-draft';
import { isOutdated } from './form-price';

const MINUTE_MS = 60_000;

test.each([
  ['of a moment ago', 1_000, 1_000 + MINUTE_MS, false],
  ['of a quarter of an hour ago', 1_000, 1_000 + 15 * MINUTE_MS, true],
  ['of a time that is ahead, after the clock went back', 1_000 + 15 * MINUTE_MS, 1_000, true],
  ["of the user's own, however old", 0, 15 * MINUTE_MS, false],
])('a price %s: outdated or not', (_which, suggestedMs, nowMs, outdated) => {
  expect(isOutdated(suggestedMs, nowMs)).toBe(outdated);
});

test.each([
  ['spot', changeOrder, orderDraft],
  ['futures', changeFutures, futuresDraft],
])(
  "a price that is typed in the form of %s is the user's own, and another change leaves it what it is",
  (_of, change, draft) => {
    change({ price: '60000', suggestedMs: 1_000 });
    change({ kind: 'limit' });
    expect(draft.get()).toMatchObject({ price: '60000', suggestedMs: 1_000 });
    change({ price: '59000' });
    expect(draft.get()).toMatchObject({ price: '59000', suggestedMs: 0 });
  },
);
