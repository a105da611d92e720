import { screens } from '../src/app/routes';
import { WIRE_LANGS } from '../src/contract/lang';
import { expect, test } from './fixtures';
import { cutTexts } from './fixtures/cut-texts';
import { englishLeft, shownTexts } from './fixtures/english-left';
import { speak } from './fixtures/language';
import { SUBJECTS } from './shots/subjects';

/** The two widths in which everything must be readable whole; between them there is only more room. */
const WIDTHS = [320, 390];

/** Screens for signing in send away who is signed in. */
const scenarioOf = (route: string) =>
  SUBJECTS[route]?.scenario ?? (route.startsWith('/pages/common/') ? 'first-day' : 'spot-trader');

test.describe.configure({ timeout: 120_000 });

for (const route of Object.keys(screens)) {
  test(`${route}: whole in ten languages at both widths`, async ({ app, page }) => {
    const query = SUBJECTS[route]?.query;
    await app.open(query ? `${route}?${query}` : route, { scenario: scenarioOf(route) });
    await app.settled();
    const found = new Map<string, string[]>();
    const english = await shownTexts(page);
    const left: string[] = [];
    for (const lang of WIRE_LANGS) {
      await speak(page, lang);
      await app.settled();
      // The agreement has an address for each language.
      if (lang !== 'en' && !route.endsWith('_en'))
        left.push(...(await englishLeft(lang, english, await shownTexts(page))).map((text) => `${lang}: ${text}`));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width === 320 ? 640 : 844 });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        for (const text of await cutTexts(page)) found.set(text, [...(found.get(text) ?? []), `${lang} ${width}`]);
      }
    }
    // Names of companies and works are the same in every language; lists shorten them, their own pages have them whole.
    const cut = [...found].filter(
      ([, where]) => new Set(where.map((one) => one.split(' ')[0])).size < WIRE_LANGS.length,
    );
    expect.soft(left, 'English words').toEqual([]);
    expect(cut.map(([text, where]) => `${where.join(', ')}: ${text}`)).toEqual([]);
  });
}

const PANELS = ['Time', 'Market', 'People', 'Scenario', 'Faults', 'Back office', 'Inspector'];

for (const [at, panel] of PANELS.entries())
  test(`control room, ${panel}: whole in ten languages at both widths`, async ({ app, page }) => {
    await app.open('/pages/market/market', { scenario: 'spot-trader' });
    await page.getByTestId('room-handle').click();
    const tab = page.locator('#control-room [role="tab"]').nth(at);
    await tab.click();
    await app.settled();
    const room = '#control-room';
    const english = await shownTexts(page, room);
    const [cut, left]: [string[], string[]] = [[], []];
    for (const lang of WIRE_LANGS) {
      await speak(page, lang);
      await app.settled();
      if (lang !== 'en')
        left.push(
          ...(await englishLeft(lang, english, await shownTexts(page, room))).map((text) => `${lang}: ${text}`),
        );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width === 320 ? 640 : 844 });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        cut.push(...(await cutTexts(page, room)).map((text) => `${lang} ${width}: ${text}`));
      }
    }
    expect.soft(left, 'English words').toEqual([]);
    expect(cut).toEqual([]);
  });
