import type { Page } from '@playwright/test';
import { expect, expectViolations, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { openPanel, ownSeed, panel, roomSays } from './fixtures/room';

test.use({ room: 'used', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

const tab = (page: Page, name: string) => panel(page, 'inspector').getByRole('tab', { name });

/** In the panel that is shown; e2e/control-room.spec.ts has the room around it. */
const panelProblems = (page: Page, id: 'inspector' | 'faults' | 'back-office' = 'inspector') =>
  axeProblems(page, `[data-testid="room-${id}"]`);

test('an order is seen from its call to its posting, its event, its state and its fill', async ({
  app,
  page,
  sandbox,
}) => {
  await app.open('/pages/transaction/currency?symbol=BTC%2FUSDT', { seed: ownSeed(31) });
  await sandbox.clock.pause();
  const inspector = await openPanel(page, 'inspector');
  const price = Math.floor(Number(await sandbox.market.price('BTC/USDT')) * 0.97);
  await page.getByLabel('Price (USDT)').fill(String(price));
  await page.getByLabel('Amount (BTC)').fill('0.01');
  await page.getByRole('button', { name: 'Buy BTC' }).click();

  const call = inspector.getByRole('button', { name: /POST \/coin\/trade/ });
  await expect(call).toContainText('ok');
  await app.settled();
  const list = inspector.getByRole('region', { name: 'Calls: Newest first' });
  const anotherCall = async () => {
    const height = () => list.evaluate(({ scrollHeight }) => scrollHeight);
    const before = await height();
    await page.evaluate(() => fetch('/api/getSetting'));
    // A row far above those in sight is not in the document, but counts for the height.
    await expect.poll(height).toBeGreaterThan(before);
  };
  // By then the calls are listed by which the app refreshes itself after the order.
  await anotherCall();
  // A call that comes while the row is pressed does not move it from under the pointer.
  await call.hover();
  await page.mouse.down();
  await anotherCall();
  await page.mouse.up();
  await expect(inspector.getByRole('region', { name: 'Request' })).toContainText('"amount": "0.01"');
  await expect(inspector.getByRole('region', { name: 'Answer' })).toContainText('"type": "ok"');
  await expect(inspector.getByRole('cell', { name: 'Maya · change', exact: true })).toBeVisible();
  await expect(inspector.getByText('spot order 3: begins → open')).toBeVisible();
  await expect(inspector.getByText('coin_order → Maya')).toBeVisible();
  expect(await panelProblems(page)).toEqual([]);
  // A call that comes meanwhile does not move what is read.
  const top = async () => (await call.boundingBox())?.y;
  const before = await top();
  await anotherCall();
  expect(await top()).toBe(before);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [form, text] of [
    ['curl command', "--data-urlencode 'amount=0.01'"],
    ['Playwright test', "call: 'POST /coin/trade'"],
    ['Scenario step', "{ persona: 'trader', call: 'POST /coin/trade'"],
  ] as const) {
    await roomSays(page, `Copied as ${form}`, () => inspector.getByRole('button', { name: form, exact: true }).click());
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(text);
  }

  await tab(page, 'Ledger').click();
  await inspector.getByRole('searchbox', { name: 'Search' }).fill('buy btc');
  await expect(inspector.getByText('Nothing found.')).toBeVisible();
  await inspector.getByRole('button', { name: /^Found \d+ elsewhere/ }).click();
  await expect(inspector.getByRole('button', { name: /tap button "Buy BTC"/ })).toBeVisible();
  const due = (await sandbox.inspect.upcoming()).events.find(({ kind }) => kind !== 'fill');
  for (const [words, row] of [
    ['screen currency', /screen \/pages\/transaction\/currency/],
    ['coinfreeze', /coinFreeze −\d/],
    ['spot order 3', /spot order 3: begins → open/],
    ['coin_order', /coin_order Maya/],
    [due?.kind ?? '', new RegExp(`${due?.kind}`)],
  ] as const) {
    await inspector.getByRole('searchbox', { name: 'Search' }).fill(words);
    await expect(inspector.getByRole('button', { name: row }).first()).toBeVisible();
  }
  expect(await panelProblems(page)).toEqual([]);
  await inspector.getByRole('searchbox', { name: 'Search' }).fill('');

  await tab(page, 'Ledger').click();
  await expect(inspector.getByRole('button', { name: /coinFreeze −\d/ }).first()).toBeVisible();
  await tab(page, 'Events').click();
  await inspector.getByRole('button', { name: /coin_order Maya/ }).click();
  await expect(inspector.getByRole('region', { name: 'Payload' })).toContainText('"type": "coin_order"');
  await expect(inspector.getByText(/^Cause/)).toContainText(/POST|Cause/);
  expect(await panelProblems(page)).toEqual([]);

  await tab(page, 'Machines').click();
  await expect(inspector.getByRole('button', { name: /spot order 3: begins → open/ })).toBeVisible();
  await sandbox.market.set('BTC/USDT', String(price - 50));
  await sandbox.clock.step('5s');
  await expect(inspector.getByRole('button', { name: /spot order 3: open → filled/ })).toBeVisible();
});

test.describe('in a page of its own', () => {
  test.use(OWN_PAGE);

  test('unreadable parts of an answer are shown with its call', async ({ app, page, consoleErrors }) => {
    await app.open('/pages/market/market');
    await app.connected();
    // The page's answers do not come over the network, so they are changed in the page.
    await page.evaluate(() => {
      const answered = window.fetch;
      window.fetch = async (...request) => {
        const response = await answered(...request);
        if (!String(request[0]).includes('/coin/list')) return response;
        const body = (await response.json()) as { message: { target_price?: unknown }[] };
        if (body.message[0]) body.message[0].target_price = 'a lot';
        return new Response(JSON.stringify(body), { headers: response.headers });
      };
    });
    await app.goto('/pages/transaction/currency_order');
    const inspector = await openPanel(page, 'inspector');
    const call = inspector.getByRole('button', { name: /GET \/coin\/list .*\d contract violation/ }).first();
    await call.click();
    // The page asks for its list more than once, and what it could not read of two calls at a time is shown with the later.
    const violation = inspector
      .getByRole('listitem')
      .filter({ hasText: /^\[\]\.target_price/ })
      .first();
    await expect(violation).toContainText('the row was left out');
    await expect(violation).toContainText('"a lot"');
    expect(await panelProblems(page)).toEqual([]);
    expectViolations(consoleErrors);
  });
});

test('the announced events happen as announced', async ({ app, page, sandbox }) => {
  await app.open('/pages/market/market', { scenario: 'flash-crash', seed: ownSeed(32) });
  await sandbox.clock.pause();
  const announced = (await openPanel(page, 'inspector')).getByRole('listitem');
  await tab(page, 'Upcoming').click();
  // The script's two steps come first; the exchange's own scheduled events follow hours later.
  await expect(announced.nth(5)).toBeVisible();
  const times = (await announced.locator('time').allTextContents()).slice(0, 6);
  const { last } = await sandbox.inspect.read();
  const timersSince = async () =>
    (await sandbox.inspect.read(last)).steps.flatMap(({ atMs, cause }) =>
      cause.kind === 'timer' ? [new Date(atMs + 8 * 3_600_000).toISOString().slice(11, 19)] : [],
    );
  // An order that the crash fills is an event as well, but nobody can announce it.
  while ((await timersSince()).length < times.length) await sandbox.clock.next();
  expect((await timersSince()).slice(0, times.length)).toEqual(times);
  await expect(announced.locator('time').first()).not.toHaveText(times[0] ?? '');
  await tab(page, 'Calls').click();
  await expect(panel(page, 'inspector').getByText('scenario.script 0001')).toBeVisible();
});

test('a paused list stands still, a filter narrows it, and clearing empties it', async ({ app, page, sandbox }) => {
  await app.open('/pages/market/market');
  await sandbox.clock.pause();
  const inspector = await openPanel(page, 'inspector');
  await tab(page, 'Ledger').click();
  // The list is read every 0.6 s; until then it has the postings of the run before.
  await expect(inspector.getByText('No postings yet.')).toBeVisible();
  await inspector.getByRole('button', { name: 'Pause the list' }).click();
  await sandbox.grant('trader', 'USDT', '7');
  // Entries made during the pause appear as soon as the list resumes; they were not in it before.
  await expect(inspector.getByText('No postings yet.')).toBeVisible();
  await inspector.getByRole('button', { name: 'Resume the list' }).click();
  await inspector.getByRole('searchbox', { name: 'Search' }).fill('grant');
  await expect(inspector.getByRole('button', { name: /grant \+7 USDT/ })).toBeVisible();
  await inspector.getByRole('searchbox', { name: 'Search' }).fill('coinTrade');
  await expect(inspector.getByText('Nothing found.')).toBeVisible();
  await inspector.getByRole('searchbox', { name: 'Search' }).fill('');
  await inspector.getByRole('button', { name: 'Clear the list' }).click();
  await expect(inspector.getByText('No postings yet.')).toBeVisible();
});

test('the page’s own machines show where they go', async ({ app, page }) => {
  await app.open('/pages/common/login', { scenario: 'first-day' });
  const inspector = await openPanel(page, 'inspector');
  await tab(page, 'Machines').click();
  await expect(inspector.getByRole('button', { name: /auth begins → visitor\.login/ })).toBeVisible();
  await page.getByLabel('E-mail or account').last().fill('maya@example.com');
  await page.getByLabel('Password', { exact: true }).fill('pocket123');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(inspector.getByRole('button', { name: /auth signingIn → signedIn/ })).toBeVisible();
  const chart = inspector.getByRole('region', { name: 'Lifecycle' });
  await expect(chart.getByRole('combobox')).toHaveValue('auth');
  await expect(chart.getByRole('img', { name: 'auth: Now: signedIn' })).toBeVisible();
  await expect(chart.getByRole('status')).toContainText('signingIn → signedIn');
  await expect(chart.getByText(/^Next:.*logout → signingOut/)).toBeVisible();
  await chart.getByRole('combobox').selectOption('option-order');
  await expect(chart.getByRole('img', { name: 'option-order: Not running on this page.' })).toBeVisible();
  expect(await panelProblems(page)).toEqual([]);
});

test('a fault that is switched on in the panel acts in the phone, and is marked in the head', async ({
  app,
  page,
  sandbox,
}) => {
  await app.open('/pages/fund/assets', { seed: ownSeed(33) });
  const faults = await openPanel(page, 'faults');
  const mark = page.getByTestId('room-faults-on');
  await expect(mark).toHaveCount(0);
  await faults.getByLabel(/Or one call/).fill('POST /wallet/list');
  await roomSays(page, 'On for POST /wallet/list: 999', () => faults.getByRole('button', { name: /^999/ }).click());
  await expect(mark).toHaveText('1 fault active');
  expect((await sandbox.faults.get()).calls).toEqual({ 'POST /wallet/list': { envelope: 999 } });
  await faults.getByRole('button', { name: 'All calls' }).click();
  await faults.getByRole('button', { name: /^999/ }).click();
  await expect(mark).toHaveText('2 faults active');
  await app.goto('/pages/transaction/currency');
  await expect(page).toHaveURL(/login/);
  await faults.getByLabel('Call delay (ms)').fill('99999999');
  await expect(faults.getByText('Enter a number from 0 to 3600000.')).toBeVisible();
  await faults.getByLabel('Call delay (ms)').fill('40');
  await roomSays(page, 'Call delay: 40 ms', () => page.keyboard.press('Enter'));
  expect(await panelProblems(page, 'faults')).toEqual([]);
  await faults.getByRole('button', { name: 'Clear all' }).click();
  await expect(mark).toHaveCount(0);
});

test.describe('notices as they come', () => {
  test.use({ dailyNotice: 'show' });
  test('a notice shows in the phone, and is gone when it is withdrawn', async ({ app, page }) => {
    await app.open('/', { seed: ownSeed(34) });
    const office = await openPanel(page, 'back-office');
    // The scenario begins with two customers who have submitted documents.
    await expect(office.getByText('Document identity card')).toHaveCount(2);
    await office.getByRole('button', { name: /^Approve Identity Lv1/ }).click();
    await office.getByRole('button', { name: /^Approve Identity Lv2/ }).click();
    await expect(office.getByText('Nothing to review.')).toBeVisible();
    await office.getByLabel('Title').fill('Maintenance at nine');
    await office.getByRole('button', { name: 'Send' }).click();
    const bar = page.locator('#root').getByRole('button', { name: /Notice: Maintenance at nine/ });
    await expect(bar).toBeVisible();
    expect(await panelProblems(page, 'back-office')).toEqual([]);

    await office.getByLabel('Placement').selectOption('popup');
    await office.getByLabel('Title').fill('Good news');
    await office.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alertdialog', { name: 'Good news' }).getByRole('button').last().click();

    await office.getByRole('button', { name: 'Take down Maintenance at nine' }).click();
    await expect(bar).toHaveCount(0);
    await office.getByRole('button', { name: 'Send' }).click();
    await expect(office.getByText('A notice needs a title.')).toBeVisible();
  });
});

test('somebody who is logged out everywhere meets 999 with the next call, and a blocked one cannot come back', async ({
  app,
  page,
}) => {
  await app.open('/pages/fund/assets', { seed: ownSeed(35) });
  const office = await openPanel(page, 'back-office');
  await roomSays(page, 'Maya is blocked.', () => office.getByRole('button', { name: 'Block Maya' }).click());
  await app.goto('/pages/transaction/currency_order');
  await expect(page).toHaveURL(/login/);
  await page.getByLabel('E-mail or account').last().fill('maya@example.com');
  await page.getByLabel('Password', { exact: true }).fill('pocket123');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(/This account is locked/)).toBeVisible();
  await office.getByRole('button', { name: 'Unblock Maya' }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/login/);
  await roomSays(page, 'Maya is logged out everywhere', () =>
    office.getByRole('button', { name: 'Log out Maya everywhere' }).click(),
  );
  await app.goto('/pages/fund/assets');
  await expect(page).toHaveURL(/login/);
});
