import type { Page } from '@playwright/test';

/** Navigates and waits until the new page has settled: requests, pictures and the transition are done. */
export async function visit(page: Page, address: string, patienceMs = 10_000): Promise<void> {
  await page.evaluate((hash) => {
    for (const old of document.querySelectorAll('[data-page-scroll]')) old.setAttribute('data-left', '');
    location.hash = hash;
  }, address);
  await page.locator('[data-page-scroll]:not([data-left])').first().waitFor();
  // The placeholder of a loading page has no heading yet.
  await page.locator('h1').first().waitFor();
  await page.evaluate(async (patience) => {
    const settled = async () => {
      await window.sandbox?.settled();
      const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-page-scroll] img')];
      await Promise.allSettled(
        pictures.filter((one) => one.getBoundingClientRect().top < innerHeight).map((one) => one.decode()),
      );
      await Promise.allSettled(
        document
          .getAnimations()
          // The animation of placeholders never ends.
          .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .map((animation) => animation.finished),
      );
    };
    // Variants that never finish loading, and animations that stand still, are photographed as they are.
    await Promise.race([settled(), new Promise((resolve) => setTimeout(resolve, patience))]);
  }, patienceMs);
}
