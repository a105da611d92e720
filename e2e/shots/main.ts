import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';
import { screens } from '@/app/routes';
import { launchOptions } from '../../scripts/browser.mjs';
import { contactSheet, type Shot } from './contact-sheet';
import { readShotOptions, type ShotOptions, USAGE } from './options';
import { photographForReadme } from './readme-picture';
import { SUBJECTS } from './subjects';
import { VARIANTS, type Variant, type VariantName } from './variants';
import { visit } from './visit';

/** `npm run shots`: photographs every route into a folder, with one contact sheet per language. */
const { langs, sizes, variants, route: part, out, base: given, readme } = readCommandLine();

function readCommandLine(): ShotOptions {
  try {
    const options = readShotOptions(process.argv.slice(2));
    if (options) return options;
    console.log(USAGE);
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(USAGE);
    process.exit(1);
  }
}

const routes = Object.keys(screens).filter((route) => route.includes(part));

/** Screens for login and registration redirect a signed-in user, so they are photographed for a visitor. */
const isForVisitors = (route: string) => /\/common\/(login|register|forgot)$/.test(route);

/** Routes by scenario: that of the variant, unless the full variant of a screen needs another. */
function byScenario(name: string, variant: Variant): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const route of routes) {
    const own = name === 'full' ? SUBJECTS[route]?.scenario : undefined;
    const scenario = isForVisitors(route) ? 'first-day' : (own ?? variant.scenario);
    groups.set(scenario, [...(groups.get(scenario) ?? []), route]);
  }
  return groups;
}

/** One tab per language, size and variant; routes are visited inside the running app, as a user would. */
async function photograph(browser: Browser, base: string, lang: string, name: VariantName): Promise<Shot[]> {
  const variant: Variant = VARIANTS[name];
  const shots: Shot[] = [];
  for (const size of sizes) {
    for (const [scenario, visited] of byScenario(name, variant)) {
      const context = await browser.newContext({ viewport: size, hasTouch: true, isMobile: true });
      await context.addInitScript((chosen) => {
        localStorage.setItem('h5Version', '1');
        localStorage.setItem('lang', chosen);
      }, lang);
      const page = await context.newPage();
      // A dev server compiles on request, and the machine may be busy.
      page.setDefaultTimeout(120_000);
      await page.goto(`${base}?scenario=${scenario}&seed=7#/pages/setting/language`);
      await page.waitForFunction(() => 'sandbox' in window);
      await variant.prepare?.(page);
      for (const route of visited) {
        const query = SUBJECTS[route]?.query;
        await visit(page, query ? `${route}?${query}` : route, variant.patienceMs);
        const file = `${lang}-${size.width}-${name}${route.replaceAll('/', '_')}.png`;
        await page.screenshot({ path: join(out, file) });
        shots.push({ route, variant: name, width: size.width, height: size.height, file });
      }
      await context.close();
    }
  }
  return shots.sort((one, other) => routes.indexOf(one.route) - routes.indexOf(other.route));
}

const server = given ? undefined : await preview({ mode: 'sandbox', preview: { port: 5199, strictPort: false } });
const base = given || (server?.resolvedUrls?.local[0] ?? 'http://localhost:5199/h5/');
const browser = await chromium.launch(launchOptions());
try {
  if (readme) await photographForReadme(browser, base);
  else await mkdir(out, { recursive: true });
  for (const lang of readme ? [] : langs) {
    const shots: Shot[] = [];
    for (const name of variants) shots.push(...(await photograph(browser, base, lang, name)));
    const images = await Promise.all(
      shots.map(async ({ file }) => (await readFile(join(out, file))).toString('base64')),
    );
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    await page.setContent(contactSheet(lang, shots, images));
    const sheet = join(out, `sheet-${lang}.png`);
    await writeFile(sheet, await page.screenshot({ fullPage: true }));
    await page.close();
    console.log(`${sheet}: ${shots.length} pictures of ${routes.length} routes`);
  }
} finally {
  await browser.close();
  await server?.close();
}
