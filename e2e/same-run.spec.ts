import type { Page } from '@playwright/test';
import { expect, OWN_PAGE, test } from './fixtures';
import { asFirstVisit } from './fixtures/first-visit';
import { otherTab } from './fixtures/other-tab';

test.use(OWN_PAGE);

/**
 * The same scenario and seed give the same run in the browser and in Node (Node's part:
 * sim/hosts/node-server/same-run.test.ts). e2e/scenario-screens.spec.ts compares all scenarios after three days.
 */

const SEED = 7;

const waitForSandbox = (page: Page) => page.waitForFunction(() => 'sandbox' in window);

/** Each tab of the sandbox has its own token. */
const token = (page: Page) =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem('own:token') ?? 'null') as string | null) ?? '');

for (const [scenario, path, person] of [
  ['long-btc', '/pages/transaction/index?tab=futures', 'Maya'],
  ['support-answers', '/', 'Budi'],
  ['first-day', '/', ''],
] as const) {
  test(`?scenario=${scenario} is the same run each time, with whoever is signed in there`, async ({
    page,
    app,
    inNode,
  }) => {
    // Starts the app three times, beside an exchange in Node.
    test.slow();
    const { now: startMs } = await inNode.start(scenario, { seed: SEED });
    await inNode.clock.jump(startMs + 600_000);
    const expected = { commands: 0, hash: await inNode.hash() };

    await page.goto(`./?scenario=${scenario}&seed=${SEED}#${path}`);
    await waitForSandbox(page);
    await app.settled();
    const held = await token(page);
    const who = await page.evaluate(async (of) => (await window.sandbox?.whose(of))?.nickname ?? '', held);
    expect(who).toBe(person);

    // A reload and another tab find the same session, without any command.
    await page.reload();
    await waitForSandbox(page);
    await app.settled();
    expect(await token(page)).toBe(held);
    const second = await otherTab(page.context());
    await second.goto(`./?scenario=${scenario}&seed=${SEED}#${path}`);
    await waitForSandbox(second);
    expect(await token(second)).toBe(held);
    await second.close();

    const found = await page.evaluate(async (toMs) => {
      const { sandbox } = window;
      await sandbox?.clock.pause();
      await sandbox?.clock.jump(toMs);
      return { commands: (await sandbox?.current())?.commands, hash: await sandbox?.hash() };
    }, startMs + 600_000);
    expect(found).toEqual(expected);
  });
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('a shared link opens at the time of its run, at rest', async ({ app, page, sandbox }) => {
    await app.open('/', { scenario: 'spot-trader', seed: SEED });
    await sandbox.clock.pause();
    await sandbox.clock.jump(new Date('2026-02-03T04:05:06Z'));
    const { query } = await sandbox.share();
    await asFirstVisit(page);
    await page.goto(`./?${query}`);
    const clock = page.getByTestId('room-clock');
    // Noon in the exchange's time zone; the clock is paused and can be continued.
    await expect(clock).toContainText('12:05:06');
    await expect(clock).toContainText('Feb');
    await expect(clock.getByRole('button', { name: 'Continue' })).toBeVisible();
  });
});

test.describe('in a page that other tests use', () => {
  test.use({ sharesPage: true });

  test('trades of another run are not on the tape of this one', async ({ app, page, sandbox }) => {
    await sandbox.start('spot-trader', { seed: SEED });
    await sandbox.clock.jump('3d');
    await app.goto('/pages/transaction/currency?view=chart');
    const tape = page.getByRole('region', { name: 'Trades' });
    await page.getByRole('tab', { name: 'Trades' }).click();
    const times = () => tape.getByText(/^\d\d:\d\d:\d\d$/).allTextContents();
    await expect.poll(async () => (await times()).length).toBeGreaterThan(3);
    await sandbox.clock.jump('2h');
    const { now } = await sandbox.start('spot-trader', { seed: 8 });
    // Trades are sent as they happen.
    await sandbox.clock.step('20s');
    await app.settled();
    // The page is mounted again for the new run.
    await page.getByRole('tab', { name: 'Trades' }).click();
    // Trades show times in the device's zone.
    const hour = await page.evaluate((ms) => new Date(ms).toTimeString().slice(0, 2), now);
    await expect.poll(async () => (await times()).length).toBeGreaterThan(3);
    await expect.poll(async () => (await times()).filter((time) => !time.startsWith(hour))).toEqual([]);
  });

  test('sheets over a page close when another run begins, even one with the same person', async ({ app, sandbox }) => {
    await sandbox.start('lock-to-maturity', { seed: SEED });
    await app.goto('/pages/lockming/order');
    await app.getByRole('button', { name: /: details$/ }).click();
    await expect(app.getByRole('dialog')).toBeVisible();
    await sandbox.start('lock-to-maturity', { seed: SEED });
    await expect(app.getByRole('dialog')).toBeHidden();
    await expect(app.getByRole('button', { name: /: details$/ })).toBeVisible();
  });

  test('a question asked in one run is not answered in the next', async ({ app, sandbox }) => {
    await sandbox.start('spot-trader', { seed: SEED });
    await app.goto('/pages/setting/setting');
    await app.getByRole('button', { name: 'Log out' }).click();
    await expect(app.getByRole('alertdialog')).toBeVisible();
    await sandbox.start('spot-trader', { seed: SEED });
    await expect(app.getByRole('alertdialog')).toBeHidden();
    await expect(app.getByRole('button', { name: 'Log out' })).toBeVisible();
  });
});
