import { expect, test } from './fixtures';

test('a market row is lit now and then, by its colour alone', async ({ app, sandbox }) => {
  await sandbox.start('bull-run', { seed: 7 });
  await app.goto('/pages/market/market');
  await expect(app.page.locator('[data-price]').nth(5)).toBeVisible();
  await sandbox.clock.resume();
  const seen = await app.page.evaluate(async () => {
    let rows = 0;
    let lit = 0;
    let changes = 0;
    const grounds = new Set<string>();
    const texts = new Map<Element, string>();
    for (let frame = 0; frame < 300; frame += 1) {
      await new Promise(requestAnimationFrame);
      for (const price of document.querySelectorAll('[data-price]')) {
        rows += 1;
        if (texts.has(price) && texts.get(price) !== price.textContent) changes += 1;
        texts.set(price, price.textContent ?? '');
        if (!price.hasAttribute('data-flash')) continue;
        lit += 1;
        grounds.add(getComputedStyle(price).backgroundColor);
      }
    }
    return { share: lit / rows, changes, grounds: [...grounds] };
  });
  expect(seen.changes).toBeGreaterThan(10);
  expect(seen.share).toBeGreaterThan(0);
  expect(seen.share).toBeLessThan(0.15);
  expect(seen.grounds).toEqual(['rgba(0, 0, 0, 0)']);
});
