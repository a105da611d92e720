import { afterEach, expect, test, vi } from 'vitest';
import { openExchange } from '../testing/exchange';
import { linkIssues, openStage } from './open-stage';

/** Opens an address. Returns the screen the page ends on, and whether the clock is paused. */
async function follow(search: string, hash = '') {
  const name = new URLSearchParams(search).get('scenario') ?? undefined;
  const exchange = openExchange(name);
  const location = { hash, replace: (next: string) => void Object.assign(location, { hash: next }) };
  vi.stubGlobal('location', location);
  const ask = async (action: string, input: unknown) => exchange.control(action, input) as never;
  await openStage(search, { ask, signInAs: (who) => ask('people.as', { who }) });
  const { paused } = exchange.control('clock.now', {}) as { paused: boolean };
  return { screen: location.hash.slice(1), paused };
}

afterEach(() => vi.unstubAllGlobals());

const scenarios = openExchange()
  .library.list()
  .map(({ name, opens }) => ({ name, opens }));

// e2e/scenario-screens.spec.ts opens addresses of each kind in a browser.
test.each(scenarios)('the address of $name opens $opens, at rest', async ({ name, opens }) => {
  expect(await follow(`?scenario=${name}&seed=7&clock=rest`)).toEqual({
    screen: opens === '/' ? '' : opens,
    paused: true,
  });
  expect(linkIssues.get()).toEqual([]);
});

test('a screen of its own is kept', async () => {
  const search = '?scenario=long-btc&seed=7';
  expect((await follow(search, '#/pages/fund/assets')).screen).toBe('/pages/fund/assets');
  expect((await follow(`${search}&screen=fund/receive`)).screen).toBe('/pages/fund/receive');
});
