import type { Locator } from '@playwright/test';
import { expect, MOVING, test } from '../fixtures';
import { putFinger, swipe } from '../fixtures/finger';

test.use(MOVING);

/** How opaque an element is, with everything around it. */
const opacityOf = (part: Locator) =>
  part.evaluate((element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  });

test('a finger from the left edge takes the page along; it leaves when it is let go far enough', async ({
  app,
  page,
}) => {
  await app.goto('/pages/setting/setting');
  await app.locator('a[href="#/pages/setting/security"]').first().click();
  await expect(app.getByRole('heading', { name: 'Security' })).toBeVisible();
  // Swiping back is loaded from a separate file.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /swipe-back/.test(name)),
  );
  await app.settled();
  // During a transition pages are snapshots, which take no touches.
  await expect(page.locator('html')).not.toHaveAttribute('data-change');
  const edge = { x: 6, y: 500 };

  await test.step('over the one beneath, and back again when it is let go early', async () => {
    const slot = page.locator('[data-page-slot="/pages/setting/security"]');
    const x = () => slot.evaluate((element) => Math.round(element.getBoundingClientRect().left));
    const finger = await putFinger(page, edge);
    await finger.move({ x: edge.x + 100, y: edge.y });
    await expect.poll(x).toBe(100);
    // The previous page is only a picture: visible, but inert and hidden from assistive technology.
    const beneath = page.locator('[inert] [data-page-slot="/pages/setting/setting"]');
    await expect(beneath).toBeVisible();
    await expect(app.getByRole('heading', { name: 'Settings' })).toHaveCount(0);
    // The badge of the simulated market, which builds for a real exchange do not have, would lie over both.
    for (const badge of await page.locator('[data-page-frame] > aside').all()) expect(await opacityOf(badge)).toBe(0);
    expect(await opacityOf(slot)).toBe(1);
    expect(await opacityOf(beneath)).toBe(1);
    await finger.move({ x: edge.x + 30, y: edge.y });
    await finger.lift();
    await expect(page.locator('[inert] [data-page-slot]')).toHaveCount(0);
    expect(await x()).toBe(0);
    await expect(page).toHaveURL(/security$/);
  });

  await test.step('and it is left when it is let go further on', async () => {
    await swipe(page, edge, { x: 250, y: edge.y + 10 });
    await expect(page).toHaveURL(/setting\/setting$/);
    await expect(app.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await expect(page.locator('[data-page-slot]')).toHaveCount(1);
    await app.getByRole('link', { name: 'Security' }).click();
    await expect(app.getByRole('heading', { name: 'Security' })).toBeVisible();
  });
});
