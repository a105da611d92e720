import { expect, test } from 'vitest';
import { createRowPresses } from './press-row';

type Press = readonly [down: string | null | undefined, click: string | null, byPointer?: boolean];

test.each<[what: string, presses: Press[], counts: boolean]>([
  ['on the row where its press began', [['a', 'a']], true],
  ['on a row that has come under the finger', [['a', 'b']], false],
  ['on a row that was not there before', [[null, 'b']], false],
  ['beside the rows, where its row has left and another button has come', [['a', null]], false],
  ['beside the rows, where it began', [[null, null]], true],
  ['by the keyboard after a press elsewhere', [['a', 'b', false]], true],
  ['without a press, as screen readers do', [[undefined, 'b']], true],
  [
    'without a press, after that of an earlier click',
    [
      ['a', 'a'],
      [undefined, 'b'],
    ],
    true,
  ],
  [
    'on its own row after a click that did not count',
    [
      ['a', 'b'],
      ['b', 'b'],
    ],
    true,
  ],
  [
    'on another row after a press that became a scroll',
    [
      ['a', 'a'],
      ['b', 'c'],
    ],
    false,
  ],
])('a click %s: %j counts: %s', (_what, presses, expected) => {
  const rows = createRowPresses();
  const counted = presses.map(([down, click, byPointer = true]) => {
    if (down !== undefined) rows.down(down);
    return rows.counts(click, byPointer);
  });
  expect(counted.at(-1)).toBe(expected);
});
