import { AxeBuilder } from '@axe-core/playwright';
import { screens } from '../src/app/routes';
import { expect, test } from './fixtures';

/** Every screen, in two languages: by its address, after a reload, and by the back button, without an error printed. */
const routes = Object.keys(screens);

for (const lang of ['en', 'id']) {
  test.describe(lang, () => {
    test.use({ lang, dailyNotice: 'show' });
    for (const route of routes) {
      test(`${route}: deep link, axe, reload, back`, async ({ app, page }) => {
        // Who is signed in has no business on the screens for signing in, and is sent home from them.
        await app.open(route, { scenario: route.startsWith('/pages/common/') ? 'first-day' : 'spot-trader' });
        // Home begins with the day's notice, and everything else is hidden behind it.
        if (route === '/pages/index/index') await page.getByRole('alertdialog').getByRole('button').last().click();
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
        const elsewhere = route.includes('setting') ? '/pages/market/market' : '/pages/setting/setting';
        await app.goto(elsewhere);
        await expect(heading.first()).not.toHaveText(title ?? '');
        await page.goBack();
        await expect(heading.first()).toHaveText(title ?? '');
      });
    }
  });
}
