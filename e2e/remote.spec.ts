import { expect, expectNetworkErrors, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { type NodeHost, startHost } from './fixtures/host';
import { openPanel, roomSays } from './fixtures/room';

/** The control room of a Node host, on its own machine and on a second device. */
test.use(OWN_PAGE);
test.use({ viewport: { width: 1100, height: 800 }, isMobile: false, hasTouch: false });

let host: NodeHost;
test.beforeAll(async () => {
  host = await startHost(['--scenario', 'spot-trader', '--seed', '7', '--room', 'dist-sandbox', '--pair']);
});
test.afterAll(() => host.stop());

const read = async (path: string) => (await fetch(`${host.origin}/__sandbox/${path}`)).json();

test('the same panels steer a server, and its code lets a second device in', async ({ page, browser }) => {
  await page.goto(`${host.origin}/room/?control=host&lang=en`);
  const rail = page.getByTestId('room-rail-host');
  await expect(rail.getByText('seed 7')).toHaveCount(0);
  await expect(page.getByText('seed 7')).toBeVisible();
  await roomSays(page, 'Paused at', () => page.getByRole('button', { name: 'Pause' }).click());
  expect(await read('clock')).toMatchObject({ paused: true });
  const scenarios = await openPanel(page, 'scenario');
  await scenarios.getByLabel('Search scenarios').fill('flash crash');
  await roomSays(page, 'Flash crash started', () =>
    scenarios
      .getByRole('button', { name: /^Flash crash/ })
      .first()
      .click(),
  );
  expect((await read('state')).header).toMatchObject({ scenario: 'flash-crash' });
  // What somebody else does is shown as well.
  await fetch(`${host.origin}/__sandbox/scenario/start`, { method: 'POST', body: '{"name":"first-day","seed":3}' });
  await expect(page.getByText('seed 3')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);

  // A machine without a network has no address to give; the secret works on any of its addresses.
  const { pairing } = await read('state');
  test.skip(pairing.length === 0, 'this machine is in no network');
  await expect(rail.getByRole('img', { name: 'QR code for a second device' })).toBeVisible();
  const address = await rail.getByRole('textbox', { name: 'Address for a second device' }).inputValue();
  const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const second = await device.newPage();
  await second.goto(address.replace('#', '&lang=en#'));
  await expect(second).toHaveURL(/control=host&lang=en$/);
  await second.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(async () => (await read('clock')).paused).toBe(true);
  await second.reload();
  await expect(second.getByText('This room steers a server.')).toBeVisible();

  // Without the secret nothing is shown, and nothing can be done.
  const stranger = await browser.newContext();
  const page3 = await stranger.newPage();
  await page3.goto(address.replace(/#.*/, '&lang=en'));
  await expect(page3.getByText('This device is not paired. Scan the code again.')).toBeVisible();
  const status = await page3.evaluate(async () => (await fetch('/__sandbox/state')).status);
  expect(status).toBe(403);
  await stranger.close();
  await device.close();
});

test('a press that the server does not answer says so', async ({ page, consoleErrors }) => {
  await page.goto(`${host.origin}/room/?control=host&lang=en`);
  const copyHash = page.getByRole('button', { name: /^Copy the state hash/ });
  await expect(copyHash).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.route('**/__sandbox/**', (route) => route.abort());
  for (const button of [copyHash, page.getByRole('button', { name: 'File', exact: true })]) {
    await roomSays(page, 'Failed to fetch', () => button.click());
    // It goes by itself.
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch' })).toHaveCount(0);
  }
  expectNetworkErrors(consoleErrors);
});

test('a market that is searched before the list is there is chosen before anything else is done, or not at all', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/__sandbox/market/list', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${host.origin}/room/?control=host&lang=en`);
  const market = await openPanel(page, 'market');
  const change = market.getByRole('button', { name: 'BTC/USDT, change' });
  const halt = market.getByRole('button', { name: 'Halt' });
  const search = market.getByLabel('Search markets');
  const searchFor = async (text: string) => {
    await search.fill(text);
    await search.press('Enter');
  };
  await change.click();
  await searchFor('eth');
  expect(await halt.evaluate((button) => button.closest('[inert]') !== null)).toBe(true);
  // Whoever leaves the search has given it up.
  await change.focus();
  await search.focus();
  expect(await halt.evaluate((button) => button.closest('[inert]') !== null)).toBe(true);
  await page.getByRole('button', { name: 'Pause' }).focus();
  await halt.click({ trial: true });
  await searchFor('sol');
  await roomSays(page, 'SOL/USDT', async () => {
    const halting = halt.click();
    release();
    await halting;
  });
  const halted = async () => {
    const reply = await fetch(`${host.origin}/__sandbox/market/list`, { method: 'POST', body: '{}' });
    const listed: { symbol: string; state: string }[] = await reply.json();
    return listed.filter(({ state }) => state === 'halted').map(({ symbol }) => symbol);
  };
  await expect.poll(halted).toEqual(['SOL/USDT']);
});
