import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { launchOptions } from '../scripts/browser.mjs';
import { expect, MOVING, test } from './fixtures';
import { waiveOfflineCopy } from './fixtures/prepare-page';
import { setHash as go } from './fixtures/set-hash';
import { QUIET } from './fixtures/shared-page';
import { waitForMessageAfter } from './fixtures/toasts';
import { hostFolder } from './static-host';

// Films play by themselves unless motion is reduced.
test.use({ ...MOVING, serviceWorkers: 'allow' });

/**
 * Ways to host and open the sandbox: on every host in the table a visitor must be able to sign in, buy, and see the
 * balance. Needs the builds of `npm run build:sandbox` and `npm run build:single`, which scripts/check-builds.mjs
 * makes.
 */
const SANDBOX = 'dist-sandbox';
const SINGLE = 'dist-single/pocket-exchange.html';

const ready = (page: Page) => page.waitForFunction(() => 'sandbox' in window);

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail or account').last().fill('maya@example.com');
  await page.getByLabel('Password', { exact: true }).fill('pocket123');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/login/);
}

async function buy(page: Page): Promise<void> {
  await go(page, '/pages/transaction/currency?symbol=BTC%2FUSDT');
  await page.getByRole('button', { name: /^Order type/ }).click();
  await page.getByRole('option', { name: 'Market' }).click();
  await page.getByLabel('Amount (BTC)').fill('0.01');
  await waitForMessageAfter(page, /^Bought 0.01/, () => page.getByRole('button', { name: 'Buy BTC' }).click());
}

const inEnglish = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('h5Version', '1');
    localStorage.setItem('lang', 'en');
  });

/** A first trade, from a visitor's first view to the balance. */
async function essentials(page: Page, address: string): Promise<void> {
  await inEnglish(page);
  await page.addInitScript(waiveOfflineCopy);
  await page.goto(`${address}?scenario=first-day&seed=7#/pages/common/login`);
  await ready(page);
  await signIn(page);
  await buy(page);
  await go(page, '/pages/fund/assets');
  await page.getByRole('button', { name: /Spot/ }).last().click();
  await expect(page.getByRole('dialog').getByText(/^Available [\d.,]*998$/)).toBeVisible();
}

const plays = (medium: Locator) =>
  expect.poll(() => medium.evaluate((element: HTMLMediaElement) => element.currentTime)).toBeGreaterThan(0);
const isDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);

/** A video, an animation and a sound of the gallery play, and a blind box shows its content. */
async function gallery(page: Page): Promise<void> {
  const work = page.locator('[data-work] a').first();
  await go(page, '/pages/nft/components/artwork?type=4&keyword=tide');
  await work.click();
  await plays(page.locator('video'));
  await go(page, '/pages/nft/components/artwork?type=2');
  await work.click();
  await isDrawn(page.locator('[data-moves="true"] img'));
  await go(page, '/pages/nft/components/artwork?type=3&keyword=small%20hours');
  await work.click();
  await page.getByRole('button', { name: 'Play' }).click();
  await plays(page.locator('audio'));
  await go(page, '/pages/nft/myNft?tab=boxes');
  await page.getByRole('button', { name: 'Open the box' }).click();
  const box = page.getByRole('dialog').getByRole('img');
  await isDrawn(box);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText(/^You got /)).toBeVisible();
  await isDrawn(box);
}

const takenOver = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/**
 * Waits until the service worker has a complete copy of the build whose name has this ending: the page itself is stored
 * last.
 */
const kept = (page: Page, build = '') =>
  expect
    .poll(
      () =>
        page.evaluate(async (ending) => {
          for (const name of (await caches.keys()).filter((key) => key.endsWith(ending)))
            if (await (await caches.open(name)).match(location.href.replace(/[?#].*/, ''))) return true;
          return false;
        }, build),
      { timeout: 60_000, intervals: [250] },
    )
    .toBe(true);

test('the first prices do not wait for the exchange, which continues from them once it has loaded', async ({
  browser,
}) => {
  const host = await hostFolder(() => SANDBOX, '/h5/');
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/\/open-exchange-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`http://localhost:${host.port}/h5/`);
  const price = page
    .locator('a[href*="/pages/transaction/"]')
    .filter({ hasText: /\d[.,]\d/ })
    .first();
  await expect(price).toBeVisible();
  const first = await price.textContent();
  release();
  await page.waitForFunction(() => window.sandbox?.clock.now());
  await expect(price).not.toHaveText(first ?? '');
  await context.close();
  await host.close();
});

/** Paths of the service workers that this origin has. */
const scopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

// Every other test of the sandbox is under /h5/.
for (const path of ['/', '/some/deep/path/']) {
  test(`the static sandbox works under ${path}`, async ({ page }) => {
    const host = await hostFolder(() => SANDBOX, path);
    await essentials(page, `http://localhost:${host.port}${path}`);
    await takenOver(page);
    expect(await scopes(page)).toEqual([path]);
    await host.close();
  });
}

test('the single file works from a disk, its films and sounds as well', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'single-'));
  cpSync(SINGLE, join(folder, 'pocket exchange.html'));
  await essentials(page, pathToFileURL(join(folder, 'pocket exchange.html')).href);
  await gallery(page);
  rmSync(folder, { recursive: true });
});

test('a phone on the network can use it over plain HTTP, without the functions of secure pages', async ({
  consoleErrors,
}) => {
  const host = await hostFolder(() => SANDBOX, '/h5/');
  const options = launchOptions({ shell: true });
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, '--host-resolver-rules=MAP desk.test 127.0.0.1'],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  await essentials(page, `http://desk.test:${host.port}/h5/`);
  const missing = await page.evaluate(() => [
    isSecureContext,
    'serviceWorker' in navigator,
    'randomUUID' in crypto,
    'locks' in navigator,
  ]);
  expect(missing).toEqual([false, false, false, false]);
  await browser.close();
  await host.close();
});

test('a tab that slept continues, although its service worker was stopped and knows no pages any more', async ({
  app,
  page,
  context,
  sandbox,
}) => {
  await app.open('/pages/market/market');
  await takenOver(page);
  // The browser ends a call in progress together with its service worker.
  await app.connected();
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await sandbox.clock.jump('6m');
  await sandbox.market.set('BTC/USDT', '61234');
  await app.goto('/pages/fund/assets');
  await expect(page.getByRole('button', { name: /Spot/ }).last()).toBeVisible();
  await buy(page);
});

test('a tab whose site data was deleted goes on without its service worker', async ({ app, page, context }) => {
  await app.open('/pages/market/market');
  await takenOver(page);
  await app.connected();
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers' });
  await page.waitForFunction(() => navigator.serviceWorker.controller === null);
  await buy(page);
});

test('calls of a page that is left do not go to the network', async ({ app, page }) => {
  await app.open('/pages/setting/language');
  for (let reload = 0; reload < 5; reload += 1) {
    await takenOver(page);
    await app.settled();
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      const call = () => {
        for (let n = 0; n < 6; n += 1) void fetch('/api/getSiteConfig').catch(() => {});
      };
      call();
      location.reload();
      call();
    });
    await loaded;
    await ready(page);
  }
});

const EDITED = ['index.html', 'service-worker.js'] as const;

/**
 * A later build: it differs only in its name and in one file that every page loads. Its copy has every tenth file; that
 * all 1,400 are copied is tested with the first build.
 */
function laterBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'later-build-'));
  const isEdited = (name: string) => (EDITED as readonly string[]).includes(name);
  for (const name of readdirSync(SANDBOX)) if (!isEdited(name)) symlinkSync(resolve(SANDBOX, name), join(folder, name));
  const edit = (file: (typeof EDITED)[number], change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(SANDBOX, file), 'utf8')));
  edit('index.html', (html) => html.replace('<html', '<html data-build="later"'));
  edit('service-worker.js', (code) =>
    code.replace(/const BUILD = (\{.*\});/, (_, built: string) => {
      const { files } = JSON.parse(built) as { readonly files: readonly string[] };
      const kept = files.filter((_file, nth) => nth % 10 === 0);
      return `const BUILD = ${JSON.stringify({ version: 'later', files: kept })};`;
    }),
  );
  return folder;
}

const build = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);

const opened = async (context: BrowserContext, address: string) => {
  const page = await context.newPage();
  await page.goto(address);
  await ready(page);
  return page;
};

/** A build for a real exchange, which has no service worker of its own. */
function productionBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'production-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Production</title>');
  return folder;
}

/** Opens from the copy, trades, and shows a page, films and a manual whose files were not requested before. */
async function withoutNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  await buy(page);
  await go(page, '/pages/common/area');
  await expect(page.getByRole('heading', { name: 'Area code' })).toBeVisible();
  await gallery(page);
  await page.goto(new URL('manual/reference/keys.html', page.url()).href);
  await page.getByRole('searchbox').fill('resting order');
  await page.locator('#found a').first().click();
  await expect(page.getByRole('heading', { name: 'Finding a crossing' })).toBeInViewport();
  await page.context().setOffline(false);
}

// One test, because the copy has 1,400 files. While it is made the app is where nothing moves.
test('the copy of a build opens without a network, and gives way to the next build, whole', async ({
  context,
  consoleErrors,
}) => {
  test.slow();
  const [later, production] = [laterBuild(), productionBuild()];
  let served = SANDBOX;
  const host = await hostFolder(() => served, '/h5/');
  const address = `http://localhost:${host.port}/h5/`;
  const page = await context.newPage();
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  await inEnglish(page);
  await test.step('offline after the first load: it opens from its copy and trades', async () => {
    await page.goto(`${address}?scenario=spot-trader&seed=7#${QUIET}`);
    await ready(page);
    await takenOver(page);
    expect(await scopes(page)).toEqual(['/h5/']);
    await kept(page);
    await go(page, '/pages/market/market');
    // A call in progress would fail when the network is lost.
    await page.evaluate(() => window.sandbox?.settled());
    await withoutNetwork(page);
  });
  await test.step('a new build takes effect with the next load', async () => {
    await page.goto(`${address}#${QUIET}`);
    await ready(page);
    await takenOver(page);
    // A call in progress when its page is left does not hold up the new build.
    await page.evaluate(async () => {
      await window.sandbox?.faults.set({ calls: { 'GET /optional/list': { latencyMs: 600_000 } } });
      void fetch('/api/optional/list');
    });
    await page.reload();
    await ready(page);
    await takenOver(page);
    await page.evaluate(() => window.sandbox?.faults.clear());
    const replaced = await page.evaluateHandle(() => navigator.serviceWorker.controller);
    served = later;
    // The old copy opens once more while the new build is being downloaded.
    const second = await opened(context, `${address}#${QUIET}`);
    await expect(second).toHaveTitle(/Pocket Exchange/);
    expect(await build(second)).not.toBe('later');
    await kept(second, ' later');
    // It takes control of all tabs when it is activated, which is some time after its copy is complete.
    await page.waitForFunction((old) => navigator.serviceWorker.controller !== old, replaced);
    const third = await opened(context, address);
    expect(await build(third)).toBe('later');
    // An old tab, which the service worker of the new build controls now.
    await buy(page);
    for (const one of [page, second, third]) await one.close();
  });
  await test.step('a production build in its place is not hidden by the copy', async () => {
    served = production;
    const fourth = await context.newPage();
    await fourth.goto(address, { waitUntil: 'commit' });
    await expect(fourth).toHaveTitle('Production');
    expect(await fourth.evaluate(() => caches.keys())).toEqual([]);
  });
  await host.close();
  for (const folder of [later, production]) rmSync(folder, { recursive: true });
});
