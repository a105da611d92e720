import { expect, test } from 'vitest';
import { toastPlace } from './toast-place';

test.each([
  ['nothing is open', null, 150, { top: 56, single: false }],
  ['a dialog in the middle, one toast', { top: 300, bottom: 540 }, 46, { top: 56, single: false }],
  ['a dialog in the middle, three toasts', { top: 180, bottom: 660 }, 154, { top: 18, single: false }],
  ['a high dialog: below it', { top: 100, bottom: 640 }, 154, { top: 648, single: false }],
  ['a dialog over all of the screen', { top: 24, bottom: 820 }, 46, { top: 2, single: true }],
  ['a low sheet', { top: 500, bottom: 844 }, 154, { top: 56, single: false }],
  ['a sheet up to the head', { top: 48, bottom: 844 }, 46, { top: 2, single: true }],
] as const)('%s', (_what, question, need, place) => {
  expect(toastPlace(question, 56, need, 844)).toEqual(place);
});
