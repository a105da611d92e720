import { expect, MOVING, test } from './fixtures';

/** Number of flashes per row; the intervals between them are measured. */
const TIMES = 3;
const ROWS = 5;

test.describe('with motion', () => {
  test.use(MOVING);

  test('a market row flashes now and then, by its colour alone', async ({ app, sandbox }) => {
    await sandbox.start('bull-run', { seed: 7 });
    await app.goto('/pages/market/market');
    await expect(app.page.locator('[data-price]').nth(5)).toBeVisible();
    await sandbox.clock.resume();
    const seen = await app.page.evaluate(
      ([times, rows]) => {
        const flashes = new Map<Element, { readonly atMs: number; readonly forMs: number }[]>();
        const grounds = new Set<string>();
        let changes = 0;
        return new Promise<{ shares: number[]; changes: number; grounds: string[] }>((resolve) => {
          const observer = new MutationObserver((records) => {
            const atMs = performance.now();
            for (const { target, type } of records) {
              const price = (target instanceof Element ? target : target.parentElement)?.closest('[data-price]');
              if (!price) continue;
              if (type !== 'attributes') changes += 1;
              else if (price.hasAttribute('data-flash')) {
                // Measured by the animation, because a busy machine may remove the attribute long after the flash has
                // ended.
                const forMs = price.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime));
                grounds.add(getComputedStyle(price).backgroundColor);
                flashes.set(price, [...(flashes.get(price) ?? []), { atMs, forMs: Math.max(0, ...forMs) }]);
              }
            }
            const often = [...flashes.values()].filter((lit) => lit.length >= times);
            if (often.length < rows) return;
            observer.disconnect();
            const shares = often.map((lit) => {
              const whole = (lit.at(-1)?.atMs ?? 0) - (lit[0]?.atMs ?? 0);
              return lit.slice(0, -1).reduce((sum, { forMs }) => sum + forMs, 0) / whole;
            });
            resolve({ shares, changes, grounds: [...grounds] });
          });
          observer.observe(document.body, {
            subtree: true,
            childList: true,
            characterData: true,
            attributeFilter: ['data-flash'],
          });
        });
      },
      [TIMES, ROWS] as const,
    );
    expect(seen.changes).toBeGreaterThan(30);
    for (const share of seen.shares) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(0.15);
    }
    expect(seen.grounds).toEqual(['rgba(0, 0, 0, 0)']);
  });
});

test('the futures tab lists the markets with futures, and each row leads to its market', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/market/market');
  await app.getByRole('tab', { name: 'Futures' }).click();
  const rows = app.getByRole('region', { name: 'Markets' }).getByRole('link');
  await expect(rows.nth(5)).toBeVisible();
  await rows.filter({ hasText: /^ETH/ }).click();
  await expect(app.page).toHaveURL(/transaction\/index\?tab=futures&symbol=ETH/);
  await expect(app.getByRole('tab', { name: 'Futures', selected: true })).toBeVisible();
  await expect(app.getByText('ETH/USDT').first()).toBeVisible();
  await app.page.goBack();
  await expect(app.getByRole('tab', { name: 'Futures', selected: true })).toBeVisible();
});

test('prices are live below the login', async ({ app, sandbox }) => {
  await sandbox.start('first-day', { seed: 7 });
  await app.goto('/pages/common/login');
  await expect(app.getByRole('heading', { name: 'Most traded' })).toBeVisible();
  await sandbox.market.set('BTC/USDT', '59000');
  await expect(app.locator('[data-price="BTC/USDT"]')).toHaveText('59,000.00');
});
