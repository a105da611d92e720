import type { Page } from '@playwright/test';
import { expect, MOVING, OWN_PAGE, test } from './fixtures';
import { putFinger, swipe } from './fixtures/finger';

const SETTINGS = '/pages/setting/setting';

/** Records the page's vibrations; the device does not vibrate. */
function recordVibrations(): void {
  Object.assign(window, { vibrations: [] });
  navigator.vibrate = (pattern) => {
    (window as unknown as { vibrations: unknown[] }).vibrations.push(pattern);
    return true;
  };
}

/** Vibrations since the last call. */
const vibrationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { vibrations: unknown[] }).vibrations.splice(0));

const REFUSED = [
  ['a form with nothing in it', '/pages/setting/password', {}, /^Change/],
  ['a form in a sheet', '/pages/otc/otc?tab=ads&ad=new', {}, 'Publish'],
  ['an order without an amount', '/pages/transaction/currency', {}, 'Buy BTC'],
  [
    'a code the exchange refuses',
    '/pages/setting/password',
    { 'New password': 'better-one-9', 'Repeat password': 'better-one-9' },
    /^Change/,
  ],
] as const;

test.describe('vibration', () => {
  // The app reads `navigator.vibrate` when it starts.
  test.use(OWN_PAGE);
  test.beforeEach(({ page }) => page.addInitScript(recordVibrations));

  test('actions vibrate, unless the user has switched it off', async ({ app, page }) => {
    const markets = '/pages/market/market';
    await app.goto(markets);
    const star = app.getByRole('button', { name: 'Favourite BNB' });
    await app.says(/added/i, () => star.click());
    expect(await vibrationsOf(page)).toEqual([[15]]);
    await app.goto(SETTINGS);
    const vibration = app.getByRole('switch', { name: 'Vibration' });
    await vibration.click();
    await expect(vibration).not.toBeChecked();
    expect(await vibrationsOf(page)).toEqual([]);
    await page.reload();
    await app.goto(markets);
    await app.says(/removed/i, () => star.click());
    expect(await vibrationsOf(page)).toEqual([]);
    await app.goto(SETTINGS);
    await vibration.click();
    expect(await vibrationsOf(page)).toEqual([[8]]);
  });

  test('a refusal within a form vibrates, once per try', async ({ app, page }) => {
    for (const [what, path, fill, press] of REFUSED)
      await test.step(what, async () => {
        await app.goto(path);
        const fields = Object.entries(fill);
        if (fields.length > 0) {
          await app.getByRole('button', { name: 'Send code' }).click();
          await page.locator('input[data-length]:not([readonly])').first().fill('000000');
        }
        for (const [label, text] of fields) await app.getByLabel(label).fill(text);
        // That the code was sent is felt as well.
        await app.settled();
        await vibrationsOf(page);
        const button = app.getByRole('button', { name: press });
        for (const nth of ['first', 'second']) {
          await button.click();
          await expect(app.getByRole('alert').first()).toBeVisible();
          await app.settled();
          expect(await vibrationsOf(page), nth).toEqual([[20, 60, 20]]);
        }
      });
  });
});

test('toasts can be read again among the messages', async ({ app }) => {
  await app.goto('/pages/market/market');
  const star = app.getByRole('button', { name: 'Favourite BNB' });
  await app.says(/added/i, () => star.click());
  await app.says(/removed/i, () => star.click());
  await app.goto('/pages/site_message/message-center');
  await app.getByRole('tab', { name: 'Notices' }).click();
  const notices = app.getByRole('list', { name: 'Notices' }).getByRole('listitem');
  await expect(notices).toHaveText([/removed.*\d\d:\d\d/i, /added.*\d\d:\d\d/i]);
});

test('the focus is never lost: after a question, a tab, a row that is gone', async ({ app, page }) => {
  const focused = () =>
    page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
  await app.goto(SETTINGS);
  await app.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await focused()).toBe(true);
  for (const path of ['/pages/market/market', '/pages/fund/transfer_history', '/pages/transaction/index?tab=coins']) {
    await app.goto(path);
    for (const tab of await app.getByRole('tablist').first().getByRole('tab').all()) {
      await tab.click();
      await app.settled();
      expect(await focused(), `${path}, ${await tab.textContent()}`).toBe(true);
    }
  }
  await app.goto('/pages/transaction/currency');
  await app
    .getByRole('button', { name: /^Cancel\b/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await app.settled();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(focused).toBe(true);
});

test.describe('in motion', () => {
  test.use(MOVING);

  test('a sheet is pulled down by its content while that is at its top, and stays when it is let go early', async ({
    app,
    page,
  }) => {
    await app.goto(SETTINGS);
    const opener = app.getByRole('button', { name: /Display currency/ });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Display currency' });
    const row = sheet.getByRole('option').or(sheet.getByRole('radio')).or(sheet.getByRole('listitem')).nth(3);
    await expect(row).toBeVisible();
    await app.settled();
    // The sheet ignores presses until it can have been seen.
    await expect(page.locator('[role="dialog"] ~ [aria-hidden="true"]').last()).toBeHidden();
    const box = await row.boundingBox();
    if (!box) throw new Error('The row has no place.');
    const start = { x: box.x + 60, y: box.y + box.height / 2 };

    const finger = await putFinger(page, start);
    await finger.move({ x: start.x, y: start.y + 50 });
    await expect.poll(() => sheet.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f)).toBe(50);
    await finger.lift();
    await expect(sheet).toBeVisible();
    await expect.poll(() => sheet.evaluate((element) => element.style.transform)).toBe('');

    await swipe(page, start, { x: start.x, y: start.y - 200 });
    await swipe(page, start, { x: start.x, y: start.y + 60 });
    await expect(sheet).toBeVisible();
    await sheet.evaluate((element) => {
      for (const part of element.querySelectorAll('*')) part.scrollTop = 0;
    });
    await swipe(page, start, { x: start.x, y: start.y + 160 });
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('a second finger ends the drag of a sheet by its head', async ({ app, page }) => {
    await app.goto(SETTINGS);
    await app.getByRole('button', { name: /Display currency/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Display currency' });
    await app.settled();
    await expect(page.locator('[role="dialog"] ~ [aria-hidden="true"]').last()).toBeHidden();
    const head = sheet.getByRole('heading', { name: 'Display currency' }).locator('..');
    const at = (finger: number, y: number) => ({
      pointerId: finger,
      pointerType: 'touch',
      isPrimary: finger === 1,
      button: 0,
      clientY: y,
    });
    // Pointers that the browser does not know cannot be captured.
    await head.evaluate((element) => {
      element.setPointerCapture = () => {};
    });
    const offset = () => sheet.evaluate((element) => element.style.transform);
    await head.dispatchEvent('pointerdown', at(1, 300));
    await head.dispatchEvent('pointermove', at(1, 340));
    expect(await offset()).toBe('translateY(40px)');
    await head.dispatchEvent('pointerdown', at(2, 200));
    expect(await offset()).toBe('');
    await head.dispatchEvent('pointermove', at(2, 300));
    await head.dispatchEvent('pointerup', at(2, 300));
    await head.dispatchEvent('pointerup', at(1, 440));
    expect(await offset()).toBe('');
    await expect(sheet).toBeVisible();
  });

  test('the tabs of the market follow a finger across the page; a slanting swipe scrolls', async ({ app, page }) => {
    await app.goto('/pages/market/market');
    const selected = app.getByRole('tablist').first().getByRole('tab', { selected: true });
    await expect(selected).toHaveText('Spot');
    await swipe(page, { x: 300, y: 500 }, { x: 120, y: 510 });
    await expect(selected).toHaveText('Futures');
    await swipe(page, { x: 120, y: 500 }, { x: 300, y: 490 });
    await expect(selected).toHaveText('Spot');
    await swipe(page, { x: 300, y: 600 }, { x: 200, y: 450 });
    await expect(selected).toHaveText('Spot');
    await expect
      .poll(() =>
        page
          .locator('main')
          .first()
          .evaluate((main) => main.style.transform),
      )
      .toBe('');
  });

  test('a field that is tapped while a list is closing keeps the focus', async ({ app }) => {
    await app.goto('/pages/transaction/currency?symbol=BTC%2FUSDT');
    const amount = await app.getByLabel('Amount (BTC)').elementHandle();
    await app.getByRole('button', { name: /^Order type/ }).click();
    const option = app.getByRole('option', { name: 'Limit' });
    // In the page, because the list is gone 0.3 s after the click.
    await option.evaluate(
      (chosen, field) => chosen.addEventListener('click', () => setTimeout(() => (field as HTMLElement).focus())),
      amount,
    );
    await option.click();
    await expect(option).toHaveCount(0);
    await app.settled();
    expect(await amount?.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});
