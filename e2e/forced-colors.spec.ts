import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

/**
 * Colours that the user has chosen for the whole system: parts that otherwise differ only by their background must be
 * visible.
 */
const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

test.beforeEach(async ({ page, sandbox }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await sandbox.start('spot-trader', { seed: 7 });
});
test.afterEach(({ page }) => page.emulateMedia({ forcedColors: 'none' }));

test('the chosen side of an order, the share of the balance and the focused field are visible', async ({ app }) => {
  await app.goto('/pages/transaction/index?tab=coins');
  const side = (name: string) => app.getByRole('radio', { name, exact: true });
  await expect.poll(() => groundOf(side('Buy'))).not.toBe(await groundOf(side('Sell')));
  await side('Sell').click();
  const [sell, buy, page] = [
    await groundOf(side('Sell')),
    await groundOf(side('Buy')),
    await groundOf(app.locator('main')),
  ];
  expect(sell).not.toBe(buy);

  const thumb = app.locator(':has(> input[type="range"])').first();
  const track = app.locator(':has(> * > input[type="range"])').first();
  expect(await groundOf(thumb)).not.toBe(page);
  expect(await groundOf(track)).not.toBe(page);

  const field = app.getByLabel('Price (USDT)');
  await field.focus();
  await expect(app.locator('div:has(> input:focus)').first()).toHaveCSS('outline-style', 'solid');
});

test('buttons that are switched on have their icon in the system’s highlight text colour', async ({ app }) => {
  await app.goto('/pages/transaction/index?tab=coins');
  const pressed = app.locator('main button[aria-pressed="true"]:has(> svg)');
  await expect.poll(() => pressed.count()).toBeGreaterThan(1);
  // The style sheet has loaded.
  await expect(pressed.first()).toHaveCSS('forced-color-adjust', 'none');
  const drawn = await pressed.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { stroke, fill } = getComputedStyle(button.querySelector('svg') as SVGElement);
      const text = getComputedStyle(button).color;
      return [stroke, fill].every((colour) => colour === 'none' || colour === text);
    }),
  );
  expect(drawn).not.toContain(false);
});

test('a switch shows whether it is on', async ({ app }) => {
  await app.goto('/pages/setting/setting');
  const control = app.getByRole('switch').first();
  const thumb = control.locator('> *').first();
  for (const isOn of [await control.isChecked(), !(await control.isChecked())]) {
    await control.setChecked(isOn);
    await expect.poll(async () => (await groundOf(thumb)) !== (await groundOf(control))).toBe(true);
  }
});

test('drawings have the system’s colours, and bars keep theirs', async ({ app }) => {
  await app.goto('/pages/invest/purchase?id=245449');
  const words = app.locator('main svg text').first();
  const colour = () => app.locator('main').evaluate((main) => getComputedStyle(main).color);
  await expect(words).toHaveCSS('fill', await colour());
  await app.goto('/pages/setting/security');
  await expect(app.locator('main a svg').last()).toHaveCSS('color', await colour());
  await app.goto('/pages/ieo/ieo');
  const filled = app.locator('main [aria-hidden="true"] > [style^="width"]').first();
  expect(await groundOf(filled)).not.toBe(await groundOf(filled.locator('..')));
});

test('a control that normally has only a background has an edge', async ({ app }) => {
  for (const address of [
    '/pages/index/index',
    '/pages/transaction/index?tab=coins',
    '/pages/transaction/index?tab=options',
    '/pages/fund/withdraw',
    '/pages/fund/transfer',
  ] as const) {
    await app.goto(address);
    // With the app's own colours, an element counts if it has a background.
    await app.page.emulateMedia({ forcedColors: 'none' });
    const plain = app.root.locator(':is(button, a, [role="radio"]):not([aria-pressed="true"])');
    const grounded = await plain.evaluateAll((controls) =>
      controls.map((control) => {
        const { backgroundColor: ground, borderTopWidth } = getComputedStyle(control);
        const isBare = ground !== 'rgba(0, 0, 0, 0)' && borderTopWidth === '0px';
        if (isBare) control.setAttribute('data-bare', '');
        return isBare;
      }),
    );
    expect(grounded, address).toContain(true);
    await app.page.emulateMedia({ forcedColors: 'active' });
    const bare = await app.root
      .locator('[data-bare]')
      .evaluateAll((controls) =>
        controls
          .filter((control) => getComputedStyle(control).borderTopWidth === '0px')
          .map((control) => control.textContent || control.getAttribute('aria-label')),
      );
    expect(bare, address).toEqual([]);
  }
});
