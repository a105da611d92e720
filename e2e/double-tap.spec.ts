import type { Locator } from '@playwright/test';
import type { Sandbox } from '../sim/control/sandbox';
import { expect, MOVING, test } from './fixtures';
import type { App } from './fixtures/app';
import { holdMotion } from './fixtures/page-motion';

test.use(MOVING);

/**
 * Milliseconds since a sheet is on screen at which the place that opened it is tapped again. All of the sheet is
 * covered for 0.7 s (src/ui/overlays/reflex-guard.ts), the tapped place until 1.2 s. Each tap extends that to 0.5 s
 * after it, because a user who keeps tapping has not looked.
 */
const DOUBLE = [0];
const SLOW = [500];
const IMPATIENT = [1000];
const MANY = [0, 300, 600, 900, 1200, 1500, 1800];
/** A sheet counts as being on screen from its second frame on; this is enough for both. */
const FRAMES_MS = 100;

/**
 * Taps the button, and its place again, whatever is there by then. The page's clock is paused, and moves only between
 * the taps.
 */
async function tapAgain({ page }: App, button: Locator, sheet: Locator, times: readonly number[]): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no such button.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // Further ahead than the call takes on a busy machine: the clock cannot go back.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));
  await page.mouse.click(x, y);
  await expect(sheet).toBeAttached();
  await page.clock.runFor(FRAMES_MS);
  for (const [nth, atMs] of times.entries()) {
    await page.clock.runFor(atMs - (times[nth - 1] ?? 0));
    // The sheet's animation runs in real time.
    if (atMs > 0) await sheet.evaluate((one) => one.getAnimations().map((coming) => coming.finish()));
    await page.mouse.click(x, y);
  }
  await page.clock.resume();
}

interface Flow {
  /** Opens the form; returns the button that leads to a confirmation. */
  open(app: App, sandbox: Sandbox): Promise<Locator>;
  /** Title of the confirmation, and its button. */
  title: string;
  confirm: string;
  readonly taps: readonly (readonly number[])[];
}

const FLOWS: Readonly<Record<string, Flow>> = {
  'a deposit that is locked': {
    async open(app) {
      await app.goto('/pages/lockming/buy?id=1');
      await app.getByLabel('Amount (USDT)').fill('500');
      return app.getByRole('button', { name: 'Lock', exact: true });
    },
    title: 'Confirm deposit',
    confirm: 'Confirm and lock',
    taps: [DOUBLE, SLOW, IMPATIENT, MANY],
  },
  'an exchange': {
    async open(app) {
      await app.goto('/pages/fund/fundTransfer');
      await app.getByLabel('From', { exact: true }).fill('1000');
      await expect(app.getByText('1,002 USDT')).toBeVisible();
      return app.getByRole('button', { name: 'Review conversion' });
    },
    title: 'Confirm conversion',
    confirm: 'Convert now',
    taps: [DOUBLE, SLOW],
  },
};

test.describe('with a clock that stands', () => {
  // In real time, a busy machine may tap later than planned.
  test.use({ timers: 'fake' });

  test('a double tap confirms nothing, at any speed, and an intended tap does', async ({ app, sandbox }) => {
    test.slow();
    await sandbox.start('spot-trader', { seed: 7 });
    for (const [name, flow] of Object.entries(FLOWS))
      await test.step(name, async () => {
        const before = await sandbox.ledger.available('trader', 'USDT');
        const dialog = app.page.getByRole('dialog', { name: flow.title });
        const confirm = dialog.getByRole('button', { name: flow.confirm });
        for (const [index, taps] of flow.taps.entries()) {
          if (index > 0) {
            await app.page.keyboard.press('Escape');
            await expect.poll(() => dialog.count(), { intervals: [50] }).toBe(0);
          }
          await tapAgain(app, await flow.open(app, sandbox), dialog, taps);
          await expect(confirm).toBeVisible();
          await app.settled();
          expect(await sandbox.ledger.available('trader', 'USDT'), `again after ${taps} ms`).toBe(before);
        }
        await confirm.click();
        await expect.poll(() => sandbox.ledger.available('trader', 'USDT'), { intervals: [50] }).not.toBe(before);
      });
  });
});

test('neither a held key nor a click by a screen reader answers a question before it is visible', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/setting/setting');
  const out = app.getByRole('button', { name: 'Log out' });
  const question = app.page.getByRole('alertdialog');
  await out.focus();
  for (let repeats = 0; repeats < 6; repeats += 1) await app.page.keyboard.down('Enter');
  await app.page.keyboard.up('Enter');
  await expect(question).toBeVisible();

  // A click without a pointer, as soon as the buttons exist: assistive technology presses like this.
  await question.getByRole('button').first().click();
  await expect(question).toHaveCount(0);
  const pressed = app.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, watch) => {
          const buttons = document.querySelectorAll<HTMLElement>('[role="alertdialog"] button');
          if (buttons.length === 0) return;
          watch.disconnect();
          for (const button of buttons) button.click();
          resolve(buttons.length);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await out.click();
  expect(await pressed).toBe(2);
  await expect(question).toBeVisible();

  // After a look at the dialog a key counts as well.
  await question.getByRole('button').last().click({ trial: true });
  await question.getByRole('button').last().focus();
  await expect(async () => {
    await app.page.keyboard.press('Enter');
    await expect(question).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('a page that slides in takes no second tap, and answers others as soon as it can be seen', async ({
  app,
  page,
}) => {
  await app.goto('/pages/setting/setting');
  const centreOf = async (link: Locator) => {
    const box = await link.boundingBox();
    if (!box) throw new Error('There is no such link.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const tap = ({ x, y }: { x: number; y: number }) => page.mouse.click(x, y);
  const motionAt = (ms: number) =>
    page.evaluate((at) => {
      for (const animation of window.motion?.animations ?? []) animation.currentTime = at;
    }, ms);
  const security = await centreOf(app.getByRole('link', { name: 'Security' }));
  await holdMotion(page);
  await tap(security);
  await page.waitForFunction(() => Boolean(window.motion));
  await expect(app.getByRole('heading', { level: 1, name: 'Security' })).toBeAttached();
  const away = await centreOf(app.locator('a[href^="#/pages/setting/bind"]').first());
  expect(Math.abs(away.y - security.y)).toBeGreaterThan(64);

  for (const [atMs, place] of [
    [100, away],
    [250, security],
  ] as const) {
    await motionAt(atMs);
    await tap(place);
    expect(await page.evaluate(() => window.motion?.animations.length), `a tap at ${atMs} ms`).toBeGreaterThan(0);
    await expect(page).toHaveURL(/setting\/security$/);
  }
  await motionAt(250);
  await tap(away);
  await expect(page).toHaveURL(/setting\/bind/);
});
