import { readFile } from 'node:fs/promises';
import { expect, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { panel } from './fixtures/room';

test.use(OWN_PAGE);
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

const TRADE = '/pages/transaction/index?tab=futures&symbol=BTC%2FUSDT';
const ON_TRADE = /#\/pages\/transaction\/index\?tab=futures&symbol=BTC(%2F|\/)USDT$/;

test('a refused order is reported with its run, and the report opens at the same refusal', async ({
  app,
  page,
  sandbox,
  inNode,
}) => {
  await app.open(TRADE);
  await sandbox.clock.pause();
  await sandbox.market.set('BTC/USDT', '60000');
  await app.orderType('Limit');
  await app.getByLabel('Price (USDT)').fill('59990');
  await app.getByLabel('Lots', { exact: true }).fill('10');
  await app.getByRole('button', { name: 'Open long' }).click();
  await sandbox.market.set('BTC/USDT', '59000');
  await page.getByRole('dialog').getByRole('button', { name: 'Place long order' }).click();
  await expect(app.getByText('The limit price of a long must be below the market')).toBeVisible();
  const refused = async () => (await sandbox.trail()).filter((one) => one.do === 'call' && one.answer.type !== 'ok');
  await expect.poll(refused).toHaveLength(1);
  const [call] = await refused();
  expect(call).toMatchObject({ request: { path: '/lever/submit' }, answer: { refusal: 'limit_not_below' } });
  const taps = (await sandbox.trail()).flatMap((one) => (one.do === 'tap' ? [one.on] : []));
  expect(taps).toContain('button "Place long order"');
  const then = await sandbox.hash();
  await sandbox.clock.step('1m');

  // The field to correct has the focus, where E is a letter.
  await expect(app.getByLabel('Price (USDT)')).toBeFocused();
  await app.getByLabel('Price (USDT)').blur();
  await page.keyboard.press('e');
  const form = page.getByRole('dialog', { name: 'Report a problem' });
  await expect(form.getByLabel('About')).toHaveValue(String(call?.n));
  await form.getByLabel('What went wrong?').fill('My order was refused.');
  expect(await axeProblems(page, 'dialog[open], [role="dialog"]')).toEqual([]);
  const saving = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Save file' }).click();
  const file = await (await saving).path();
  const run = JSON.parse(await readFile(file, 'utf8'));
  const { hash, report } = run;
  expect(hash).toBe(then);
  expect(report).toMatchObject({ screen: TRADE, lang: 'en', note: 'My order was refused.' });
  expect(report.picture).toMatch(/^data:image\/svg\+xml/);

  // Node comes to the same state by the file, and has what was reported of it (sim/hosts/scenario-cli.test.ts says so).
  expect((await inNode.import(run)).report).toMatchObject({ note: 'My order was refused.' });
  expect(await inNode.hash()).toBe(then);

  await form.getByRole('button', { name: 'Close' }).click();
  const { query } = await sandbox.report({ at: call?.n ?? 0, note: 'My order was refused.' });
  await sandbox.start('first-day', { seed: 3 });
  await app.settled();
  await page.goto(`./?${query}`);
  await app.settled();
  expect(await sandbox.hash()).toBe(then);
  await expect(page).toHaveURL(ON_TRADE);
  const inspector = panel(page, 'inspector');
  await expect(inspector.getByText('My order was refused.')).toBeVisible();
  await expect(inspector.getByRole('status')).toContainText(
    'was refused again, as reported: The limit price of a long must be below',
  );
  await expect(
    inspector.getByRole('button', { name: /POST \/lever\/submit.*limit_not_below/, expanded: true }),
  ).toBeVisible();
  expect(await axeProblems(page, '#control-room')).toEqual([]);

  // The file has a picture as well, and takes the phone to the screen.
  await app.goto('/pages/market/market');
  await page.locator('[data-testid="room-tabs"]').getByRole('tab', { name: 'History' }).click();
  await page
    .locator('#control-room input[type=file]')
    .setInputFiles({ name: 'report.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(run)) });
  await expect(page).toHaveURL(ON_TRADE);
  await inspector.getByText('Picture of the screen').first().click();
  const picture = inspector.getByRole('img', { name: 'Picture of the screen' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
});
