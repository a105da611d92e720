import type { BrowserContext, Page } from '@playwright/test';
import type { Sandbox } from '../sim/control/sandbox';
import { createSandbox } from '../sim/control/sandbox-api';
import { expect, OWN_PAGE, test } from './fixtures';
import { otherTab } from './fixtures/other-tab';
import { setHash } from './fixtures/set-hash';
import { inPage } from './fixtures/tab';

test.use({ ...OWN_PAGE, serviceWorkers: 'allow' });

const MARKET = '#/pages/market/market';

interface Tab {
  readonly page: Page;
  readonly sandbox: Sandbox;
}

async function openTab(context: BrowserContext, query = '?scenario=spot-trader&seed=7', path = MARKET): Promise<Tab> {
  const page = await otherTab(context);
  await page.goto(`./${query}${path}`);
  await page.waitForFunction(() => 'sandbox' in window);
  return { page, sandbox: createSandbox((action, input) => inPage(page, action, input)) };
}

const tokenOf = ({ page }: Tab) => page.evaluate(() => JSON.parse(sessionStorage.getItem('own:token') ?? 'null'));
/** The e-mail address of a tab's customer; undefined for a visitor. */
const whoIs = async (tab: Tab) =>
  ((await tab.sandbox.run('people.session', { token: await tokenOf(tab) })) as { email: string } | null)?.email;

/**
 * Lets a tab make one grant after the other, each with another amount; returns the answered ones and the longest wait.
 * The amounts of a `round` begin with its digit.
 */
async function giveOneAfterAnother({ page }: Tab, round: number) {
  await page.evaluate((digit) => {
    const { sandbox } = window as unknown as { sandbox: Sandbox };
    const given = { amounts: [] as string[], longestMs: 0, stop: false };
    Object.assign(window, { given });
    const work = async (n: number): Promise<void> => {
      const amount = `1.${digit}${String(n).padStart(5, '0')}1`;
      const sinceMs = performance.now();
      await sandbox.grant('trader', 'USDT', amount);
      given.longestMs = Math.max(given.longestMs, performance.now() - sinceMs);
      given.amounts.push(amount);
      if (!given.stop) return work(n + 1);
    };
    void work(1);
  }, round);
  const read = () =>
    page.evaluate(() => (window as unknown as { given: { amounts: string[]; longestMs: number } }).given);
  return {
    /** Resolves when `count` more were answered. */
    async more(count: number) {
      const { length } = (await read()).amounts;
      await page.waitForFunction(
        (least) => (window as unknown as { given: { amounts: string[] } }).given.amounts.length >= least,
        length + count,
      );
    },
    async stop() {
      await page.evaluate(() => Object.assign((window as unknown as { given: object }).given, { stop: true }));
      return read();
    },
  };
}

const giftsIn = async (sandbox: Sandbox): Promise<(string | undefined)[]> => {
  const { entries } = await sandbox.run('state.export');
  return entries
    .map(({ command }) => (command as { input?: { amount?: string } }).input?.amount)
    .filter((amount) => amount?.startsWith('1.'));
};

test('two tabs see one market and one ledger', async ({ context }) => {
  const one = await openTab(context);
  const other = await openTab(context);
  await one.sandbox.clock.pause();
  const before = await one.sandbox.ledger.available('trader', 'USDT');
  await other.sandbox.grant('trader', 'USDT', '5');
  expect(Number(await one.sandbox.ledger.available('trader', 'USDT'))).toBe(Number(before) + 5);
  await one.sandbox.market.set('BTC/USDT', '61234');
  await other.sandbox.clock.step('2s');
  const shown = Number(await one.sandbox.market.price('BTC/USDT')).toLocaleString('en');
  for (const { page } of [one, other]) {
    await expect(page.getByRole('link', { name: /^BTC/ })).toContainText(shown);
  }
  expect(await other.sandbox.hash()).toBe(await one.sandbox.hash());

  await test.step('they are two customers, also after a reload; a tab opened later goes on as the last one', async () => {
    await other.page.evaluate(() => window.sandbox?.as('whale'));
    const emails = [await whoIs(one), await whoIs(other)];
    expect(emails[0]).toBe('maya@example.com');
    expect(emails[1]).not.toBe(emails[0]);
    for (const { page } of [one, other]) {
      await page.reload();
      await page.waitForFunction(() => 'sandbox' in window);
    }
    expect([await whoIs(one), await whoIs(other)]).toEqual(emails);
    const later = await openTab(context, '', '#/pages/setting/setting');
    expect(await whoIs(later)).toBe(emails[1]);

    await test.step('who logs out in one tab shows nothing of theirs in another, at once', async () => {
      const visitor = (page: Page) => page.locator('#root').getByText('All your assets in one place');
      const amounts = (page: Page) => page.locator('#root').getByText(/USDT/);
      for (const { page } of [one, other]) {
        await setHash(page, '/pages/fund/assets');
        await expect(amounts(page).first()).toBeVisible();
      }
      await later.page.getByRole('button', { name: 'Log out' }).click();
      await later.page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
      // With a paused clock no request is made that could be answered with 999.
      await expect(visitor(other.page)).toBeVisible();
      await expect(amounts(other.page)).toHaveCount(0);
      // The other customer stays.
      await expect(amounts(one.page).first()).toBeVisible();
    });
  });

  await test.step('?isolate: a tab with an exchange of its own, which is not remembered', async () => {
    // The customer of another tab, whose token a run of the same scenario and seed has as well.
    await one.page.evaluate(async () => {
      await window.sandbox?.as('trader');
      localStorage.setItem('pref:hide-amounts', 'true');
    });
    const own = await openTab(context, '?isolate&scenario=spot-trader&seed=7', '#/pages/setting/setting');
    await own.sandbox.grant('trader', 'USDT', '1.5');
    expect(await giftsIn(one.sandbox)).toEqual([]);
    expect(await own.sandbox.persistence.get()).toEqual({ kept: false, reason: 'isolated', broken: null });
    expect(await one.sandbox.persistence.get()).toEqual({ kept: true, reason: null, broken: null });
    await own.page.getByRole('button', { name: 'Log out' }).click();
    await own.page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(own.page.getByRole('link', { name: 'Log in or register' })).toBeVisible();
    expect(await whoIs(one)).toBe('maya@example.com');
    expect(await whoIs(await openTab(context, ''))).toBe('maya@example.com');
    expect(await one.page.evaluate(() => localStorage.getItem('pref:hide-amounts'))).toBe('true');
  });

  await test.step('it begins as its address says also when it is loaded again', async () => {
    const own = await openTab(context, '?isolate&scenario=spot-trader&seed=7&as=whale&clock=rest');
    await own.page.reload();
    await own.page.waitForFunction(() => 'sandbox' in window);
    expect((await own.sandbox.run('clock.now', {})).paused).toBe(true);
    const { token } = await own.sandbox.run('run.session', {});
    expect(await own.sandbox.run('people.session', { token })).toMatchObject({ email: 'whale@example.com' });
  });
});

/** Ways to end a tab, in an order in which it is certain which tab runs the exchange afterwards. */
const ENDS: Readonly<Record<string, (leader: Page, context: BrowserContext) => Promise<unknown>>> = {
  'is closed': (leader) => leader.close(),
  'is frozen': async (leader, context) =>
    (await context.newCDPSession(leader)).send('Page.setWebLifecycleState', { state: 'frozen' }),
  'is reloaded': (leader) => leader.reload({ waitUntil: 'commit' }),
};

test('the tab that runs the exchange ends: another goes on, and nothing is lost or doubled', async ({
  context,
}, info) => {
  let leader = await openTab(context);
  for (const [n, [what, end]] of Object.entries(ENDS).entries())
    await test.step(`it ${what}`, async () => {
      const follower = await openTab(context, '');
      const gifts = await giveOneAfterAnother(follower, n);
      await gifts.more(20);
      await end(leader.page, context);
      await gifts.more(20);
      const { amounts, longestMs } = await gifts.stop();
      // The page benches measure the wait; here it is only recorded.
      info.annotations.push({ type: `longest wait: ${what}`, description: `${Math.round(longestMs)} ms` });
      const stored = (await giftsIn(follower.sandbox)).filter((amount) => amount?.startsWith(`1.${n}`));
      expect(stored.slice(0, amounts.length)).toEqual(amounts);
      expect(await follower.sandbox.ledger.check()).toEqual([]);
      leader = follower;
    });
});

test('a page reloaded past the service worker is taken over unchanged, not loaded a third time', async ({
  context,
}) => {
  const { page } = await openTab(context);
  const isControlled = () => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await isControlled();
  const devtools = await context.newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await devtools.send('Page.reload', { ignoreCache: true });
  await loaded;
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await isControlled();
  await page.waitForFunction(() => 'sandbox' in window);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test.describe('with the daily notice', () => {
  test.use({ dailyNotice: 'show' });

  test('a reset leaves nothing in the browser but the language', async ({ context, app }) => {
    await app.open('/pages/market/market');
    await app.page.evaluate(() => {
      localStorage.setItem('pref:hide-amounts', 'true');
      sessionStorage.setItem('draft:login', '{"account":"maya"}');
    });
    await app.page.reload();
    await app.page.waitForFunction(() => 'sandbox' in window);
    await app.page.evaluate(() => window.sandbox?.start('first-day', { seed: 3 }));
    // Home has drawn the new run when its notice covers it, and the notice is marked as seen.
    await expect(app.page.locator('[data-daily-notice]')).toBeVisible();
    const left = await app.page.evaluate(() => [
      ...Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]),
      ...Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key)]),
    ]);
    const WITHOUT_CUSTOMER =
      /^(h5Version|lang|fiats?|saveFiatsTime|site_(name|logo)|MSW_|own:(token|user)|opened-run$|pref:popup-seen$|tests:)/;
    expect(left.filter(([key]) => !WITHOUT_CUSTOMER.test(key ?? ''))).toEqual([]);
    expect(left).toContainEqual(['lang', 'en']);
    expect(left).toContainEqual(['own:token', 'null']);
    expect(left.filter(([key]) => key === 'token' || key === 'user')).toEqual([]);
    expect(context.pages()).toHaveLength(1);
  });
});
