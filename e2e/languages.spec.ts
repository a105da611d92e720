import { screens } from '../src/app/routes';
import { WIRE_LANGS } from '../src/contract/lang';
import { expect, test } from './fixtures';
import { cutTexts } from './fixtures/cut-texts';
import { speak } from './fixtures/language';
import { SUBJECTS } from './shots/subjects';

/** The two widths in which everything must be readable whole; between them there is only more room. */
const WIDTHS = [320, 390];

/** Screens for signing in send away who is signed in. */
const scenarioOf = (route: string) =>
  SUBJECTS[route]?.scenario ?? (route.startsWith('/pages/common/') ? 'first-day' : 'spot-trader');

test.describe.configure({ timeout: 120_000 });
// Ninety screens in ten languages take a quarter of an hour: run with LANGUAGES=1 where texts or layouts change.
test.skip(!process.env.LANGUAGES, 'asked for with LANGUAGES=1');

for (const route of Object.keys(screens)) {
  test(`${route}: whole in ten languages at both widths`, async ({ app, page }) => {
    const query = SUBJECTS[route]?.query;
    await app.open(query ? `${route}?${query}` : route, { scenario: scenarioOf(route) });
    await app.settled();
    const found = new Map<string, string[]>();
    for (const lang of WIRE_LANGS) {
      await speak(page, lang);
      await app.settled();
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
    expect(cut.map(([text, where]) => `${where.join(', ')}: ${text}`)).toEqual([]);
  });
}
