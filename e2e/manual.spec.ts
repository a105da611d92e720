import type { Page } from '@playwright/test';
import { type Example, examplesOf, theOnly } from '../scripts/manual/examples';
import { createSandbox } from '../sim/control/sandbox-api';
import { httpCarrier } from '../sim/control/sandbox-http';
import { expect, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { startHost } from './fixtures/host';
import { pixelsSideways } from './fixtures/sideways';

/** The manual as a site, and those of its examples that need a browser or a server. */
type Body = (...values: unknown[]) => Promise<void>;
const AsyncFunction = (async () => {}).constructor as new (...parts: string[]) => Body;
const withoutImports = ({ code }: Example) => code.replaceAll(/^import .*\n/gm, '');

for (const example of examplesOf('recipe'))
  test(`example ${example.at}`, async ({ app, sandbox }) => {
    await new AsyncFunction('app', 'sandbox', 'expect', example.code)(app, sandbox, expect);
  });

test('the whole test of the tutorial', async ({ app, sandbox }) => {
  const bodies: Body[] = [];
  const define = (_title: string, body: Body) => bodies.push(body);
  await new AsyncFunction('test', 'expect', withoutImports(theOnly('test')))(define, expect);
  expect(bodies).toHaveLength(1);
  await bodies[0]?.({ app, sandbox });
});

test('examples against a Node host', async () => {
  const host = await startHost(['--scenario', 'spot-trader', '--seed', '7']);
  try {
    const [shell, script] = examplesOf('node');
    const commands = [...(shell?.code.matchAll(/^curl -s (?:-X (POST) )?localhost:8787(\S+)(?: -d '(.*)')?$/gm) ?? [])];
    expect(commands).toHaveLength(shell?.code.trim().split('\n').length ?? 0);
    for (const [, method = 'GET', path = '', body] of commands) {
      const reply = await fetch(`${host.origin}${path}`, { method, ...(body && { body }) });
      expect(reply.status, path).toBe(200);
    }
    const console = { assert: (holds: boolean) => expect(holds).toBe(true) };
    const scope = { origin: host.origin, createSandbox, httpCarrier, console };
    await new AsyncFunction(...Object.keys(scope), withoutImports(script as Example))(...Object.values(scope));
  } finally {
    await host.stop();
  }
});

test.describe('in a page of its own', () => {
  test.use(OWN_PAGE);
  test.use({ isMobile: false, hasTouch: false });

  test('the page that embeds the sandbox steers it as the manual says', async ({ page, baseURL }) => {
    const { code } = theOnly('embed');
    const address = `${baseURL}manual-example.html`;
    await page.route(address, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="./?embed&lang=en"></iframe><script type="module">${code}\nwindow.isSteered = true;</script>`,
      }),
    );
    const prices: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('BTC/USDT')) prices.push(message.text());
    });
    await page.goto(address);
    await page.waitForFunction(() => 'isSteered' in window);
    await expect(page.frameLocator('iframe').getByText('60,000').first()).toBeVisible();
    await expect.poll(() => prices.at(-1)).toMatch(/^BTC\/USDT 60000/);
  });

  const widest = (page: Page) => page.evaluate(pixelsSideways);

  test('Help opens it, a search finds its way by keyboard, on every size and in both colours', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('./?scenario=spot-trader&seed=7&lang=en');
    const room = page.getByRole('region', { name: 'Control room' });
    const opened = page.waitForEvent('popup');
    await room.getByRole('link', { name: 'Help' }).click();
    const manual = await opened;
    const asked: string[] = [];
    manual.on('request', (request) => asked.push(new URL(request.url()).origin));
    await expect(manual.getByRole('heading', { level: 1, name: 'Pocket Exchange' })).toBeVisible();
    await room.getByRole('tab', { name: 'Faults' }).click();
    await expect(room.getByRole('link', { name: 'Help' })).toHaveAttribute('href', 'manual/how-to/faults.html');
    expect(await axeProblems(manual)).toEqual([]);

    await manual.keyboard.press('/');
    await expect(manual.getByRole('searchbox')).toBeFocused();
    await manual.keyboard.type('resting order');
    await expect(manual.getByRole('status')).toHaveText(/^\d+ results$/);
    expect(await axeProblems(manual)).toEqual([]);
    await manual.keyboard.press('ArrowDown');
    await manual.keyboard.press('ArrowDown');
    await manual.keyboard.press('ArrowUp');
    const first = manual.locator('#found a').first();
    await expect(first).toBeFocused();
    const title = await first.locator('strong').textContent();
    await manual.keyboard.press('Enter');
    await expect(manual.getByRole('heading', { name: title ?? '' }).first()).toBeInViewport();
    await expect.poll(() => manual.evaluate(() => CSS.highlights.get('found')?.size ?? 0)).toBeGreaterThan(0);
    await manual.keyboard.press('/');
    await manual.keyboard.type('zzzz');
    await expect(manual.getByText('Nothing found for “zzzz”.')).toBeVisible();
    await manual.keyboard.press('Escape');
    await expect(manual.locator('#found')).toBeHidden();

    for (const path of ['tutorials/presenter.html', 'reference/sandbox.html', 'how-to/embed.html']) {
      await manual.goto(new URL(path, `${page.url().split('?')[0]}manual/`).href);
      for (const width of [1440, 390, 320]) {
        await manual.setViewportSize({ width, height: 844 });
        expect(await widest(manual), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
    await manual.emulateMedia({ colorScheme: 'dark' });
    expect(await axeProblems(manual)).toEqual([]);
    await manual.getByRole('button', { name: 'Contents' }).click();
    await expect(manual.getByRole('navigation', { name: 'Contents' })).toBeVisible();
    await manual.getByRole('link', { name: 'Tester' }).click();
    await expect(manual.getByRole('heading', { level: 1, name: 'Your first test' })).toBeVisible();
    await expect(manual.getByRole('navigation', { name: 'Contents' })).toBeHidden();
    expect([...new Set(asked)]).toEqual([new URL(page.url()).origin]);
  });
});
