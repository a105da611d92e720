import { expect, test } from './fixtures';
import { pixelsSideways } from './fixtures/sideways';

/** What needs all of the width of the smallest phone. */
test.use({ viewport: { width: 320, height: 640 } });

test.describe('in Vietnamese', () => {
  test.use({ lang: 'vn' });
  test('the last product of the trade screens ends before the row fades out', async ({ app, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await app.goto('/pages/transaction/index?tab=coins');
    const row = app.getByRole('tablist').first();
    const last = row.getByRole('tab').last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    const fadesFrom = async () => {
      const [bar, tab] = [await row.boundingBox(), await last.locator('> *').first().boundingBox()];
      return (bar?.x ?? 0) + (bar?.width ?? 0) - 20 - ((tab?.x ?? 0) + (tab?.width ?? 0));
    };
    await expect.poll(fadesFrom).toBeGreaterThanOrEqual(0);
  });
});

for (const lang of ['spa', 'fra'] as const)
  test.describe(`in ${lang}`, () => {
    test.use({ lang });
    test('a limit price of eight decimals is whole', async ({ app, sandbox }) => {
      await sandbox.start('spot-trader', { seed: 7 });
      await app.goto('/pages/transaction/index?tab=coins&symbol=SHIB%2FUSDT');
      const price = app.getByLabel(/\(USDT\)$/).first();
      await expect(price).toHaveValue(/^0,0000\d{4}$/);
      const cut = await price.evaluate((field) => field.scrollWidth - field.clientWidth);
      expect(cut).toBeLessThanOrEqual(0);
    });
  });

test('the figures of an indicator of eight decimals are whole', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/transaction/currency?symbol=PEPE%2FUSDT&view=chart');
  await app.getByRole('button', { name: 'MACD', exact: true }).click();
  const figure = (name: string) => page.getByTestId('market-chart').locator(`[data-figure="${name}"]`);
  await expect(figure('MACD')).toContainText(/\d/);
  const pane = await figure('DIF').locator('..').boundingBox();
  const macd = await figure('MACD').boundingBox();
  expect((macd?.x ?? 0) + (macd?.width ?? 0)).toBeLessThanOrEqual((pane?.x ?? 0) + (pane?.width ?? 0));
});

for (const [query, whole, word] of [
  ['genm', 'Genmarrow Labs', 'Genmarrow'],
  ['fet', 'Artificial Superintelligence Alliance', 'Superintelligence'],
] as const)
  test(`the found name ${whole} is not broken within a word`, async ({ app, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await app.goto('/pages/market/search');
    await app.getByRole('searchbox').fill(query);
    const name = app.getByText(whole);
    const lines = await name.evaluate((part, searched) => {
      const range = document.createRange();
      const text = part.firstChild as Text;
      const start = text.data.indexOf(searched);
      range.setStart(text, start);
      range.setEnd(text, start + searched.length);
      return range.getClientRects().length;
    }, word);
    expect(lines).toBe(1);
  });

test('a name without a space breaks, and leaves the button of its offer on the screen', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/otc/otc');
  // Longer than the exchange allows, as another one may.
  await app
    .locator('main li h2')
    .first()
    .evaluate((name) => name.replaceChildren('W'.repeat(400)));
  expect(await page.evaluate(pixelsSideways)).toBe(0);
});
