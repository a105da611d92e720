import type { Locator, Page } from '@playwright/test';
import { expect, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { switchLanguage } from './fixtures/language';
import { otherTab } from './fixtures/other-tab';
import { openPanel, outcome, ownSeed, panel } from './fixtures/room';
import { pixelsSideways } from './fixtures/sideways';

const DESKTOP = { width: 1440, height: 900 };

const room = (page: Page) => page.getByRole('region', { name: 'Control room' });

const person = (page: Page) => page.getByTestId('room-rail-person').getByRole('combobox');

/** Presses Tab until an element has the focus; throws if it never does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Found once: looking a role up for each press takes longer than the press.
  const control = await target.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control?.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The tab key does not lead there.');
}

test.describe('steers the phone beside it', () => {
  test.use({ room: 'used', viewport: DESKTOP, isMobile: false, hasTouch: false });

  test('time: pauses, jumps by a typed duration, shows the next event and jumps to it', async ({
    app,
    page,
    sandbox,
  }) => {
    await app.open('/pages/market/market', { seed: ownSeed(21) });
    const clock = panel(page, 'clock');
    await clock.getByRole('button', { name: 'Pause' }).click();
    await expect(outcome(page)).toContainText('Paused at');
    await expect.poll(async () => (await sandbox.clock.reading()).paused).toBe(true);
    const now = await sandbox.clock.now();
    await clock.getByLabel('Duration').fill('2h');
    await clock.getByRole('button', { name: 'Jump' }).click();
    await expect(outcome(page)).toContainText('Forward 2 h');
    expect(await sandbox.clock.now()).toBe(now + 7_200_000);
    await expect(clock.getByText(/^Next: a token subscription begins/)).toBeVisible();
    await clock.getByRole('button', { name: 'Next event' }).click();
    await expect(outcome(page)).toContainText('a token subscription begins');
    await clock.getByLabel('Duration').fill('soon');
    await clock.getByRole('button', { name: 'Jump' }).click();
    await expect(clock.getByText(/^Enter a duration/)).toBeVisible();
  });

  test('a refusal goes when another value is typed', async ({ app, page, sandbox }) => {
    await app.open('/pages/market/market', { seed: ownSeed(20) });
    await sandbox.clock.pause();
    const clock = panel(page, 'clock');
    await clock.getByLabel('Date and time').fill('2199-01-01T00:00:00');
    await clock.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(clock.getByText(/^no prices after/)).toBeVisible();
    await clock.getByLabel('Date and time').fill('2047-06-01T00:00:00');
    await expect(clock.getByText(/^no prices after/)).toHaveCount(0);
    await clock.getByRole('button', { name: 'Go', exact: true }).click();
    await expect.poll(() => sandbox.clock.now()).toBe(Date.parse('2047-06-01T00:00:00+08:00'));
    await clock.getByLabel('Duration').fill('300d');
    await clock.getByRole('button', { name: 'Jump' }).click();
    await expect(clock.getByText(/^no prices after/)).toBeVisible();
    await clock.getByLabel('Duration').fill('30');
    await expect(clock.getByText(/^no prices after/)).toHaveCount(0);

    const market = await openPanel(page, 'market');
    await market.getByLabel('Percent per hour').fill('900');
    await market.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(market.getByRole('alert')).toBeVisible();
    await market.getByLabel('Percent per hour').fill('9');
    await expect(market.getByRole('alert')).toHaveCount(0);

    const people = await openPanel(page, 'people');
    for (const asset of ['', 'NOTHING']) {
      await people.getByLabel('Asset', { exact: true }).fill(asset);
      await people.getByRole('button', { name: 'Grant' }).click();
      await expect(people.getByRole('alert')).toBeVisible();
      await people.getByLabel('Asset', { exact: true }).fill('USDT');
      await expect(people.getByRole('alert')).toHaveCount(0);
    }
  });

  test('market: its actions show on the phone, even while the clock is paused', async ({ app, page, sandbox }) => {
    await app.open('/pages/transaction/currency?symbol=BTC%2FUSDT', { seed: ownSeed(22) });
    await sandbox.clock.pause();
    const market = await openPanel(page, 'market');
    const change = market.getByRole('button', { name: /USDT, change$/ });
    // The search is submitted before the list of markets is there, as by a quick Enter, and still chooses the first
    // one.
    await change.evaluate(async (button: HTMLElement) => {
      button.click();
      // React draws what a press changes in the next microtask.
      await Promise.resolve();
      button.parentElement?.querySelector('form')?.requestSubmit();
    });
    await expect(market.getByLabel('Search markets')).toHaveCount(0);
    await change.click();
    await market.getByLabel('Search markets').fill('btc');
    await page.keyboard.press('Enter');
    await market.getByLabel('New price').fill('61234.5');
    await page.keyboard.press('Enter');
    await expect(page.locator('#root')).toContainText('61,234.5');

    await market.getByRole('button', { name: /^Crash/ }).click();
    await expect(outcome(page)).toContainText('BTC/USDT moves by');
    await market.getByRole('button', { name: 'BTC/USDT, change' }).click();
    await market.getByLabel('Search markets').fill('eth');
    await page.keyboard.press('Enter');
    await market.getByRole('button', { name: 'Halt' }).click();
    await expect(market.getByText('halted')).toBeVisible();
    await market.getByLabel('New price').fill('0');
    await market.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(market.getByText('Enter a price above zero.')).toBeVisible();
  });

  test('people: signs the app in as somebody else, shows the codes that were sent, and grants', async ({
    app,
    page,
    sandbox,
  }) => {
    await app.open('/pages/fund/assets', { seed: ownSeed(23) });
    const people = await openPanel(page, 'people');
    await expect(people.getByRole('button', { name: 'Trader', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await people.getByRole('button', { name: 'Whale', exact: true }).click();
    await expect(outcome(page)).toContainText('Signed in as Whale');
    await expect(people.getByRole('button', { name: 'Whale', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await people.getByLabel('Amount').fill('77');
    await people.getByRole('button', { name: 'Grant' }).click();
    await expect(outcome(page)).toContainText('Whale now has 25,000,077 USDT');
    const balances = await sandbox.ledger.balances('whale');
    expect(balances.find(({ kind, asset }) => kind === 'change' && asset === 'USDT')?.available).toBe('25000077');

    const visitor = people.getByRole('button', { name: 'Visitor' });
    await visitor.click();
    // A customer who opens the registration is sent home.
    await expect(visitor).toHaveAttribute('aria-pressed', 'true');
    await app.goto('/pages/common/register');
    await page.getByLabel('E-mail address').fill('new@example.com');
    await page.locator('#root').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(people.getByText('Code sent to new@example.com:')).toBeVisible();
  });

  test('scenario: a start signs in the given person, a reset leaves nothing behind', async ({ app, page, sandbox }) => {
    await app.open('/pages/fund/assets', { scenario: 'first-day' });
    const scenarios = await openPanel(page, 'scenario');
    await scenarios.getByLabel('Search scenarios').fill('flash crash');
    await scenarios.getByLabel('Seed').fill('11');
    await scenarios
      .getByRole('button', { name: /^Flash crash/ })
      .first()
      .click();
    await expect(outcome(page)).toContainText('seed 11');
    await expect(room(page).getByText('seed 11').first()).toBeVisible();
    await expect(person(page)).toHaveValue('trader');

    const spotOf = async () => {
      const balances = await sandbox.ledger.balances('trader');
      return balances.find(({ kind, asset }) => kind === 'change' && asset === 'USDT')?.available;
    };
    const before = await spotOf();
    await sandbox.grant('trader', 'USDT', '5');
    expect(await spotOf()).not.toBe(before);
    await person(page).selectOption('Newcomer');
    await expect(person(page)).toHaveValue('newcomer');
    // The first press asks for confirmation, and a double click within half a second does not confirm.
    await expect(async () => {
      await page.getByRole('button', { name: /^(Reset|Really reset\?)$/ }).click();
      await expect(outcome(page)).toContainText('restarted', { timeout: 700 });
    }).toPass();
    await expect(person(page)).toHaveValue('trader');
    expect(await spotOf()).toBe(before);
  });

  test('artworks: the leader is outbid, a box has the chosen content, an auction ends', async ({ app, page }) => {
    await app.open('/pages/nft/mine', { scenario: 'art-collector', seed: ownSeed(24) });
    const artworks = (await openPanel(page, 'back-office')).getByRole('region', { name: 'Artworks' });
    const phone = page.locator('#root');
    await expect(phone.getByRole('link', { name: /Garden at Four/ })).toContainText('Leading');
    await artworks.getByRole('button', { name: 'Outbid the leader of Garden at Four' }).click();
    await expect(outcome(page)).toContainText('A collector has bid on Garden at Four');
    await expect(phone.getByRole('link', { name: /Garden at Four/ })).toContainText('Outbid');
    await artworks.getByRole('button', { name: 'End the auction of Red Kite now' }).click();
    await expect(outcome(page)).toContainText('The auction of Red Kite has ended');
    await expect(artworks.getByRole('button', { name: /Red Kite/ })).toHaveCount(0);
    await expect(phone.getByRole('link', { name: /Red Kite/ })).toContainText('Not won');

    await artworks.getByRole('button', { name: 'Will be SR' }).click();
    await expect(outcome(page)).toContainText('will be SR');
    await app.goto('/pages/nft/myNft?tab=boxes');
    await phone.getByRole('button', { name: 'Open the box' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open it' }).click();
    // The result stays although the opened box has left the list of closed boxes.
    await expect(page.getByText('You got Super rare (SR)')).toBeVisible();
  });

  test('token subscriptions: by keyboard a sale begins and a token is listed, and the phone shows both', async ({
    app,
    page,
  }) => {
    await app.open('/pages/ieo/ieo', { seed: ownSeed(25) });
    const rows = (await openPanel(page, 'back-office')).getByRole('region', { name: 'Token subscriptions' });
    await rows.getByRole('button', { name: 'Begin the sale of LUNR now' }).focus();
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toContainText('The sale of LUNR has begun');
    await expect(app.getByRole('link', { name: /LUNR/ })).toBeVisible();
    // The button that began the sale now ends it, and the next one lists the token.
    await expect(rows.getByRole('button', { name: 'End the sale of LUNR now' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toContainText('LUNR is listed');
    await expect(rows.getByText('LUNR')).toHaveCount(0);
    await app.getByRole('tab', { name: 'Ended' }).click();
    await expect(app.getByRole('link', { name: /LUNR.*Listed/ })).toBeVisible();
  });

  test('axe finds nothing serious, in two languages', async ({ app, page }) => {
    test.slow();
    await app.open('/pages/market/market');
    await expect(panel(page, 'clock').getByRole('button').nth(2)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    // What is around the panels stays the same; e2e/sweep.spec.ts has the phone's screens in Indonesian.
    for (const id of ['scenario', 'market', 'people', 'back-office', 'faults', 'run'] as const) {
      await expect((await openPanel(page, id)).getByRole('button').first()).toBeVisible();
      expect(await axeProblems(page, `[data-testid="room-${id}"]`), id).toEqual([]);
    }
    // Another language changes texts alone, and src/i18n/texts.test.ts finds those that are missing.
    await switchLanguage(page, 'id');
    expect(await axeProblems(page, { without: '#root' }, { contrast: false })).toEqual([]);
  });
});

test.describe('beside the phone', () => {
  // The room lists the runs that a browser keeps, and repeating an action at a kept run's start begins a branch of it.
  // So each test has a page of its own.
  test.use({ ...OWN_PAGE, viewport: DESKTOP, isMobile: false, hasTouch: false });

  test('rewind: back to a step; the future stays, by name and by slider, until something else is done', async ({
    app,
    page,
    sandbox,
  }) => {
    await app.open('/pages/market/market');
    await sandbox.clock.pause();
    await sandbox.grant('trader', 'USDT', '1');
    const first = await sandbox.hash();
    for (const amount of ['2', '3']) await sandbox.grant('trader', 'USDT', amount);
    const end = await sandbox.hash();
    const scenario = await openPanel(page, 'run');
    const back = scenario.getByRole('button', { name: /^Rewind to .*people\.grant/ });
    const forward = scenario.getByRole('button', { name: /^Forward to .*people\.grant/ });
    await expect(back).toHaveCount(3);
    await back.last().click();
    await expect(outcome(page)).toContainText('Rewound to');
    await expect(forward).toHaveCount(2);
    expect((await sandbox.current()).commands).toBe(1);
    expect(await sandbox.hash()).toBe(first);
    await forward.last().click();
    await expect(outcome(page)).toContainText('Forward to');
    expect((await sandbox.current()).commands).toBe(2);
    await scenario.getByRole('slider', { name: 'Run history' }).press('End');
    await scenario.getByRole('button', { name: /^Forward to [\d:]+$/ }).click();
    await expect(forward).toHaveCount(0);
    expect(await sandbox.hash()).toBe(end);

    await back.last().click();
    await expect(forward).toHaveCount(2);
    const people = await openPanel(page, 'people');
    await people.getByLabel('Amount').fill('77');
    await people.getByRole('button', { name: 'Grant' }).click();
    await expect(outcome(page)).toContainText('A new branch starts here.');
    await openPanel(page, 'run');
    await expect(forward).toHaveCount(0);
    await scenario
      .getByRole('region', { name: 'Earlier runs' })
      .getByRole('button', { name: /^Reopen/ })
      .click();
    await expect(outcome(page)).toContainText('resumes where it was left');
    expect(await sandbox.hash()).toBe(end);

    await scenario.getByLabel('Name of this moment').fill('Three grants');
    await scenario.getByRole('button', { name: 'Bookmark' }).click();
    await expect(outcome(page)).toContainText('Three grants bookmarked');
    await back.last().click();
    await expect(outcome(page)).toContainText('Rewound to');
    const marked = scenario.getByRole('button', { name: /^Go to Three grants/ });
    await expect(marked).toContainText('ahead');
    await scenario.getByLabel('Second moment').selectOption('the end');
    await scenario.getByRole('button', { name: 'Compare', exact: true }).click();
    const balances = scenario.getByRole('region', { name: 'Balances' });
    await expect(balances.getByRole('listitem').filter({ hasText: 'Maya · Spot' })).toContainText('USDT');
    await page.reload();
    await marked.click();
    await expect(outcome(page)).toContainText('At Three grants');
    expect(await sandbox.hash()).toBe(end);
  });

  test('earlier runs: a notice names the run that an address has replaced, and one press returns to it', async ({
    app,
    page,
    sandbox,
  }) => {
    await app.open('/pages/fund/assets');
    await sandbox.clock.pause();
    await sandbox.grant('trader', 'USDT', '5');
    const hash = await sandbox.hash();
    const notice = page.getByTestId('room-left-run');
    await expect((await openPanel(page, 'run')).getByText('None yet.')).toBeVisible();
    await expect(notice).toHaveCount(0);
    await app.open('/pages/fund/assets', { scenario: 'first-day' });
    await expect(notice).toContainText('Your earlier run was kept.');
    const earlier = panel(page, 'run').getByRole('region', { name: 'Earlier runs' });
    await expect(earlier.getByRole('listitem')).toContainText(['seed 7 · trader · steps: 1']);
    // The notice over the phone, and its contrast, are checked in a later test.
    expect(await axeProblems(page, '#control-room', { contrast: false })).toEqual([]);
    await notice.getByRole('button', { name: 'Go back to it' }).click();
    await expect(outcome(page)).toContainText('resumes where it was left');
    await expect(notice).toHaveCount(0);
    expect(await sandbox.hash()).toBe(hash);
    await expect(earlier.getByRole('listitem')).toHaveCount(0);
  });

  test('stands open beside a phone-sized app, gives its place back when closed, and obeys keys, but not while typing', async ({
    app,
    page,
    sandbox,
  }) => {
    await app.open('/pages/market/market');
    await expect(room(page)).toBeVisible();
    const phone = await page.locator('#root').boundingBox();
    expect(phone?.width).toBeLessThanOrEqual(430);
    expect((await room(page).boundingBox())?.x).toBeGreaterThan((phone?.x ?? 0) + (phone?.width ?? 0));
    await page.getByRole('button', { name: 'Close the control room' }).click();
    await expect(room(page)).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Open the control room' }).click();
    await expect(room(page)).toBeFocused();

    await page.keyboard.press('p');
    await expect(outcome(page)).toContainText('Paused');
    await page.keyboard.press('3');
    await expect(outcome(page)).toContainText('×60');
    await page.keyboard.press('c');
    await expect(outcome(page)).toContainText('BTC/USDT moves by −15%');
    await page.keyboard.press('1');
    await expect(outcome(page)).toContainText('×1');
    // Reopened it has the focus, so Tab does not pass the app's own controls first.
    await page.keyboard.press('k');
    await expect(room(page)).toHaveCount(0);
    await page.keyboard.press('k');
    await expect(room(page)).toBeFocused();
    await tabTo(page, panel(page, 'clock').getByLabel('Duration'));
    await page.keyboard.type('1h');
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toContainText('Forward 1 h');
    expect((await sandbox.clock.reading()).paused).toBe(false);
    await tabTo(page, (await openPanel(page, 'people')).getByRole('button', { name: 'VIP 3' }));
    await page.keyboard.press('Space');
    await expect(outcome(page)).toContainText('Signed in as Hendra');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByRole('switch').press('Space');
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await page.keyboard.press('k');
    await expect(room(page)).toBeVisible();
  });
});

test.describe('over the phone', () => {
  test('a sheet behind the mark in the bar', async ({ app, page }) => {
    await app.open('/pages/fund/assets');
    // From now on a new page takes the focus, but not out of the room.
    await app.goto('/pages/market/market');
    const handle = page.getByRole('button', { name: 'Open the control room' });
    await expect(handle).toBeVisible();
    expect(await handle.boundingBox()).toEqual(await page.getByTestId('simulated').boundingBox());
    await handle.click();
    await expect(room(page)).toBeFocused();
    await room(page).getByRole('tab', { name: 'People' }).click();
    const whale = room(page).getByRole('button', { name: 'Whale', exact: true });
    await whale.click();
    await expect(outcome(page)).toContainText('Signed in as Whale');
    await app.settled();
    await expect(whale).toBeFocused();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(handle).toBeFocused();
  });

  test('at 320 and at 390 px nothing sticks out sideways, and the mark covers nothing', async ({ app, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await app.open('/pages/market/market');
    for (const width of [320, 390])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 640 });
        await app.settled();
        const { beside, covered } = await page.getByTestId('simulated').evaluate((mark) => {
          const { left, bottom } = mark.getBoundingClientRect();
          const controls = document.querySelectorAll('#root header :is(h1, button)');
          const boxes = [...controls].map((one) => one.getBoundingClientRect());
          const beside = boxes.filter((box) => box.width > 0 && box.top < bottom);
          return { beside: beside.length, covered: beside.filter((box) => box.right > left).length };
        });
        expect(beside).toBeGreaterThan(0);
        expect(covered).toBe(0);
        await page.getByRole('button', { name: 'Open the control room' }).click();
        for (const tab of ['Clock', 'Market', 'People', 'Scenarios']) {
          await room(page).getByRole('tab', { name: tab }).click();
          const body = room(page).getByRole('region', { name: 'Panels' });
          await expect(body.getByRole('button').nth(2)).toBeVisible();
          expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth), tab).toBe(0);
        }
        expect(await page.evaluate(pixelsSideways)).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await expect(room(page)).toHaveCount(0);
      });
  });
});

test.describe('over a short phone', () => {
  for (const [width, height] of [
    [320, 640],
    [740, 360],
  ] as const)
    test(`at ${width}x${height} the panel takes most of the sheet, and its tabs stay in reach`, async ({
      app,
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await app.open('/pages/market/market');
      await page.getByRole('button', { name: 'Open the control room' }).click();
      await room(page).getByRole('tab', { name: 'Market' }).click();
      const market = panel(page, 'market');
      await market.getByRole('button', { name: 'Halt' }).scrollIntoViewIfNeeded();
      const sheet = (await room(page).boundingBox()) ?? { y: 0, height: 0 };
      const tabs = (await page.getByTestId('room-tabs').boundingBox()) ?? { y: 0, height: 0 };
      expect(tabs.y).toBeGreaterThanOrEqual(sheet.y);
      const left = sheet.y + sheet.height - (tabs.y + tabs.height);
      expect(left / sheet.height).toBeGreaterThan(0.6);
      await market.getByRole('button', { name: 'Halt' }).click();
      await expect(market.getByText('halted').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(room(page)).toHaveCount(0);
    });
});

test.describe('over the phone, with the runs that were kept', () => {
  test.use(OWN_PAGE);

  test('a notice over the app says that an earlier run was kept, and can be closed', async ({ app, page, sandbox }) => {
    await app.open('/pages/market/market');
    await sandbox.grant('trader', 'USDT', '5');
    await app.open('/pages/market/market', { scenario: 'first-day' });
    const notice = page.getByTestId('room-left-run');
    await expect(notice).toBeVisible();
    const box = await notice.boundingBox();
    const tabBar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(tabBar?.y ?? 0);
    expect(await axeProblems(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
    // The replaced run is still stored, but a reload does not repeat the notice.
    expect(await sandbox.kept()).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Open the control room' })).toBeVisible();
    await sandbox.kept();
    await expect(notice).toHaveCount(0);
  });
});

test('in a window of its own it steers the exchange and the app of the first tab', async ({ app, page, sandbox }) => {
  await app.open('/pages/fund/assets');
  const window = await otherTab(page.context());
  await window.setViewportSize(DESKTOP);
  await window.goto('./?control');
  await expect(window.getByRole('heading', { name: 'Control room' })).toBeVisible();
  await expect(window.locator('[data-page-frame]')).toHaveCount(0);
  const people = await openPanel(window, 'people');
  await expect(people.getByRole('button', { name: 'Trader', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await people.getByRole('button', { name: 'Whale', exact: true }).click();
  await expect(outcome(window)).toContainText('Signed in as Whale');
  await expect(people.getByRole('button', { name: 'Whale', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#root')).toContainText(/[$]6\d,\d{3},/);

  await panel(window, 'clock').getByRole('button', { name: 'Pause' }).click();
  await expect(outcome(window)).toContainText('Paused at');
  expect((await sandbox.clock.reading()).paused).toBe(true);
  const scenarios = await openPanel(window, 'scenario');
  await scenarios.getByLabel('Search scenarios').fill('first day');
  await scenarios
    .getByRole('button', { name: /^First day/ })
    .first()
    .click();
  await expect(person(window)).toHaveValue('visitor');
  expect((await sandbox.current()).name).toBe('first-day');
  // The phone has gone to the scenario's screen.
  await expect.poll(() => new URL(page.url()).hash).toBe('#/');
  await window.close();
});

test('the mark says on every page that the market is simulated, in four languages', async ({ app, page }) => {
  await app.open('/pages/market/market');
  for (const [lang, words] of [
    ['en', 'Simulated'],
    ['id', 'Simulasi'],
    ['th', 'จำลอง'],
    ['vn', 'Mô phỏng'],
  ] as const) {
    await switchLanguage(page, lang);
    await expect(page.getByTestId('simulated')).toHaveText(words);
  }
});
