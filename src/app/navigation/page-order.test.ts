import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTransitionTracker } from './page-order';

const HOME = '/';
const MARKET = '/pages/market/market';
const PAIR = '/pages/transaction/currency';
const SETTINGS = '/pages/setting/setting';
const SECURITY = '/pages/setting/security';

beforeEach(() => vi.stubGlobal('history', { state: { idx: 1 } }));
afterEach(() => vi.unstubAllGlobals());

const routerState = (pathname: string, key: string, action: 'PUSH' | 'POP' | 'REPLACE') => ({
  location: { pathname, key },
  action,
});

test.each([
  ['a deeper page', [[PAIR, 'b', 'PUSH', 'push']]],
  ['a tab', [[MARKET, 'b', 'PUSH', 'fade']]],
  [
    'another tab, and Back',
    [
      [MARKET, 'b', 'PUSH', 'fade'],
      [HOME, 'a', 'POP', 'fade'],
    ],
  ],
  [
    'Back from a deeper page',
    [
      [PAIR, 'b', 'PUSH', 'push'],
      [HOME, 'a', 'POP', 'back'],
    ],
  ],
  [
    'Forward again',
    [
      [PAIR, 'b', 'PUSH', 'push'],
      [HOME, 'a', 'POP', 'back'],
      [PAIR, 'b', 'POP', 'push'],
    ],
  ],
  [
    'two steps back',
    [
      [SETTINGS, 'b', 'PUSH', 'push'],
      [SECURITY, 'c', 'PUSH', 'push'],
      [HOME, 'a', 'POP', 'back'],
    ],
  ],
  ['the same page with other parameters', [[HOME, 'b', 'PUSH', null]]],
  [
    'Back after other parameters',
    [
      [PAIR, 'b', 'PUSH', 'push'],
      [PAIR, 'c', 'REPLACE', null],
      [HOME, 'a', 'POP', 'back'],
    ],
  ],
  [
    'a page in place of another',
    [
      [PAIR, 'b', 'PUSH', 'push'],
      [SETTINGS, 'c', 'REPLACE', 'fade'],
    ],
  ],
  [
    'a branch that was left',
    [
      [PAIR, 'b', 'PUSH', 'push'],
      [HOME, 'a', 'POP', 'back'],
      [SETTINGS, 'c', 'PUSH', 'push'],
      [HOME, 'a', 'POP', 'back'],
    ],
  ],
] as const)('%s', (_what, steps) => {
  const follow = createTransitionTracker(routerState(HOME, 'a', 'POP'));
  for (const [pathname, key, action, change] of steps) expect(follow(routerState(pathname, key, action))).toBe(change);
});

test('an address entered by hand slides in like a deeper page, and Back slides it out', () => {
  const follow = createTransitionTracker(routerState(HOME, 'a', 'POP'));
  vi.stubGlobal('history', { state: { idx: null } });
  expect(follow(routerState(SETTINGS, 'b', 'POP'))).toBe('push');
  expect(follow(routerState(SECURITY, 'c', 'PUSH'))).toBe('push');
  expect(follow(routerState(SETTINGS, 'b', 'POP'))).toBe('back');
});

test('Back after a reload, to the page before it', () => {
  const follow = createTransitionTracker(routerState(SECURITY, 'c', 'POP'));
  expect(follow(routerState(SETTINGS, 'b', 'POP'))).toBe('back');
  expect(follow(routerState(HOME, 'a', 'POP'))).toBe('back');
  expect(follow(routerState(SETTINGS, 'b', 'POP'))).toBe('push');
});
