import type { Locator, Page } from '@playwright/test';
import { INDICATORS, type IndicatorKind } from '../src/pages/transaction/_shared/chart/indicators/catalogue';
import { expect, expectNetworkErrors, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { switchLanguage } from './fixtures/language';
import { waitForNetworkCalls } from './fixtures/network-calls';
import { QUIET } from './fixtures/shared-page';

test.use({ serviceWorkers: 'allow' });

const CHART = '/pages/transaction/currency?symbol=BTC%2FUSDT&view=chart';

interface Row {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** The candles of the newest answer to the page, oldest first. */
function listenToBars(page: Page): () => Promise<readonly Row[]> {
  let rows: Promise<readonly Row[]> | null = null;
  page.on('response', (response) => {
    if (!response.url().includes('/currency/new_timeshar')) return;
    rows = response.json().then(({ data }: { data: Row[] }) => data.toSorted((a, b) => a.time - b.time));
  });
  return async () => {
    await expect.poll(() => rows !== null).toBe(true);
    return (await rows) ?? [];
  };
}

const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const figure = (page: Page, name: string) => page.getByTestId('market-chart').locator(`[data-figure="${name}"]`);

/** Such as 89571.82 for `MA7 89,571.82`. */
const numberIn = async (cell: Locator) =>
  Number((await cell.locator('[data-cell]').textContent())?.replaceAll(',', '').replace('−', '-') ?? Number.NaN);

/** The drawing module's values for the rows, at one of them. */
function computed(rows: readonly Row[], at: number): Record<string, number> {
  const bars = rows.map(({ time, ...bar }) => ({ timeMs: time, ...bar }));
  const named = (kind: IndicatorKind) => {
    const parameters = INDICATORS[kind].parameters.map(({ defaultValue }) => defaultValue);
    const run = INDICATORS[kind].run(parameters);
    run.reset(bars);
    const names = INDICATORS[kind].outputs(parameters).map(({ name }) => name);
    return names.map((name, output) => [name, run.values[at]?.[output] ?? Number.NaN]);
  };
  return Object.fromEntries((['ma', 'ema', 'boll', 'macd', 'rsi'] as const).flatMap(named));
}

test.describe('indicators', () => {
  test('show the values calculated from the exchange’s bars, at the last bar and below the crosshair', async ({
    app,
    page,
    sandbox,
  }) => {
    const bars = listenToBars(page);
    await sandbox.start('spot-trader', { seed: 7 });
    await waitForNetworkCalls(page);
    await app.goto(CHART);
    for (const name of ['EMA', 'BOLL', 'MACD', 'RSI']) await toggle(page, name).click();

    const rows = await bars();
    const agree = async (at: number) => {
      for (const [name, value] of Object.entries(computed(rows, at)))
        expect(await numberIn(figure(page, name)), `${name} of row ${at}`).toBeCloseTo(value, 1.7);
    };
    await expect(figure(page, 'DIF')).toBeVisible();
    await expect.poll(() => numberIn(figure(page, 'close'))).toBe(rows.at(-1)?.close);
    await agree(rows.length - 1);

    const drawing = page.getByRole('figure', { name: 'Price chart of BTC/USDT' });
    await drawing.hover({ position: { x: 120, y: 160 } });
    await expect.poll(() => numberIn(figure(page, 'close'))).not.toBe(rows.at(-1)?.close);
    const shown = await Promise.all(['open', 'high', 'low', 'close'].map((name) => numberIn(figure(page, name))));
    const at = rows.findIndex(({ open, high, low, close }) => `${[open, high, low, close]}` === `${shown}`);
    expect(at, `a row with ${shown}`).toBeGreaterThan(100);
    await agree(at);
  });

  test('are switched, set and remembered', async ({ app, page, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await app.goto(CHART);
    await expect(figure(page, 'MA7')).toBeVisible();
    await expect(figure(page, 'RSI14')).toHaveCount(0);

    await toggle(page, 'RSI').click();
    await expect(figure(page, 'RSI14')).toBeVisible();
    await toggle(page, 'Indicator settings').click();
    const sheet = page.getByRole('dialog', { name: 'Indicators' });
    await sheet.getByRole('button', { name: 'Increase RSI Length' }).click();
    await expect(figure(page, 'RSI15')).toBeVisible();
    // An emptied parameter gets the value that is drawn.
    const length = sheet.getByRole('textbox', { name: 'Length' }).last();
    await length.fill('');
    await length.blur();
    await expect(length).toHaveValue('15');
    await sheet.getByRole('switch', { name: /^MA Moving average/ }).click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(figure(page, 'MA7')).toHaveCount(0);

    // The sheet's step back in the history would abort the load.
    await app.settled();
    await page.reload();
    await expect(figure(page, 'RSI15')).toBeVisible();
    await expect(toggle(page, 'RSI')).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle(page, 'MA')).toHaveAttribute('aria-pressed', 'false');

    await toggle(page, 'Indicator settings').click();
    await sheet.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(figure(page, 'RSI14')).toBeVisible();
  });
});

test('a dragged line is released at a price of the market, and goes back if nothing is saved', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('long-btc', { seed: 7 });
  await app.goto('/pages/transaction/contract?symbol=BTC%2FUSDT');
  const handle = page.getByTestId('chart-line-handle').filter({ hasText: /^Long/ });
  // Until the chart has its bars the line moves.
  await handle.hover();
  const before = await handle.boundingBox();
  if (!before) throw new Error('the handle has no place');
  expect(before.height).toBeGreaterThanOrEqual(44);

  const [x, y] = [before.x + 20, before.y + before.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Up to above the market's price, where a line is a take profit.
  const price = Number(await sandbox.market.price('BTC/USDT'));
  let said = '';
  for (let up = 20; up <= 200 && !(Number(said.replaceAll(',', '')) > price); up += 20) {
    await page.mouse.move(x, y - up);
    said = (await handle.textContent())?.replace(/^.* /, '') ?? '';
  }
  expect(said).toMatch(/^[\d,]+\.\d\d$/);
  expect(Number(said.replaceAll(',', ''))).toBeGreaterThan(price);
  await page.mouse.up();

  const sheet = page.getByRole('dialog', { name: 'Take profit and stop loss' });
  await expect(sheet.getByLabel('Take profit at (USDT)')).toHaveValue(said);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect.poll(async () => Math.abs(((await handle.boundingBox())?.y ?? 0) - before.y)).toBeLessThan(2);
});

test('full screen fills the window, keeps its sheets, and is left by the back button', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(CHART);
  const chart = page.getByTestId('market-chart');
  await expect(figure(page, 'MA7')).toBeVisible();
  await toggle(page, 'Full screen').click();
  await expect(page).toHaveURL(/full=chart/);
  await expect.poll(() => fills(chart)).toBe(true);

  await page.getByRole('tab', { name: '1H', exact: true }).click();
  await toggle(page, 'Indicator settings').click();
  await page.getByRole('switch', { name: /^RSI/ }).click();
  await page.keyboard.press('Escape');
  await expect(figure(page, 'RSI14')).toBeVisible();

  // A window in full screen cannot be resized, but the device can be turned.
  const device = await page.context().newCDPSession(page);
  const turn = (width: number, height: number) =>
    device.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: true });
  await turn(844, 390);
  await expect.poll(() => fills(chart)).toBe(true);
  await expect(toggle(page, 'Exit full screen')).toBeInViewport();
  await expect(chart.getByText('Simulated')).toBeInViewport();
  await turn(390, 844);

  // Left and opened again at once: the device's full screen ends a moment later, which does not leave the page's.
  await page.evaluate(async () => {
    const ended = new Promise((resolve) => document.addEventListener('fullscreenchange', resolve, { once: true }));
    const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await left;
    history.forward();
    await ended;
  });
  await app.settled();
  await expect(page).toHaveURL(/full=chart/);
  await expect.poll(() => fills(chart)).toBe(true);

  await page.goBack();
  await expect(page).not.toHaveURL(/full=chart/);
  await expect.poll(() => fills(chart)).toBe(false);
  await expect(page.getByRole('heading', { name: 'BTC/USDT' })).toBeVisible();

  // A link into full screen has no earlier history entry: leaving full screen stays on the page.
  await app.goto(`${CHART}&full=chart`);
  await page.reload();
  await expect.poll(() => fills(chart)).toBe(true);
  await toggle(page, 'Exit full screen').click();
  await expect(page).toHaveURL(/view=chart$/);
});

const fills = (chart: Locator) =>
  chart.evaluate((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return top === 0 && left === 0 && width === innerWidth && height === innerHeight;
  });

test('the legend stands above the chart, and nothing of the chart reads as a table', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(CHART);
  const chart = page.getByTestId('market-chart');
  const drawing = page.getByRole('figure', { name: 'Price chart of BTC/USDT' });
  await expect(figure(page, 'MA7')).toBeVisible();
  const legend = await page.getByTestId('chart-legend').boundingBox();
  const plot = await drawing.boundingBox();
  expect((legend?.y ?? 0) + (legend?.height ?? 0)).toBeLessThanOrEqual(plot?.y ?? 0);
  await expect(chart.getByRole('table')).toHaveCount(0);

  const price = String.raw`[\d,]+\.\d\d`;
  await expect(drawing).toHaveAccessibleDescription(
    new RegExp(`^BTC/USDT, 15 minutes: last ${price}, high ${price}, low ${price}, change [+−]?[\\d.]+%$`),
  );
  await sandbox.market.set('BTC/USDT', '91234.56');
  await expect(figure(page, 'close')).toContainText('91,234.56');
  // The description does not change with every tick, but is current when the chart gets the focus.
  await expect(drawing).not.toHaveAccessibleDescription(/last 91,234\.56/);
  await drawing.focus();
  await expect(drawing).toHaveAccessibleDescription(/last 91,234\.56/);
});

test('another language changes the texts of an open chart, as if it were opened in it', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(CHART);
  await toggle(page, 'Indicator settings').click();
  await page.getByRole('switch', { name: /^RSI/ }).click();
  await page.keyboard.press('Escape');
  await expect(figure(page, 'RSI14')).toBeVisible();
  const layer = page.getByTestId('market-chart').locator('[data-layer]');
  const drawn = () =>
    layer.locator('canvas').evaluateAll((all) => all.map((one) => (one as HTMLCanvasElement).toDataURL()));
  const english = await drawn();
  await layer.evaluate((element) => element.setAttribute('data-marked', ''));
  // French writes 9.5 as 9,5, and puts the day before the month.
  await switchLanguage(page, 'fra');
  await app.settled();
  await expect(figure(page, 'RSI14')).toContainText(/\d,\d\d/);
  const french = await drawn();
  await expect(layer).toHaveAttribute('data-marked', '');
  expect(french).not.toEqual(english);
  await app.goto(QUIET);
  await app.goto(CHART);
  await expect(figure(page, 'RSI14')).toBeVisible();
  await expect(layer).not.toHaveAttribute('data-marked', '');
  await expect.poll(drawn).toEqual(french);
});

test('a small chart shows its figures in place of the periods while a bar is pointed at', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/transaction/index?tab=coins');
  const chart = page.getByTestId('market-chart');
  const drawing = page.getByRole('figure', { name: 'Price chart of BTC/USDT' });
  await expect(chart.getByRole('button', { name: 'VOL' })).toHaveAttribute('aria-pressed', 'true');
  const legend = chart.getByTestId('chart-legend');
  // The chart draws, so it follows the pointer.
  await expect(legend).toBeAttached();
  await expect(legend).toBeHidden();
  await drawing.hover({ position: { x: 120, y: 30 } });
  await expect(legend).toBeVisible();
  const [words, plot] = [await legend.boundingBox(), await drawing.boundingBox()];
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(plot?.y ?? 0);
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a small chart that does not load says so and offers another try, both in full', async ({
    app,
    page,
    sandbox,
    consoleErrors,
  }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await sandbox.faults.set({ calls: { 'GET /currency/new_timeshar': { errorRate: 1, errorKind: 'http503' } } });
    await app.goto('/pages/transaction/index?tab=coins&symbol=ETH%2FUSDT');
    const failure = page.getByTestId('market-chart').getByRole('alert');
    await expect(failure).toContainText('Couldn’t load the chart');
    await expect(failure).toBeInViewport({ ratio: 1 });
    await sandbox.faults.clear();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toHaveCount(0);
    expectNetworkErrors(consoleErrors);
  });
});

test.describe('the order book', () => {
  /** Prices and amounts of one side's filled rows. */
  const amounts = async (page: Page) => {
    // A row is an element with a scaled bar.
    const rows = page.getByRole('region', { name: 'Order book' }).locator(':has(> [style*="scaleX"])');
    const texts = await rows.evaluateAll((all) =>
      all.map((row) => [...row.children].slice(1, 3).map((cell) => cell.firstChild?.textContent ?? '')),
    );
    return texts
      .map((row) => row.map((text) => Number(text.replaceAll(',', ''))) as [price: number, amount: number])
      .filter(([price]) => price > 0);
  };
  const sum = (rows: readonly (readonly [number, number])[]) => rows.reduce((total, [, amount]) => total + amount, 0);

  test('has ten rows a side on every step, cumulated, and a curve', async ({ app, page, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    await app.goto(CHART);
    const book = page.getByRole('region', { name: 'Order book' });
    await book.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await amounts(page)).length).toBe(20);
    const fine = await amounts(page);

    await book.getByRole('button', { name: /^Order book price step/ }).click();
    await page.getByRole('dialog').getByText('1', { exact: true }).click();
    await expect.poll(async () => (await amounts(page)).every(([price]) => Number.isInteger(price))).toBe(true);
    await expect.poll(async () => (await amounts(page)).length).toBe(20);
    const grouped = await amounts(page);
    expect(sum(grouped)).toBeGreaterThan(sum(fine));

    await book.getByRole('button', { name: 'Order book: bids and asks' }).click();
    await expect(book.getByRole('button', { name: 'Order book: asks only' })).toBeVisible();
    const offers = await amounts(page);
    const last = await sandbox.market.price('BTC/USDT');
    expect(offers.every(([price]) => price > Number(last))).toBe(true);

    await page.getByRole('tab', { name: 'Depth', exact: true }).click();
    const curve = page.getByTestId('depth-chart');
    const total = curve.locator('[data-part="total"]');
    const asks = (await total.textContent())?.split(' / ')[1] ?? '';
    expect(Number(asks.replaceAll(',', ''))).toBeGreaterThanOrEqual(sum(offers));
  });
});

test('axe finds no problems in it', async ({ app, page, sandbox }) => {
  await sandbox.start('long-btc', { seed: 7 });
  await app.goto('/pages/transaction/contract?symbol=BTC%2FUSDT');
  for (const name of ['EMA', 'BOLL', 'MACD', 'RSI']) await toggle(page, name).click();
  await expect(figure(page, 'DIF')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Depth', exact: true }).click();
  expect(await axeProblems(page)).toEqual([]);
  await toggle(page, 'Full screen').click();
  // Until then the buttons move.
  await expect.poll(() => fills(page.getByTestId('market-chart'))).toBe(true);
  await toggle(page, 'Indicator settings').click();
  await expect(page.getByRole('dialog', { name: 'Indicators' })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});
