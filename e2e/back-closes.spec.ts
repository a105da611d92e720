import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import type { App } from './fixtures/app';
import { offerWork } from './fixtures/nft';

const BEFORE = '/pages/setting/security';

interface Overlay {
  readonly path: string;
  /** Taps the control that opens it, on its page. */
  open(app: App): Promise<void>;
  readonly title: string | RegExp;
}

const OVERLAYS: Readonly<Record<string, Overlay>> = {
  'a question': {
    path: '/pages/setting/setting',
    open: (app) => app.getByRole('button', { name: 'Log out' }).click(),
    title: /log out/i,
  },
  'a confirmation': {
    path: '/pages/lockming/buy?id=1',
    async open(app) {
      await app.getByLabel('Amount (USDT)').fill('500');
      await app.getByRole('button', { name: 'Lock', exact: true }).click();
    },
    title: 'Confirm deposit',
  },
  'a list to choose from': {
    path: '/pages/transaction/index?tab=coins&symbol=BTC/USDT',
    open: (app) => app.getByRole('button', { name: /^Choose a market/ }).click(),
    title: /market/i,
  },
};

const shown = (app: App, title: string | RegExp): Locator =>
  app.page.locator('[role="dialog"], [role="alertdialog"]').filter({ hasText: title });

async function back(app: App): Promise<void> {
  await app.settled();
  await app.page.goBack();
  await app.settled();
}

/** The app's current path, without parameters. */
const at = (app: App, path: string) =>
  expect.poll(() => new URL(app.page.url()).hash.slice(1).split('?')[0]).toBe(path.split('?')[0]);

for (const [name, { path, open, title }] of Object.entries(OVERLAYS)) {
  test(`Back closes ${name}, and leaves its page once it is closed in any way`, async ({ app, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await app.goto(BEFORE);
    await app.goto(path);
    await open(app);
    await expect(shown(app, title)).toBeVisible();
    await back(app);
    await expect(shown(app, title)).toHaveCount(0);
    await at(app, path);

    await app.settled();
    await open(app);
    await expect(shown(app, title)).toBeVisible();
    await app.settled();
    await app.page.keyboard.press('Escape');
    await expect(shown(app, title)).toHaveCount(0);
    await back(app);
    await at(app, BEFORE);
  });
}

test('sheets over each other close one by one', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  const { code } = await offerWork(sandbox, { price: 1000, increase: 10 });
  await app.goto(BEFORE);
  await app.goto(`/pages/nft/artworkDetail?code=${code}`);
  const sheet = shown(app, 'Place a bid').first();
  const question = app.page.getByRole('alertdialog');
  for (const closed of ['by Back', 'by its button']) {
    await app.getByRole('button', { name: 'Place a bid' }).click();
    await sheet.getByRole('button', { name: 'Bid 1,010 USDT' }).click();
    await expect(question, closed).toBeVisible();
    if (closed === 'by Back') await back(app);
    else await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(sheet).toBeVisible();
    await back(app);
    await expect(sheet).toHaveCount(0);
    await at(app, '/pages/nft/artworkDetail');
  }
  await back(app);
  await at(app, BEFORE);
});

test('a link in a sheet leads to its page, and Back from there to the page of the sheet', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(BEFORE);
  await app.goto('/pages/fund/assets');
  await app.locator('main').getByRole('button', { name: /^Spot/ }).first().click();
  await app.page
    .getByRole('dialog')
    .getByRole('button', { name: /balance changes/i })
    .click();
  await at(app, '/pages/fund/assets_record');
  await expect(app.page.getByRole('dialog')).toHaveCount(0);
  await back(app);
  await at(app, '/pages/fund/assets');
  await back(app);
  await at(app, BEFORE);
});

test('Back closes a question on a page that was entered by hand a second time', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  const { path, open, title } = OVERLAYS['a question'] as Overlay;
  for (const time of ['first', 'second']) {
    await app.goto(BEFORE);
    await app.goto(path);
    await open(app);
    await expect(shown(app, title), time).toBeVisible();
    await back(app);
    await expect(shown(app, title), time).toHaveCount(0);
    await at(app, path);
  }
});

test('a reload with a question open leaves nothing on the way back', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  const { path, open, title } = OVERLAYS['a question'] as Overlay;
  await app.goto(BEFORE);
  await app.goto(path);
  await open(app);
  await expect(shown(app, title)).toBeVisible();
  await app.settled();
  await page.reload();
  await expect(app.getByRole('button', { name: 'Log out' })).toBeVisible();
  await back(app);
  await at(app, BEFORE);
});
