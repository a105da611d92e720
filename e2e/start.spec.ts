import { expect, expectErrors, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { asFirstVisit } from './fixtures/first-visit';

test.use({ ...OWN_PAGE, serviceWorkers: 'allow' });

const ERRORS_OF_A_START = /no (scenario|seed)|There is no|is damaged/;

const FAILING = [
  ['en', '?seed=seven', '“seven” is not a valid seed. Seeds are whole numbers from 0 to 2,147,483,647.'],
  ['id', '?seed=seven', '“seven” bukan seed yang valid. Seed berupa bilangan bulat dari 0 sampai 2.147.483.647.'],
  ['id', '?scenario=nowhere', 'Tidak ada skenario bernama “nowhere”.'],
  ['id', '?run=AAAA', 'Tautan ini rusak atau terpotong saat disalin. Minta tautan yang baru.'],
] as const;

test('a start that fails says why in the language of the person', async ({ page, consoleErrors }) => {
  for (const [lang, query, reason] of FAILING)
    await test.step(`${query} in ${lang}`, async () => {
      await asFirstVisit(page);
      // The last one counts.
      await page.addInitScript((chosen) => {
        if (location.protocol === 'about:') return;
        localStorage.setItem('h5Version', '1');
        localStorage.setItem('lang', chosen);
      }, lang);
      await page.goto(`./${query}`);
      const told = page.locator('.simulation-failure');
      await expect(told).toContainText(reason);
      for (const words of await told.locator('strong, p').allTextContents()) expect(words).not.toMatch(/\w:\w/);
      await expect(told.locator('> a')).toHaveText(
        lang === 'id' ? 'Mulai skenario bawaan' : 'Start the default scenario',
      );
      consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !ERRORS_OF_A_START.test(text)));
    });
});

test.describe('on a network that fails', () => {
  // The service worker's offline copy would have the files.
  test.use({ serviceWorkers: 'block' });

  for (const [file, says, again] of [
    ['app-[^/]*\\.js', 'The app did not load', 'Muat ulang · Reload'],
    ['app-[^/]*\\.css', 'The app did not load', 'Muat ulang · Reload'],
    ['', 'The app did not load', 'Muat ulang · Reload'],
    ['start-[^/]*\\.js', 'Couldn’t start the simulation', 'Start the default scenario'],
  ] as const)
    test(`a start without files says so, and can be retried: ${file || 'all'}`, async ({ page, consoleErrors }) => {
      await page.addInitScript(() => {
        localStorage.setItem('h5Version', '1');
        localStorage.setItem('lang', 'en');
      });
      await page.route(new RegExp(`/assets/${file}`), (route) => route.abort());
      await page.goto('./#/pages/common/area');
      const told = page.getByRole('alert').filter({ hasText: says });
      await expect(told).toBeVisible();
      const button = told.getByText(again);
      // As high as a finger needs, also without a style sheet.
      expect((await button.boundingBox())?.height).toBeGreaterThan(43);
      expect(await axeProblems(page)).toEqual([]);
      await page.unrouteAll();
      await button.click();
      await page.waitForFunction(() => 'sandbox' in window);
      await expect(page.getByRole('heading', { name: 'Area code' })).toBeVisible();
      expectErrors(
        consoleErrors,
        /^(Failed to load resource|(\w*Error: )*Failed to (fetch dynamically imported module|read the 'cssRules'))/,
      );
    });
});

test('addresses that were encoded, or end with a slash, find their page', async ({ app, page }) => {
  await app.open('%2Fpages%2Fcommon%2Farea');
  await expect(page.getByRole('heading', { name: 'Area code' })).toBeVisible();
  await expect(page).toHaveURL(/#\/pages\/common\/area$/);
  await app.goto('/pages/market/market/');
  await expect(page).toHaveURL(/#\/pages\/market\/market$/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/pages\/common\/area$/);
});

test('the folder without its slash leads to the app, with the query and the hash', async ({ page, baseURL }) => {
  const folder = baseURL ?? '';
  await page.goto(`${folder.replace(/\/$/, '')}?scenario=spot-trader&seed=7#/pages/market/market`);
  await expect(page).toHaveURL(`${folder}?scenario=spot-trader&seed=7#/pages/market/market`);
  await expect(page.locator('h1').first()).toBeVisible();
});

for (const query of ['scenario=spot-trader&seed=7', 'as=trader'])
  test(`a link to a customer’s screen asks nobody to log in who is signed in by it: ${query}`, async ({ page }) => {
    await page.addInitScript(() => {
      const asked: boolean[] = [];
      const look = () => asked.push(/Please log in first/.test(document.body?.textContent ?? ''));
      new MutationObserver(look).observe(document, { subtree: true, childList: true });
      Object.assign(window, { asked });
      localStorage.setItem('h5Version', '1');
      localStorage.setItem('lang', 'en');
    });
    await page.goto(`./?${query}#/pages/otc/otc`);
    await expect(page.getByRole('button', { name: 'Buy' }).first()).toBeVisible();
    const asked = await page.evaluate(() => (window as unknown as { asked: boolean[] }).asked);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked).not.toContain(true);
  });

test('an address that changes while the first screen is drawn is opened', async ({ page }) => {
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window);
    let hasMoved = false;
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      // The screen is drawn, and the router is about to listen.
      if (type === 'popstate' && !hasMoved && document.querySelector('[data-page-frame]')) {
        hasMoved = true;
        history.replaceState(null, '', '#/pages/setting/language');
      }
      Reflect.apply(add, window, [type, ...rest]);
    };
  });
  await page.goto('./?scenario=first-day&lang=en#/pages/common/area');
  await expect(page.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible();
});
