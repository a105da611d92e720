import type { Page } from '@playwright/test';
import { screens } from '../src/app/routes';
import { LOCALES, WIRE_LANGS, type WireLang } from '../src/contract/lang';
import { type App, expect, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { findCutTexts } from './fixtures/cut-texts';
import { englishLeft, findShownTexts, isUntranslated } from './fixtures/english-left';
import { switchLanguageInPage } from './fixtures/language';
import { QUIET } from './fixtures/shared-page';
import { pixelsSideways } from './fixtures/sideways';
import { SUBJECTS } from './shots/subjects';

/** The two sizes in which all texts must be readable in full; widths between them only have more room. */
const COMMON = { width: 390, height: 844 };
const SMALLEST = { width: 320, height: 640 };

/** Screens for login and registration redirect a signed-in user. */
const scenarioOf = (route: string) =>
  SUBJECTS[route]?.scenario ?? (route.startsWith('/pages/common/') ? 'first-day' : 'spot-trader');

/**
 * Tests begin in English. Every second screen is read in reverse, so that it begins in the language of the one before.
 */
const LANGUAGES = ['en', ...WIRE_LANGS.filter((lang) => lang !== 'en')] as const;

interface Seen {
  readonly cut: readonly string[];
  /** How many pixels stick out sideways. */
  readonly overflow: number;
}

/**
 * Functions that are called hundreds of times are stored in the page; sent with each call, they would be compiled each
 * time.
 */
const QUESTIONS = `window.asked ??= {
  switchLanguage: ${switchLanguageInPage}, texts: ${findShownTexts}, cut: ${findCutTexts}, sideways: ${pixelsSideways},
  seen: (within) => ({ cut: asked.cut(within), overflow: asked.sideways() }),
}`;

/** Switches the language, and reads the page when it has settled: one call to the browser in place of four. */
const readIn = (page: Page, lang: WireLang, within: string) =>
  page.evaluate<Seen & { readonly texts: readonly string[] }>(`(async () => {
    await asked.switchLanguage(${JSON.stringify({ lang, locale: LOCALES[lang] })});
    await sandbox.settled();
    return { texts: asked.texts('${within}'), ...asked.seen('${within}') };
  })()`);

/** Reads the page at that size. */
async function readAt(page: Page, size: typeof COMMON, within: string): Promise<Seen> {
  await page.setViewportSize(size);
  return page.evaluate<Seen>(`(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return asked.seen('${within}');
  })()`);
}

/**
 * Texts that cannot be read in full, with the languages and widths concerned; texts left in English or untranslated;
 * and what sticks out, or axe finds in Indonesian at both sizes. Contrast is checked on the common phone, which shows
 * columns that the smallest one leaves out. `nth` counts the readings of a test.
 */
async function inTenLanguages(app: App, within: string, { nth, axe = true }: { nth: number; axe?: boolean }) {
  const { page } = app;
  const cut = new Map<string, string[]>();
  const left: string[] = [];
  const problems: string[] = [];
  const read = new Map<WireLang, readonly string[]>();
  await page.evaluate(QUESTIONS);
  let size = page.viewportSize()?.width === SMALLEST.width ? SMALLEST : COMMON;
  for (const lang of nth % 2 === 0 ? LANGUAGES : LANGUAGES.toReversed()) {
    const note = async (seen: Seen, at: typeof COMMON) => {
      const where = `${lang} ${at.width}`;
      for (const text of seen.cut) cut.set(text, [...(cut.get(text) ?? []), where]);
      if (seen.overflow > 0) problems.push(`${where}: ${seen.overflow} pixels stick out sideways`);
      if (axe && lang === 'id') problems.push(...(await axeProblems(page, undefined, { contrast: at === COMMON })));
    };
    const { texts, ...first } = await readIn(page, lang, within);
    read.set(lang, texts);
    await note(first, size);
    // Each language begins at the size of the one before it, because every change of the size is a new layout.
    size = size === COMMON ? SMALLEST : COMMON;
    await note(await readAt(page, size, within), size);
  }
  const english = read.get('en') ?? [];
  for (const [lang, texts] of read) {
    const others = lang === 'en' ? [] : await englishLeft(lang, english, texts);
    left.push(...[...texts.filter(isUntranslated), ...others].map((text) => `${lang}: ${text}`));
  }
  return { cut: [...cut], left, problems };
}

const told = ([text, where]: readonly [string, readonly string[]]) => `${where.join(', ')}: ${text}`;

/** Screens of one folder that are shown in the same scenario share a page. */
const groups = new Map<string, { readonly scenario: string; readonly routes: readonly string[] }>();
/** Trading is several screens at one route. */
const TRADES = ['options', 'futures'].map((tab) => `/pages/transaction/index?tab=${tab}`);
for (const route of [...Object.keys(screens), ...TRADES]) {
  const folder = route.startsWith('/pages/') ? route.split('/')[2] : 'outside of pages/';
  const scenario = scenarioOf(route);
  const name = `${folder}, ${scenario}`;
  groups.set(name, { scenario, routes: [...(groups.get(name)?.routes ?? []), route] });
}

for (const [name, { scenario, routes }] of groups)
  test(`${name}: whole in ten languages at both widths`, async ({ app, page, sandbox }) => {
    await sandbox.start(scenario, { seed: 7 });
    for (const [nth, route] of routes.entries()) {
      await test.step(route, async () => {
        const query = SUBJECTS[route]?.query;
        await app.goto(query ? `${route}?${query}` : route);
        await expect(page.locator('main [role="alert"]'), `${route}: everything has loaded`).toHaveCount(
          // Without an address it has nothing to show.
          route === '/pages/common/webView' ? 1 : 0,
        );
        const { cut, left, problems } = await inTenLanguages(app, '#root', { nth });
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
    // The screen behind the room changes its language as well. This one asks the exchange for nothing.
    await app.goto(QUIET);
    await page.getByTestId('room-handle').click();
    for (const [nth, panel] of PANELS.entries())
      await test.step(panel, async () => {
        await page.locator('#control-room [role="tab"]').nth(nth).click();
        await app.settled();
        const { cut, left, problems } = await inTenLanguages(app, '#control-room', { nth, axe: false });
        expect.soft(problems, panel).toEqual([]);
        expect.soft(left, `${panel}: English words`).toEqual([]);
        expect.soft(cut.map(told), panel).toEqual([]);
      });
  });
});
