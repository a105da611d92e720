import { beforeEach, expect, test, vi } from 'vitest';
import { Touched, touch } from '../gestures/testing/touched';
import { CLOSE_AFTER_PX, followPullDown } from './pull-down';

beforeEach(() => vi.stubGlobal('Element', Touched));

const TOP = 300;
const NEAR = TOP + CLOSE_AFTER_PX - 12;
const FAR = TOP + CLOSE_AFTER_PX + 12;
const AT_REST = { transform: '', transition: '' };

function pulledTo(y: number) {
  const [sheet, content] = [new Touched(), new Touched()];
  sheet.prepend(content);
  const close = vi.fn();
  const end = followPullDown(content.element, close);
  touch(content, 'touchstart', [[100, TOP]]);
  touch(content, 'touchmove', [[100, y]]);
  return { sheet, content, close, end };
}

test('the sheet follows the finger', () => {
  expect(pulledTo(NEAR).sheet.style).toEqual({ transform: `translateY(${NEAR - TOP}px)`, transition: 'none' });
});

test.each<[what: string, y: number, go: (pull: ReturnType<typeof pulledTo>) => void, closed: number]>([
  ['is let go early', NEAR, ({ content }) => touch(content, 'touchend', []), 0],
  ['is let go further down', FAR, ({ content }) => touch(content, 'touchend', []), 1],
  ['is taken by the system', FAR, ({ content }) => touch(content, 'touchcancel', []), 0],
  [
    'gets a second finger',
    FAR,
    ({ content }) =>
      touch(content, 'touchstart', [
        [100, FAR],
        [200, 400],
      ]),
    0,
  ],
  [
    'gets a second finger, which goes on moving',
    FAR,
    ({ content }) => {
      touch(content, 'touchstart', [
        [100, FAR],
        [200, 400],
      ]);
      touch(content, 'touchmove', [
        [100, FAR + 40],
        [200, 440],
      ]);
      touch(content, 'touchend', [[100, FAR + 40]]);
      touch(content, 'touchend', []);
    },
    0,
  ],
  ['can no longer be pulled', FAR, ({ end }) => end(), 0],
])('a sheet that is pulled down is put back when it %s', (_what, y, go, closed) => {
  const pull = pulledTo(y);
  go(pull);
  expect(pull.sheet.style).toEqual(AT_REST);
  expect(pull.close).toHaveBeenCalledTimes(closed);
});
