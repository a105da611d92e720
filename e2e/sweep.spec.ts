import { AxeBuilder } from '@axe-core/playwright';
import { screens } from '../src/app/routes';
import { expect, test } from './fixtures';

/** Every screen, in two languages: by its address, after a reload, and by the back button, without an error printed. */
const routes = Object.keys(screens);

for (const lang of ['en', 'id']) {
  test.describe(lang, () => {
    test.use({ lang });
    for (const route of routes) {
      test(`${route}: deep link, axe, reload, back`, async ({ app, page }) => {
        await app.open(route);
        const heading = page.getByRole('heading', { level: 1 });
        const title = await heading.first().textContent();
        expect(title?.trim()).not.toBe('');
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, 'nothing sticks out sideways').toBeLessThanOrEqual(0);

        await page.reload();
        await expect(heading.first()).toHaveText(title ?? '');
        await app.goto('/pages/common/area');
        await expect(page).toHaveURL(/area/);
        await page.goBack();
        await expect(heading.first()).toHaveText(title ?? '');
      });
    }
  });
}
