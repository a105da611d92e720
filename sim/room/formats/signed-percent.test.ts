import { expect, test } from 'vitest';
import { directionOf, signedPercent } from './signed-percent';

test.each([
  [12.345, '+12.35%', 'up'],
  [-15, '−15%', 'down'],
  [0, '0%', null],
  [0.004, '0%', null],
  [-0.004, '0%', null],
  [0.006, '+0.01%', 'up'],
])('%d percent is shown as %s, in the colour of %s', (percent, text, direction) => {
  expect([signedPercent(percent, 'en'), directionOf(percent)]).toEqual([text, direction]);
});
