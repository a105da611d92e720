import { expect, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { waiveOfflineCopy } from './fixtures/prepare-page';
import { openPanel, outcome, panel } from './fixtures/room';

/** A talk by a playlist, and two phones, on a desktop. */
test.use(OWN_PAGE);
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test('a talk goes from scene to scene by keys, and only the presenter’s window has the notes', async ({
  app,
  page,
  sandbox,
}) => {
  test.slow();
  await app.open('/pages/market/market');
  await (await openPanel(page, 'scenario')).getByRole('button', { name: /^Playlists/ }).click();
  const playlists = panel(page, 'scenario');
  expect(await axeProblems(page, '[data-testid="room-scenario"]')).toEqual([]);
  await playlists.getByRole('button', { name: 'Begin Five minutes for an investor' }).click();
  const talk = page.getByTestId('room-talk');
  await expect(talk).toContainText('Scene 1 of 4');
  await expect(talk.getByRole('timer')).toContainText(/^4:\d\dleft of 5 min/);
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Presenter’s window' }).click(),
  ]);
  await expect(window.getByTestId('room-talk-notes')).toContainText('One app for coins');
  await expect(page.getByTestId('room-talk-notes')).toHaveCount(0);

  await page.keyboard.press('PageDown');
  await expect(outcome(page)).toContainText('Scene 2: Copying through a drawdown');
  expect((await sandbox.current()).name).toBe('copy-through-a-drawdown');
  await expect(window.getByTestId('room-talk')).toContainText('Scene 2 of 4');
  await window.keyboard.press('ArrowRight');
  await expect(talk).toContainText('Scene 3 of 4');
  await expect.poll(async () => (await sandbox.current()).name).toBe('ieo-warm-up-to-listing');
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(window.getByTestId('room-talk-notes')).toContainText('Customers stay');

  // Closed, the room leaves the way through the talk and none of what is for the presenter.
  await page.keyboard.press('k');
  await expect(talk).toContainText('Next: Token subscription');
  await expect(talk).not.toContainText('What to do');
  await page.keyboard.press('k');
  await page.reload();
  await expect(talk).toContainText('Scene 2 of 4');
  await talk.getByRole('button', { name: 'End the talk' }).click();
  await expect(talk).toHaveCount(0);
  await expect(window.getByTestId('room-talk')).toHaveCount(0);
  await window.close();
});

test('a playlist is recorded from the shown scenes, edited, shared by a link and started by it', async ({
  app,
  page,
  sandbox,
}) => {
  await app.open('/pages/fund/assets', { scenario: 'long-btc' });
  await sandbox.clock.pause();
  await sandbox.clock.jump('5m');
  const playlists = await openPanel(page, 'scenario');
  await playlists.getByRole('button', { name: /^Playlists/ }).click();
  await playlists.getByRole('button', { name: 'New playlist' }).click();
  await playlists.getByRole('button', { name: 'Save playlist' }).click();
  await expect(playlists.getByRole('alert')).toContainText('It needs 1 to 60 scenes.');
  await playlists.getByLabel('Name').fill('Risk in one picture');
  await playlists.getByRole('button', { name: 'Add what is shown now' }).click();
  await expect(playlists.getByLabel('Screen, such as')).toHaveValue('/pages/fund/assets');
  await playlists.getByLabel('Screen, such as').fill('assets');
  await playlists.getByLabel('Speaker’s notes').fill('Look at the margin.');
  await playlists.getByRole('button', { name: 'Save playlist' }).click();
  await expect(playlists.getByRole('alert')).toContainText('write an address like /pages/market/market, not assets');
  await playlists.getByLabel('Screen, such as').fill('/pages/fund/assets');
  expect(await axeProblems(page, '[data-testid="room-scenario"]')).toEqual([]);
  await playlists.getByRole('button', { name: 'Save playlist' }).click();
  await expect(outcome(page)).toContainText('Risk in one picture saved');
  await playlists.getByRole('button', { name: 'Copy link to Risk in one picture' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This page can’t copy.' })).toBeVisible();
  const link = await playlists.getByRole('textbox', { name: 'Copy link to Risk in one picture' }).inputValue();
  const remove = page.getByRole('button', { name: /^(Delete Risk in one picture|Really delete\?)$/ });
  // In the page, because the question lasts five seconds. As wide as on the smallest phone.
  const sticksOut = playlists
    .getByRole('listitem')
    .filter({ has: remove })
    .evaluate((box) => {
      box.style.setProperty('width', '288px');
      return new Promise<number>((resolve) => {
        const measure = () => box.textContent?.includes('Really delete?') && resolve(box.scrollWidth - box.clientWidth);
        new MutationObserver(measure).observe(box, { subtree: true, childList: true, characterData: true });
      });
    });
  await expect(async () => {
    if ((await remove.count()) > 0) await remove.click();
    await expect(outcome(page)).toContainText('deleted', { timeout: 700 });
  }).toPass();
  expect(await sticksOut).toBeLessThanOrEqual(0);

  await page.goto(link);
  const talk = page.getByTestId('room-talk');
  await expect(talk).toContainText('Scene 1 of 1 · Risk in one picture');
  await expect(page).toHaveURL(/#\/pages\/fund\/assets$/);
  await sandbox.settled();
  const { entries, startMs, nowMs } = await sandbox.history();
  expect(entries.map(({ what }) => what)).toContain('people.as');
  expect(nowMs - startMs).toBeGreaterThanOrEqual(300_000);
  await talk.getByRole('button', { name: 'End the talk' }).click();
  await page.goto(`${new URL(link).pathname}?playlist=damaged`);
  await expect(page.getByRole('alert').filter({ hasText: 'The link is damaged or was cut off.' })).toBeVisible();
});

test('a copied playlist is edited: by keyboard, in one language, and with figures only', async ({ app, page }) => {
  await app.open('/pages/home/home', { scenario: 'long-btc' });
  const playlists = await openPanel(page, 'scenario');
  await playlists.getByRole('button', { name: /^Playlists/ }).click();
  await playlists.getByRole('button', { name: 'Copy and edit Five minutes for an investor' }).click();

  await playlists.getByLabel('Minutes').fill('');
  await playlists.getByLabel('Minutes').pressSequentially('1,5x');
  await expect(playlists.getByLabel('Minutes')).toHaveValue('15');

  const first = playlists.getByRole('list', { name: 'Scenes' }).getByRole('listitem').first();
  await first.getByRole('button', { name: /^Scene 1/ }).click();
  await playlists.getByLabel('Speaker’s notes').fill('');
  await expect(playlists.getByLabel('Speaker’s notes')).toHaveValue('');
  await playlists.getByLabel('Speaker’s notes').fill('Begin here.');
  // A reload keeps what has been edited.
  await page.reload();
  await expect(playlists.getByLabel('Minutes')).toHaveValue('15');

  // The focus goes with the scene, so that two presses move it by two places.
  const down = { name: 'Move Spot trader down' };
  await first.getByRole('button', down).focus();
  await page.keyboard.press('Enter');
  await expect(playlists.getByRole('button', down)).toBeFocused();
  await page.keyboard.press('Enter');
  const third = playlists.getByRole('list', { name: 'Scenes' }).getByRole('listitem').nth(2);
  await expect(third.getByRole('button', down)).toBeFocused();

  await playlists.getByRole('button', { name: 'Save playlist' }).click();
  await expect(outcome(page)).toContainText('Five minutes for an investor saved');
  const kept = await page.evaluate(() => localStorage.getItem('control-room.playlists') ?? '');
  expect(JSON.parse(kept)[0].playlist.scenes[2].notes).toMatchObject({ en: 'Begin here.', id: /./ });
});

test('the key D adds a phone with a person of its own, and removes it', async ({ page }) => {
  await page.addInitScript(waiveOfflineCopy);
  await page.goto('./?scenario=followed-position&clock=rest&lang=en');
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
  // Once the tabs are drawn, the room listens to its keys.
  await expect(page.getByTestId('room-tabs')).toBeVisible();
  await page.keyboard.press('d');
  const frame = page.locator('iframe[title="Second phone"]');
  const second = page.frameLocator('iframe[title="Second phone"]');
  await expect(second.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('region', { name: 'Second phone' }).getByRole('combobox').first().selectOption('Trader');
  await expect(frame).toHaveAttribute('src', /as=trader/);
  await expect(second.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('d');
  await expect(frame).toHaveCount(0);
});
