import { afterEach, expect, test, vi } from 'vitest';
import { openExchange } from '../../testing/exchange';
import type { RoomExchange } from './exchange';
import { screenShown } from './screen-shown';

afterEach(() => vi.unstubAllGlobals());

const visit = (screen: string) => ({ do: 'screen', screen, lang: 'en' }) as const;

test.each([
  ['beside the app, its address', false, [visit('/pages/fund/assets')], '/pages/market/market'],
  [
    'in a window of its own, the last screen of the run',
    true,
    [visit('/'), visit('/pages/fund/assets')],
    '/pages/fund/assets',
  ],
  ['in a window of its own, none before the first', true, [], ''],
])('the screen of the app is %s', async (_what, isWindow, visits, screen) => {
  vi.stubGlobal('location', { hash: isWindow ? '' : '#/pages/market/market' });
  const exchange = openExchange();
  for (const happened of visits) exchange.control('run.note', { happened });
  exchange.control('run.note', { happened: { do: 'tap', on: 'button' } });
  const control = (async (action: string, input: object) => exchange.control(action, input)) as RoomExchange['control'];
  expect(await screenShown({ control, isWindow })).toBe(screen);
});
