import type { CDPSession } from '@playwright/test';
import { effort } from '../sim/testing/effort';
import { expect, MOVING, test } from './fixtures';
import type { App } from './fixtures/app';
import { framesOf, seenAtRest, type Watched, watchFrames } from './fixtures/frames';
import { holdMotion, momentsOf } from './fixtures/page-motion';

test.use(MOVING);

/** A smaller layout shift is not visible. */
const STILL = 0.01;

const heading = (app: App, name: string | RegExp) => app.getByRole('heading', { level: 1, name });

function expectWhole(what: string, { frames, flaws, shift, moved }: Watched): void {
  expect(frames, `${what}: frames that were seen`).toBeGreaterThan(0);
  expect(flaws, `${what}: frames without a page`).toEqual([]);
  expect(shift, `${what} moved ${moved.join('; ')}`).toBeLessThan(STILL);
}

interface Way {
  readonly name: string;
  /** Navigates; resolves when the next page is mounted. */
  go(app: App): Promise<unknown>;
}

const link = (name: string, address: string, title: string | RegExp): Way => ({
  name,
  async go(app) {
    await app.locator(`a[href^="#${address}"]`).first().click();
    await expect(heading(app, title)).toBeAttached();
  },
});

const button = (name: string, title: string | RegExp): Way => ({
  name: `to ${name}`,
  async go(app) {
    const control = app.locator('main').getByRole('link', { name, exact: true });
    await control
      .or(app.locator('main').getByRole('button', { name, exact: true }))
      .first()
      .click();
    await expect(heading(app, title)).toBeAttached();
  },
});

const tab = (name: Parameters<App['tab']>[0], title: string | RegExp): Way => ({
  name: `to the tab ${name}`,
  async go(app) {
    await app.tab(name);
    await expect(heading(app, title)).toBeAttached();
  },
});

const back = (title: string | RegExp): Way => ({
  name: `back to ${title}`,
  async go(app) {
    await app.page.goBack();
    await expect(heading(app, title)).toBeAttached();
  },
});

/** Ways between the main screens, each for the first time and then again. */
const WAYS: readonly Way[] = [
  tab('market', 'Market'),
  link('to a pair', '/pages/transaction/currency', /Spot/),
  back('Market'),
  tab('finance', 'Earn'),
  tab('assets', 'Assets'),
  button('Deposit', /Deposit/),
  back('Assets'),
  button('Transfer', 'Transfer'),
  back('Assets'),
  tab('home', /./),
  link('to the settings', '/pages/setting/setting', 'Settings'),
  link('to security', '/pages/setting/security', 'Security'),
  back('Settings'),
  back(/./),
];

for (const [line, slowChunkMs] of [
  ['a fast line', 0],
  ['a slow line', 500],
] as const)
  test(`every frame between two screens has a header and a page, and nothing moves: ${line}`, async ({
    app,
    page,
    sandbox,
  }) => {
    test.slow();
    await watchFrames(page);
    await sandbox.start('spot-trader', { seed: 7 });
    await app.goto('/');
    expectWhole('the start', await seenAtRest(page));
    if (slowChunkMs > 0) await sandbox.faults.set({ slowChunkMs });
    for (const way of WAYS) {
      const watched = await framesOf(page, () => way.go(app));
      expectWhole(way.name, watched);
    }
  });

interface Start {
  readonly scenario: string;
  readonly path: string;
  /** Whether the tabs within the page are switched as well, each for the first time. */
  readonly tabs?: true;
}

/**
 * Each main tab, signed in and as a visitor; and pages without a tab bar. They are opened in turn at one width and at the
 * other; with `EFFORT=2` each is opened at both, because what moves late does so at any width, as a rule.
 */
const STARTS: readonly Start[] = [
  { scenario: 'first-day', path: '/' },
  { scenario: 'first-day', path: '/pages/transaction/index?tab=coins' },
  { scenario: 'first-day', path: '/pages/market/market', tabs: true },
  { scenario: 'spot-trader', path: '/' },
  { scenario: 'spot-trader', path: '/pages/transaction/index?tab=coins', tabs: true },
  { scenario: 'spot-trader', path: '/pages/market/market', tabs: true },
  { scenario: 'spot-trader', path: '/pages/transaction/index?tab=options' },
  { scenario: 'long-btc', path: '/pages/transaction/index?tab=futures' },
  { scenario: 'spot-trader', path: '/pages/financial/index' },
  { scenario: 'spot-trader', path: '/pages/fund/assets' },
  { scenario: 'spot-trader', path: '/pages/fund/transfer_history', tabs: true },
  { scenario: 'spot-trader', path: '/pages/setting/setting' },
];

/**
 * How many times slower the phone is. The browser keeps the processor busy for as long as it pretends to be slow, so a
 * test asks for it only from a start or a tap on until everything rests.
 */
const SLOWER = 4;

async function slowly(devtools: CDPSession, act: () => Promise<unknown>): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await act();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/** Switches to each tab of the page, and back to the first. Found by attribute, because roles take a slow phone long. */
async function expectStillTabs(app: App, path: string, devtools: CDPSession): Promise<void> {
  const { page } = app;
  const list = app.locator('[role="tablist"]:visible').first();
  const names = await list.locator('[role="tab"]').allTextContents();
  expect(names.length, path).toBeGreaterThan(0);
  for (const n of [...names.keys(), 0]) {
    const one = list.locator('[role="tab"]').nth(n);
    await one.click({ trial: true });
    const [box, element] = [await one.boundingBox(), await one.elementHandle()];
    if (!box) throw new Error(`${names[n]} has no place.`);
    const watched = await framesOf(page, () =>
      slowly(devtools, async () => {
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await page.waitForFunction((tab) => tab?.getAttribute('aria-selected') === 'true', element);
        await app.settled();
      }),
    );
    expectWhole(`${path}, ${names[n]}`, watched);
  }
}

for (const [turn, viewport] of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
].entries())
  test.describe(`${viewport.width} wide, on a slow phone`, () => {
    test.use({ viewport });
    const starts = STARTS.filter((_, nth) => effort(1) > 1 || nth % 2 === turn);

    for (const isSwitched of [false, true])
      test(`nothing moves ${isSwitched ? 'in a start and at a first switch between tabs' : 'in a start'}`, async ({
        app,
        page,
      }) => {
        test.slow();
        const devtools = await page.context().newCDPSession(page);
        await watchFrames(page);
        const ours = starts.filter((start) => isSwitched === (start.tabs ?? false));
        for (const [nth, { scenario, path, tabs = false }] of ours.entries())
          await test.step(`${scenario} at ${path}`, async () => {
            await slowly(devtools, async () => {
              // A browser does not load a page again whose address differs only behind the `#`.
              await page.goto(`./?scenario=${scenario}&seed=7&clock=rest&start=${nth}#${path}`);
              await app.settled();
            });
            expectWhole(`${scenario} at ${path}`, await seenAtRest(page));
            if (tabs) await expectStillTabs(app, path, devtools);
          });
      });
  });

/**
 * Measured from the sketch of the push transition: both pages move in step, the old one is dim at 200 ms, and both rest
 * at 350 ms.
 */
const PUSH = [
  { ms: 0, oldX: 0, newX: 100, dim: 0 },
  { ms: 66, oldX: -6, newX: 81, dim: 18 },
  { ms: 100, oldX: -16, newX: 47, dim: 28 },
  { ms: 150, oldX: -24, newX: 19, dim: 41 },
  { ms: 220, oldX: -29, newX: 5, dim: 55 },
  { ms: 350, oldX: -30, newX: 0, dim: 55 },
];

const BACK = PUSH.map(({ ms, oldX, newX }) => ({
  ms,
  oldX: 100 - newX,
  newX: -30 - oldX,
  dim: [55, 55, 55, 55, 36, 0][PUSH.findIndex((moment) => moment.ms === ms)],
}));

test('a deeper page comes over the old one, opaque and with its header, and Back takes it off', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/setting/setting');
  await holdMotion(page);
  const times = PUSH.map(({ ms }) => ms);
  await app.locator('a[href="#/pages/setting/security"]').first().click();
  await page.waitForFunction(() => Boolean(window.motion));
  await expect(heading(app, 'Security')).toBeAttached();
  const ground = await page.locator('[data-page-frame]').evaluate((frame) => getComputedStyle(frame).backgroundColor);
  expect(ground).toMatch(/^rgb\(/);
  expect(await momentsOf(page, times, 'old')).toEqual(PUSH);
  await page.evaluate(() => {
    window.motion = null;
    history.back();
  });
  expect(await momentsOf(page, times, 'new')).toEqual(BACK);
  await expect(heading(app, 'Settings')).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees one page in place of another', async ({ app, page, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await app.goto('/pages/setting/setting');
    await page.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error('something moves');
      };
    });
    await app.locator('a[href="#/pages/setting/security"]').first().click();
    await expect(heading(app, 'Security')).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
