import type { Page } from '@playwright/test';
import { type App, expect, OWN_PAGE, test } from './fixtures';

test.use({ ...OWN_PAGE, serviceWorkers: 'allow' });

type Area = 'localStorage' | 'sessionStorage';
/** How a browser's storage fails: when the property is accessed, or at an operation. */
type Trouble = 'access' | 'read' | 'write' | 'full';

type Broken = readonly [Area, Trouble];

/** Lets a page load with what `breakFromNextLoad` has chosen. */
const prepareToBreak = (page: Page) =>
  page.addInitScript(() => {
    const broken: readonly Broken[] = JSON.parse(window.name || '[]');
    const methods = Storage.prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
    for (const [name, what] of broken) {
      const real = window[name];
      const refuse = (error: string) => (): never => {
        throw new DOMException(`${name} is broken`, error);
      };
      const breakMethod = (method: string, error: string) => {
        const works = methods[method] as (...given: unknown[]) => unknown;
        methods[method] = function (this: Storage, ...given) {
          return this === real ? refuse(error)() : Reflect.apply(works, this, given);
        };
      };
      if (what === 'access') Object.defineProperty(window, name, { get: refuse('SecurityError') });
      if (what === 'read') breakMethod('getItem', 'UnknownError');
      if (what === 'full' || what === 'write') breakMethod('setItem', 'QuotaExceededError');
      if (what === 'write') breakMethod('removeItem', 'NoModificationAllowedError');
    }
  });

/** The window's name outlives a load, unlike anything that is kept in the storage. */
const breakFromNextLoad = (page: Page, ...broken: readonly Broken[]) =>
  page.evaluate((text) => {
    window.name = text;
  }, JSON.stringify(broken));

async function reload(app: App): Promise<void> {
  // A pending call of the page being left would reach the network.
  await app.settled();
  await app.page.reload();
  await app.settled();
}

/** The customer's own screen, where a visitor is asked to log in. */
const OWN = '/pages/fund/assets';
/** Screens that read stored values: money, the market, the order form, settings. */
const SCREENS = [OWN, '/pages/transaction/index', '/pages/setting/setting'];

async function isSignedIn(app: App): Promise<void> {
  if (!app.page.url().endsWith(OWN)) await app.goto(OWN);
  await expect(app.getByText(/^(Total assets|Total aset)/).first()).toBeVisible();
}

/** Checks all screens, beginning with the one that was loaded. */
async function expectScreens(app: App): Promise<void> {
  const [, loaded = OWN] = app.page.url().split(/[#?]/);
  for (const screen of [loaded, ...SCREENS.filter((other) => other !== loaded)]) {
    if (screen !== loaded) await app.goto(screen);
    await expect(app.locator('h1').first()).toBeVisible();
    await expect(app.locator('[role="alert"]')).toHaveCount(0);
    if (screen === OWN) await isSignedIn(app);
  }
}

test.beforeEach(async ({ app, page, sandbox }) => {
  await prepareToBreak(page);
  await app.open(OWN);
  // A run without commands would sign in its persona again, and hide a lost session.
  await sandbox.grant('trader', 'USDT', '1');
  // Without a scenario in the address, a reload continues the stored run.
  await page.evaluate(() => history.replaceState(history.state, '', location.pathname + location.hash));
});

const TROUBLES: Readonly<Record<Area, readonly Trouble[]>> = {
  localStorage: ['full', 'write', 'access'],
  sessionStorage: ['access', 'read', 'full'],
};
const RUBBISH = ['{"', '[[[-1]]]', 'x'.repeat(500_000)];

test('a storage that fails, or contains invalid values: the app starts, and an existing session is kept', async ({
  app,
  page,
}) => {
  test.slow();
  for (const [area, troubles] of Object.entries(TROUBLES) as [Area, readonly Trouble[]][])
    for (const trouble of troubles)
      await test.step(`${area} fails: ${trouble}`, async () => {
        await breakFromNextLoad(page, [area, trouble]);
        await reload(app);
        await expectScreens(app);
        const isReadable = area !== 'localStorage' || trouble !== 'access';
        await expect(page.locator('html')).toHaveAttribute('lang', isReadable ? 'en' : 'id');
      });

  await test.step('a currency that is none: amounts are in the default one', async () => {
    await page.evaluate(() => {
      localStorage.setItem('fiat', '{"currency_code":"RUBLE","rate":90,"saveTime":1}');
      localStorage.setItem('fiats', '[{"currency_code":"RUBLE","rate":90}]');
    });
    await breakFromNextLoad(page);
    await reload(app);
    await expectScreens(app);
    await app.goto(OWN);
    await expect(app.getByText('USD', { exact: true }).first()).toBeVisible();
  });

  for (const rubbish of RUBBISH)
    await test.step(`everything but the session is ${JSON.stringify(rubbish.slice(0, 8))}`, async () => {
      await page.evaluate((text) => {
        const isSession = (key: string) => /^(h5Version|(own:)?token)$/.test(key);
        const keys = (area: Storage) => Object.keys(area).filter((key) => !isSession(key));
        for (const key of [...keys(localStorage), 'fiat', 'pref:book-steps', 'pref:chart-indicators'])
          localStorage.setItem(key, text);
        for (const key of [...keys(sessionStorage), 'draft:spot-order', 'held-drafts', 'pocket-tour'])
          if (text.length < 1_000) sessionStorage.setItem(key, text);
      }, rubbish);
      await reload(app);
      await expectScreens(app);
    });
});

test('a token that cannot be sent or stored: the user is a visitor and can sign in again', async ({ app, page }) => {
  await page.evaluate(() => {
    const token = 'ключ\n';
    localStorage.setItem('token', token);
    sessionStorage.setItem('own:token', JSON.stringify(token));
  });
  await reload(app);
  await app.goto('/pages/market/market');
  await expect(app.getByText('BTC').first()).toBeVisible();
  await app.signIn('maya@example.com');
  await isSignedIn(app);

  await test.step('nothing can be stored: one signs in for as long as the page lives', async () => {
    await breakFromNextLoad(page, ['localStorage', 'access'], ['sessionStorage', 'access']);
    await reload(app);
    await app.signIn('maya@example.com');
    await isSignedIn(app);
  });
});
