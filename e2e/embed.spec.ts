import type { Page } from '@playwright/test';
import { expect, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { hostFolder } from './static-host';

/** The sandbox in a frame of another page, which steers it by messages. */
test.use({ ...OWN_PAGE, serviceWorkers: 'allow' });

/** Lets a page of another origin frame the sandbox, and returns the answer to its request for a price. */
async function askFrom(page: Page, elsewhere: string, frame: string) {
  await page.goto(elsewhere);
  return page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const frame = Object.assign(document.createElement('iframe'), { src });
        addEventListener('message', ({ data, source }) => {
          const send = (message: object) => (source as Window).postMessage(message, new URL(src).origin);
          if (data.event === 'ready')
            send({ pocketExchange: 1, id: 'a', action: 'market.price', input: { symbol: 'BTC/USDT' } });
          else if (data.id === 'a') resolve(data);
        });
        document.body.append(frame);
      }),
    frame,
  );
}

test('a page steers the sandbox in its frame, and the visitor’s own run stays as it was', async ({
  app,
  page,
  sandbox,
  context,
  baseURL,
}) => {
  test.slow();
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/transaction/currency');
  await sandbox.market.set('BTC/USDT', '59000');
  const visitor = () =>
    page.evaluate(async () => ({
      stored: JSON.stringify({ ...localStorage }),
      run: await window.sandbox?.current(),
      price: await window.sandbox?.market.price('BTC/USDT'),
    }));
  // At that price an order is filled, which raises the credit score. The page fetches it a moment later.
  await expect.poll(async () => (await visitor()).stored).toContain('160.00');
  const before = await visitor();

  const host = await context.newPage();
  await host.setViewportSize({ width: 1440, height: 900 });
  await host.goto(`${baseURL}embed.html`);
  const phone = host.frameLocator('iframe');
  const board = host.getByRole('table');
  await expect(board.getByRole('cell', { name: /^\d/ }).first()).toBeVisible();
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(phone.locator('#control-room')).toBeEmpty();
  // The order book comes by events, so the phone hears what follows.
  await expect(phone.getByText(/^\d\d,\d{3}\.\d\d$/).nth(5)).toBeVisible();
  expect(await axeProblems(host)).toEqual([]);

  await host.getByLabel('BTC/USDT').fill('61234');
  await host.getByRole('button', { name: 'Set the price' }).click();
  await expect(phone.getByText('61,234').first()).toBeVisible();
  await host.getByLabel('BTC/USDT').fill('much');
  await host.getByRole('button', { name: 'Set the price' }).click();
  await expect(host.getByRole('alert')).toContainText('market.set: price:');
  await host.getByLabel('Screen').selectOption('Market');
  await host.getByLabel('Language').selectOption('Français');
  await expect(phone.getByRole('heading', { level: 1, name: 'Marchés' })).toBeVisible();
  await host.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(host.locator('#clock')).toContainText('running');
  await host.getByRole('button', { name: 'Her stop loss closes it' }).click();
  await expect(host.getByRole('status').filter({ hasText: 'Right.' })).toBeVisible();
  await host.getByLabel('Scenario').selectOption('flash-crash');
  await host.getByRole('button', { name: 'Start' }).click();
  await expect(phone.locator('body')).toContainText('BTC');
  await host.setViewportSize({ width: 390, height: 844 });
  expect(await host.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await host.close();

  expect(await visitor()).toEqual(before);
});

test('another origin is refused until the deployment names it', async ({ page, baseURL, context }) => {
  const host = await hostFolder(() => 'dist-sandbox', '/');
  const stranger = `http://127.0.0.1:${host.port}`;
  const elsewhere = `${stranger}/embed-client.js`;
  const frame = `${baseURL}?embed&seed=7&phone`;
  try {
    expect(await askFrom(page, elsewhere, frame)).toMatchObject({
      id: 'a',
      ok: false,
      fault: { code: 'origin', sentence: expect.stringContaining(`${stranger} may not steer this sandbox`) },
    });
    await context.route(/\/h5\/\?/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"origins":[]', `"origins":["${stranger}"]`);
      await route.fulfill({ response, body });
    });
    expect(await askFrom(page, elsewhere, frame)).toMatchObject({
      ok: true,
      result: { price: expect.stringMatching(/^\d+\.\d\d$/) },
    });
  } finally {
    await host.close();
  }
});
