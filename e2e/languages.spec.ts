import type { Page } from '@playwright/test';
import { screens } from '../src/app/routes';
import { LOCALES, WIRE_LANGS, type WireLang } from '../src/contract/lang';
import { type App, expect, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { findCutTexts } from './fixtures/cut-texts';
import { englishLeft, findShownTexts, isUntranslated, shownTexts } from './fixtures/english-left';
import { speak, speakInPage } from './fixtures/language';
import { SUBJECTS } from './shots/subjects';

/** The two sizes in which all texts must be readable in full; widths between them only have more room. */
const COMMON = { width: 390, height: 844 };
const SMALLEST = { width: 320, height: 640 };

/** Screens for login and registration redirect a signed-in user. */
const scenarioOf = (route: string) =>
  SUBJECTS[route]?.scenario ?? (route.startsWith('/pages/common/') ? 'first-day' : 'spot-trader');

test.describe.configure({ timeout: 120_000 });

interface Seen {
  readonly cut: readonly string[];
  /** How many pixels stick out sideways. */
  readonly overflow: number;
}

const seenIn = (within: string) =>
  `cut: (${findCutTexts})('${within}'), overflow: document.documentElement.scrollWidth - innerWidth`;

/** Switches the language, and reads the page when it has settled: one call to the browser in place of four. */
const readIn = (page: Page, lang: WireLang, within: string) =>
  page.evaluate<Seen & { readonly texts: readonly string[] }>(`(async () => {
    await (${speakInPage})(${JSON.stringify({ lang, locale: LOCALES[lang] })});
    await sandbox.settled();
    return { texts: (${findShownTexts})('${within}'), ${seenIn(within)} };
  })()`);

/** Reads the page at that size. */
async function readAt(page: Page, size: typeof COMMON, within: string): Promise<Seen> {
  await page.setViewportSize(size);
  return page.evaluate<Seen>(`(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return { ${seenIn(within)} };
  })()`);
}

/**
 * Texts that cannot be read in full, with the languages and widths concerned; texts left in English or untranslated;
 * and what sticks out, or axe finds in Indonesian at both sizes. Contrast is checked on the common phone, which shows
 * columns that the smallest one leaves out.
 */
async function inTenLanguages(app: App, within: string, { axe = true } = {}) {
  const { page } = app;
  const cut = new Map<string, string[]>();
  const left: string[] = [];
  const problems: string[] = [];
  const english = await shownTexts(page, within);
  let size = page.viewportSize()?.width === SMALLEST.width ? SMALLEST : COMMON;
  for (const lang of WIRE_LANGS) {
    const note = async (seen: Seen, at: typeof COMMON) => {
      const where = `${lang} ${at.width}`;
      for (const text of seen.cut) cut.set(text, [...(cut.get(text) ?? []), where]);
      if (seen.overflow > 0) problems.push(`${where}: ${seen.overflow} pixels stick out sideways`);
      if (axe && lang === 'id') problems.push(...(await axeProblems(page, undefined, { contrast: at === COMMON })));
    };
    const { texts, ...first } = await readIn(page, lang, within);
    await note(first, size);
    left.push(...texts.filter(isUntranslated).map((text) => `${lang}: ${text}`));
    if (lang !== 'en') left.push(...(await englishLeft(lang, english, texts)).map((text) => `${lang}: ${text}`));
    // Each language begins at the size of the one before it, because every change of the size is a new layout.
    size = size === COMMON ? SMALLEST : COMMON;
    await note(await readAt(page, size, within), size);
  }
  return { cut: [...cut], left, problems };
}

const told = ([text, where]: readonly [string, readonly string[]]) => `${where.join(', ')}: ${text}`;

/** Screens of one folder that are shown in the same scenario share a page. */
const groups = new Map<string, { readonly scenario: string; readonly routes: readonly string[] }>();
for (const route of Object.keys(screens)) {
  const folder = route.startsWith('/pages/') ? route.split('/')[2] : 'outside of pages/';
  const scenario = scenarioOf(route);
  const name = `${folder}, ${scenario}`;
  groups.set(name, { scenario, routes: [...(groups.get(name)?.routes ?? []), route] });
}

for (const [name, { scenario, routes }] of groups)
  test(`${name}: whole in ten languages at both widths`, async ({ app, page, sandbox }) => {
    await sandbox.start(scenario, { seed: 7 });
    for (const route of routes) {
      await test.step(route, async () => {
        const query = SUBJECTS[route]?.query;
        await speak(page, 'en');
        await app.goto(query ? `${route}?${query}` : route);
        await expect(page.locator('main [role="alert"]'), `${route}: everything has loaded`).toHaveCount(
          // Without an address it has nothing to show.
          route === '/pages/common/webView' ? 1 : 0,
        );
        const { cut, left, problems } = await inTenLanguages(app, '#root');
        expect.soft(problems, route).toEqual([]);
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

test.describe('control room', () => {
  test.use(OWN_PAGE);
  test('whole in ten languages at both widths', async ({ app, page }) => {
    await app.open('/pages/market/market', { scenario: 'spot-trader' });
    await page.getByTestId('room-handle').click();
    for (const [at, panel] of PANELS.entries())
      await test.step(panel, async () => {
        await page.locator('#control-room [role="tab"]').nth(at).click();
        await speak(page, 'en');
        await app.settled();
        const { cut, left, problems } = await inTenLanguages(app, '#control-room', { axe: false });
        expect.soft(problems, panel).toEqual([]);
        expect.soft(left, `${panel}: English words`).toEqual([]);
        expect.soft(cut.map(told), panel).toEqual([]);
      });
  });
});
