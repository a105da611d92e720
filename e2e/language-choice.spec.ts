import type { Page } from '@playwright/test';
import { LOCALES, type WireLang } from '../src/contract/lang';
import { expect, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { dismissDailyNotice } from './fixtures/close-boxes';
import { asFirstVisit } from './fixtures/first-visit';
import { devtoolsOf } from './fixtures/lasting-changes';
import { waiveOfflineCopy } from './fixtures/prepare-page';

test.use(OWN_PAGE);

const HOME = './?scenario=first-day&seed=7#/pages/index/index';

const speaks = (page: Page, lang: WireLang) => expect(page.locator('html')).toHaveAttribute('lang', LOCALES[lang]);

/** The two buttons of the offer. Languages are named in themselves, so the names are not translated texts. */
const offer = (page: Page) =>
  page.locator('main').getByRole('button', { name: /^(English|Bahasa Indonesia|繁體中文)$/ });

/**
 * Prepares a page that nobody has used for a first visit: without the language that other tests store, in a browser of
 * that language. A new context would load and compile the whole app first.
 */
async function prepareFirstVisit(page: Page, locale: string): Promise<void> {
  const devtools = await devtoolsOf(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await devtools.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
  await dismissDailyNotice(page);
  await page.addInitScript(waiveOfflineCopy);
}

test.describe('the first visit', () => {
  const OFFERS = [
    { locale: 'en-GB', offered: 'English', lang: 'en' },
    { locale: 'zh-Hant-TW', offered: '繁體中文', lang: 'hk' },
  ] as const;
  for (const { locale, offered, lang } of OFFERS)
    test(`offers a browser in ${locale} its own language, once`, async ({ page }) => {
      await prepareFirstVisit(page, locale);
      await page.goto(HOME);
      await speaks(page, 'id');
      await expect(offer(page)).toHaveText([offered, 'Bahasa Indonesia']);
      expect(await axeProblems(page)).toEqual([]);
      await offer(page).first().click();
      await speaks(page, lang);
      await expect(offer(page)).toHaveCount(0);
      await expect(page.locator('[data-page-slot] h1')).toBeFocused();
      await page.reload();
      await speaks(page, lang);
      await page.locator('main h2, main h3').first().waitFor();
      await expect(offer(page)).toHaveCount(0);
    });

  test('offers the language only once, even without an answer', async ({ page }) => {
    await prepareFirstVisit(page, 'en-GB');
    await page.goto(HOME);
    await expect(offer(page)).toHaveCount(2);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.locator('main svg:has(+ button)')).toHaveCSS('width', '20px');
    await page.reload();
    await speaks(page, 'id');
    await page.locator('main h2, main h3').first().waitFor();
    await expect(offer(page)).toHaveCount(0);
  });

  const NOT_ASKED = [
    { locale: 'id-ID', address: HOME, lang: 'id', why: 'the browser speaks what is shown' },
    { locale: 'sv-SE', address: HOME, lang: 'id', why: 'the app does not speak what the browser does' },
    { locale: 'en-GB', address: HOME.replace('#', '&lang=fra#'), lang: 'fra', why: 'the link has chosen' },
  ] as const;
  for (const { locale, address, lang, why } of NOT_ASKED)
    test(`is not asked where ${why}`, async ({ page }) => {
      await prepareFirstVisit(page, locale);
      await page.goto(address);
      await speaks(page, lang);
      await page.locator('main h2, main h3').first().waitFor();
      await expect(offer(page)).toHaveCount(0);
    });
});

test('a link opens in its language, and a reload keeps the one that was chosen since', async ({ app, page }) => {
  await page.goto('./?scenario=spot-trader&seed=7&lang=spa#/pages/setting/language');
  await speaks(page, 'spa');
  await app
    .getByRole('radio', { name: '日本語' })
    .or(app.getByText('日本語', { exact: true }))
    .first()
    .click();
  await speaks(page, 'jp');
  await page.reload();
  await page.locator('h1').first().waitFor();
  await speaks(page, 'jp');
});

test.describe('the control room', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('switches itself and the app, and its link opens in that language', async ({ app, page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await app.open('/pages/market/market');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('한국어');
    await speaks(page, 'kor');
    const room = page.locator('#control-room');
    await expect(room.getByRole('heading', { level: 2 })).toHaveText('컨트롤 룸');
    await expect(app.getByRole('heading', { level: 1 })).toHaveText('마켓');
    await room.getByRole('button', { name: '링크 공유' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('lang=kor');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await asFirstVisit(page);
    await page.goto(link);
    await speaks(page, 'kor');
  });
});
