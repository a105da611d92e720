import { screens } from '../src/app/routes';
import { WIRE_LANGS } from '../src/contract/lang';
import { type App, expect, OWN_PAGE, test } from './fixtures';
import { cutTexts } from './fixtures/cut-texts';
import { englishLeft, shownTexts } from './fixtures/english-left';
import { speak } from './fixtures/language';
import { SUBJECTS } from './shots/subjects';

test.use(OWN_PAGE);

/** The two widths in which all texts must be readable in full; widths between them only have more room. */
const WIDTHS = [320, 390];

/** Screens for login and registration redirect a signed-in user. */
const scenarioOf = (route: string) =>
  SUBJECTS[route]?.scenario ?? (route.startsWith('/pages/common/') ? 'first-day' : 'spot-trader');

test.describe.configure({ timeout: 120_000 });

/** Texts that cannot be read in full, with the languages and widths concerned; and texts left in English. */
async function inTenLanguages(app: App, within: string) {
  const { page } = app;
  const cut = new Map<string, string[]>();
  const left: string[] = [];
  const english = await shownTexts(page, within);
  for (const lang of WIRE_LANGS) {
    await speak(page, lang);
    await app.settled();
    if (lang !== 'en')
      left.push(
        ...(await englishLeft(lang, english, await shownTexts(page, within))).map((text) => `${lang}: ${text}`),
      );
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 320 ? 640 : 844 });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      for (const text of await cutTexts(page, within)) cut.set(text, [...(cut.get(text) ?? []), `${lang} ${width}`]);
    }
  }
  return { cut: [...cut], left };
}

const told = ([text, where]: readonly [string, readonly string[]]) => `${where.join(', ')}: ${text}`;

/** Screens of one folder that are shown in the same scenario share a page. */
const groups = new Map<string, readonly string[]>();
for (const route of Object.keys(screens)) {
  const folder = route.startsWith('/pages/') ? route.split('/')[2] : 'outside of pages/';
  const name = `${folder}, ${scenarioOf(route)}`;
  groups.set(name, [...(groups.get(name) ?? []), route]);
}

for (const [name, routes] of groups)
  test(`${name}: whole in ten languages at both widths`, async ({ app, page, sandbox }) => {
    for (const route of routes) {
      await test.step(route, async () => {
        const query = SUBJECTS[route]?.query;
        await sandbox.start(scenarioOf(route), { seed: 7 });
        await speak(page, 'en');
        await app.goto(query ? `${route}?${query}` : route);
        const { cut, left } = await inTenLanguages(app, '#root');
        // Names of companies and works are the same in every language. Lists shorten them, their own pages show them
        // in full.
        const ofSome = cut.filter(
          ([, where]) => new Set(where.map((one) => one.split(' ')[0])).size < WIRE_LANGS.length,
        );
        // The agreement has one address per language.
        expect.soft(route.endsWith('_en') ? [] : left, `${route}: English words`).toEqual([]);
        expect.soft(ofSome.map(told), route).toEqual([]);
      });
    }
  });

const PANELS = ['Scenarios', 'Clock', 'Market', 'People', 'Back office', 'Faults', 'Inspector', 'History'];

for (const [at, panel] of PANELS.entries())
  test(`control room, ${panel}: whole in ten languages at both widths`, async ({ app, page }) => {
    await app.open('/pages/market/market', { scenario: 'spot-trader' });
    await page.getByTestId('room-handle').click();
    await page.locator('#control-room [role="tab"]').nth(at).click();
    await app.settled();
    const { cut, left } = await inTenLanguages(app, '#control-room');
    expect.soft(left, 'English words').toEqual([]);
    expect(cut.map(told)).toEqual([]);
  });
