import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Sandbox } from '../sim/control/sandbox';
import { findScreen } from '../src/app/routes';
import { type App, expect, OWN_PAGE, test } from './fixtures';

type Scenario = Awaited<ReturnType<Sandbox['scenarios']>>[number];

const FILES = readdirSync(join(import.meta.dirname, '../scenarios'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort();

/** Tests that share the scenarios, so that several workers do. */
const PARTS = 3;
const SEED = 7;

interface Shown {
  readonly scenario: string | undefined;
  /** The route and its query. */
  readonly screen: string;
  readonly hasTitle: boolean;
  readonly dialogs: readonly string[];
  readonly alerts: readonly string[];
}

/** What the page shows, after it has come to rest if `rests`. */
const shownBy = (page: Page, rests: boolean): Promise<Shown> =>
  page.evaluate(async (isAwaited) => {
    if (isAwaited) await window.sandbox?.settled();
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetHeight > 0)
        .map((element) => element.textContent ?? '');
    return {
      scenario: (await window.sandbox?.current())?.name,
      screen: decodeURIComponent(location.hash.slice(1)) || '/',
      hasTitle: (document.querySelector('h1')?.textContent ?? '').trim() !== '',
      dialogs: seen('[role="dialog"], [role="alertdialog"]'),
      alerts: seen('main [role="alert"]'),
    };
  }, rests);

/** The open page is the scenario's screen, with nothing in front of it. */
async function expectScreen({ page }: App, { name, opens, category, signIn }: Scenario): Promise<void> {
  // A visitor's gate would be in front of a screen for customers.
  expect(signIn !== undefined || findScreen(opens)?.screen.access !== 'user', name).toBe(true);
  const expected: Shown = { scenario: name, screen: opens, hasTitle: true, dialogs: [], alerts: [] };
  const look = () => shownBy(page, category !== 'trouble');
  await expect.poll(look, { message: name, intervals: [50] }).toEqual(expected);
}

/** Scenarios of the category `trouble` show errors on purpose; the browser reports calls that they broke off. */
function expectBrokenCalls(consoleErrors: string[]): void {
  const unexpected = consoleErrors.filter((text) => !text.startsWith('Failed to load resource'));
  consoleErrors.splice(0, consoleErrors.length, ...unexpected);
}

const isTrouble = ({ category }: Scenario) => category === 'trouble';

/**
 * Addresses of scenarios are followed in one way, and sim/control/open-stage.test.ts has each scenario's screen. What
 * differs: faults that meet the start of the app, a visitor, and somebody who is signed in.
 */
const opensInItsOwnWay = (scenario: Scenario, at: number, all: readonly Scenario[]) =>
  isTrouble(scenario) ||
  all.findIndex((one) => !isTrouble(one) && (one.signIn === undefined) === (scenario.signIn === undefined)) === at;

test.describe('from an address', () => {
  test.use(OWN_PAGE);

  test('scenarios of each kind, and all with faults, open on their screens', async ({
    app,
    page,
    sandbox,
    consoleErrors,
  }) => {
    test.slow();
    const scenarios = (await sandbox.scenarios()).filter(opensInItsOwnWay);
    expect(scenarios.filter(isTrouble).length).toBeGreaterThan(4);
    expect(scenarios.filter((one) => !isTrouble(one))).toHaveLength(2);
    for (const scenario of scenarios)
      await test.step(scenario.name, async () => {
        await page.goto(`./?scenario=${scenario.name}&seed=${SEED}&clock=rest`);
        await page.waitForFunction(() => 'sandbox' in window);
        await expectScreen(app, scenario);
        if (isTrouble(scenario)) expectBrokenCalls(consoleErrors);
        expect(consoleErrors, scenario.name).toEqual([]);
      });
  });
});

/** Begins a scenario in the open app. */
const startIn = (page: Page, name: string) =>
  page.evaluate(async ([wanted, seed]) => window.sandbox?.start(wanted, { seed, paused: true }), [name, SEED] as const);

/** Their screens mark as read what they show, so their state is that of a start on another screen. */
const MARKS_AS_READ: ReadonlySet<string> = new Set(['support-answers']);

/** Time and state of a run. */
async function stateOf(exchange: Sandbox) {
  const [now, hash] = await Promise.all([exchange.clock.now(), exchange.hash()]);
  return { now, hash };
}

/**
 * Whoever has the same state comes to the same state in three days: sim/hosts/node-server/same-run.test.ts has that of
 * each scenario, e2e/determinism.spec.ts a browser's. Here the page is in it as well, with one scenario of a category.
 */
const goesOnForDays = ({ name, category }: Scenario, all: readonly Scenario[]) =>
  all.find((one) => one.category === category)?.name === name;

// The texts of scenarios and screens are checked in all languages elsewhere.
test.describe('in Indonesian', () => {
  // An exchange that was loaded again takes the day on which its run began for today.
  test.use({ ...OWN_PAGE, lang: 'id' });

  for (let part = 0; part < PARTS; part += 1)
    test(`each scenario leads an open app to its screen, in the state that it has in Node, part ${part + 1} of ${PARTS}`, async ({
      app,
      inNode,
      page,
      sandbox,
      consoleErrors,
    }) => {
      test.slow();
      await app.goto('/pages/setting/language');
      const scenarios = await sandbox.scenarios();
      expect(scenarios.length).toBeGreaterThan(60);
      expect(scenarios.map(({ name }) => name).sort()).toEqual(FILES);
      expect(scenarios.filter(({ opens }) => !findScreen(opens)).map(({ name }) => name)).toEqual([]);
      for (const scenario of scenarios.filter((_, n) => n % PARTS === part))
        await test.step(scenario.name, async () => {
          await Promise.all([startIn(page, scenario.name), inNode.start(scenario.name, { seed: SEED })]);
          await expectScreen(app, scenario);
          if (MARKS_AS_READ.has(scenario.name)) {
            await app.goto('/pages/setting/language');
            await sandbox.start(scenario.name, { seed: SEED });
          }
          if (goesOnForDays(scenario, scenarios))
            await Promise.all([sandbox.clock.jump('72h'), inNode.clock.jump('72h')]);
          const [inBrowser, expected] = await Promise.all([stateOf(sandbox), stateOf(inNode)]);
          expect(inBrowser, scenario.name).toEqual(expected);
        });
      expectBrokenCalls(consoleErrors);
    });
});

test.describe('links', () => {
  test.use(OWN_PAGE);
  const hashOf = (url: string) => decodeURIComponent(new URL(url).hash);

  test('a link to a scenario opens its screen; a screen in the link is kept, also by a reload', async ({ page }) => {
    await page.goto('./?scenario=long-btc&seed=7');
    await expect.poll(() => hashOf(page.url())).toBe('#/pages/transaction/index?tab=futures&symbol=BTC/USDT');
    await expect(page.locator('h1').first()).not.toBeEmpty();
    await page.goto('./?scenario=spot-trader&seed=7#/pages/fund/assets');
    await page.waitForFunction(() => 'sandbox' in window);
    expect(hashOf(page.url())).toBe('#/pages/fund/assets');
    await page.evaluate(() => {
      location.hash = '#/pages/market/market';
    });
    await page.reload();
    await page.waitForFunction(() => 'sandbox' in window);
    expect(hashOf(page.url())).toBe('#/pages/market/market');
  });

  test('a link carries language, screen, person, clock and control room', async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('./?scenario=spot-trader&seed=7&lang=fra&screen=fund/assets&as=whale&clock=rest&room=closed&v=1');
    await page.waitForFunction(() => 'sandbox' in window);
    await expect.poll(() => hashOf(page.url())).toBe('#/pages/fund/assets');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByTestId('room-handle')).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    expect(await sandbox.run('people.session', { token: token ?? '' })).toMatchObject({ nickname: 'Whale' });
    expect((await sandbox.run('clock.now', {})).paused).toBe(true);
  });

  test('unknown parts of a link are reported, and the rest takes effect', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('./?scenario=spot-trader&seed=7&lang=en&as=nobody&clock=fast&room=open&v=9');
    const room = page.getByRole('region', { name: 'Control room' });
    await expect(room.getByText('This link was made by another version.')).toBeVisible();
    await expect(room.getByText('clock=fast')).toBeVisible();
    await expect(room.getByText('as=nobody')).toBeVisible();
    await expect.poll(() => hashOf(page.url())).toContain('/pages/transaction/index');
  });
});
