import { expect, it } from 'vitest';
import { coveredLabels } from './covered-ticks';

it.each([
  ['below the whole tag', [100], [100], [100]],
  ['half below it', [112, 140], [100], [112]],
  ['half below it, from above', [60, 88], [100], [88]],
  ['beside it', [83, 117], [100], []],
  ['of several tags', [40, 90, 140], [52, 140], [40, 140]],
  ['of a tag that another one pushes away', [80, 140], [100, 103], [80]],
  ['without a tag', [40, 90], [], []],
])('leaves out labels %s', (_, labels, tags, covered) => {
  expect(coveredLabels(labels, tags)).toEqual(covered);
});
