import type { Page } from '@playwright/test';
import { type Change, changeOf, lostForOneRow, mutate, type Report, unreported } from '../sim/testing/changed-answers';
import { effort } from '../sim/testing/effort';
import { screens } from '../src/app/routes';
import { answers } from '../src/contract/answers';
import type { Call } from '../src/contract/calls';
import { interpret } from '../src/contract/envelope';
import { VIOLATION_PREFIX } from '../src/lib/contract-violations';
import { expect, expectViolations, OWN_PAGE, test } from './fixtures';

test.use(OWN_PAGE);

/**
 * Real answers, each changed at one place, on every screen: nothing breaks, no list is lost for one bad row, and every
 * change that matters is reported with its place. `FUZZ_SEED` repeats a run.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 7);
const PARTS = 4;
/**
 * How often each screen is shown, with other changes each time. That every change is reported is judged in
 * sim/matrix/changed-answers.test.ts. `FUZZ_ROUNDS=9` finds more.
 */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? effort(1));
/** A screen opened by its address is followed by others inside the app, until so many have been shown. */
const SHOWN_PER_LOAD = 2;
/** Changes that all parts together make at least. */
const CHANGES = 160 * ROUNDS;

/** Text that must never be visible on a screen. */
const NONSENSE = /\bNaN\b|\bundefined\b|\[object Object\]|Invalid Date|Infinity/;
/** Without an address or coordinates these screens have nothing to show, and report it. */
const REFUSES: ReadonlySet<string> = new Set(['/pages/common/webView', '/open-location']);

/** A screen in a page load. */
interface Visit {
  /** Screen and round, from which the changes follow. */
  readonly place: string;
  /** The query of the page's address, unique to this page load. */
  readonly query: string;
}

const REPORT = new RegExp(
  `^${VIOLATION_PREFIX}(.+?), (\\S+|the payload): .*\\((default|row left out|unreadable)\\)$`,
  's',
);

/** Collects the page's reports from here on, except those of a page that is being left. */
function reportsOf(page: Page, visit: () => Visit): Report[] {
  const reports: Report[] = [];
  page.on('console', (message) => {
    if (new URL(page.url()).search !== visit().query) return;
    const [, call = '', path = '', effect = ''] = REPORT.exec(message.text()) ?? [];
    if (call) reports.push({ call, path: path === 'the payload' ? '' : path, effect });
  });
  return reports;
}

/** Changes every answer from here on, and collects the changes, except for answers to a page that was left. */
async function changeAnswers(page: Page, visit: () => Visit): Promise<Change[]> {
  const changes: Change[] = [];
  await page.exposeFunction('changed', (call: Call, query: string, text: string): string => {
    const body = JSON.parse(text) as Record<string, unknown>;
    const outcome = interpret(body);
    const mutation =
      outcome.kind === 'ok' && call in answers ? mutate(outcome.payload, `${visit().place} ${call}`, SEED) : null;
    if (!mutation) return text;
    if (query === visit().query) changes.push(changeOf(call, mutation));
    return JSON.stringify({ ...body, [body.type === 'ok' ? 'message' : 'data']: mutation.payload });
  });
  await page.addInitScript(changeInPage);
  return changes;
}

/**
 * Answers are changed within the page: with a route of Playwright's the browser would fetch every file of the app again
 * for each screen.
 */
function changeInPage(): void {
  const page = window as unknown as { changed(call: string, query: string, text: string): Promise<string> };
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const response = await ask(input, init);
    const { pathname } = new URL(response.url);
    if (!pathname.startsWith('/api/')) return response;
    const call = `${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    const { status, headers } = response;
    return new Response(await page.changed(call, location.search, await response.text()), { status, headers });
  };
}

/** Called inside the page: text that must not be visible, and the alerts about parts that failed to load. */
function look(nonsense: string): { readonly flaws: string[]; readonly alerts: string[] } {
  const main = document.querySelector('main');
  const text = main?.textContent ?? '';
  const says = [...(main?.querySelectorAll('[role="status"]') ?? [])].map((one) => one.textContent);
  const flaws = [
    !document.querySelector('h1')?.textContent && 'no title',
    text === '' && 'a blank screen',
    // A part that is still loading may yet make a call.
    says.includes('Loading') && 'a part that is loading',
    new RegExp(nonsense).exec(text)?.[0],
    document.getElementById('root')?.textContent.includes('Something went wrong on this page') && 'a broken screen',
  ].filter((flaw) => typeof flaw === 'string');
  const alerts = [...(main?.querySelectorAll('[role="alert"]') ?? [])].filter((alert) => alert.checkVisibility());
  return { flaws, alerts: alerts.map(({ textContent }) => textContent).filter((said) => /Couldn’t/.test(said)) };
}

/** Screens for login and registration send somebody who is signed in home. */
const scenarioOf = (route: string) => (route.startsWith('/pages/common/') ? 'first-day' : 'spot-trader');

test.use({ viewport: { width: 390, height: 844 } });

for (let part = 0; part < PARTS; part += 1)
  test(`answers changed at one place each, seed ${SEED}, part ${part + 1} of ${PARTS}`, async ({
    app,
    page,
    sandbox,
    consoleErrors,
  }) => {
    test.setTimeout(240_000);
    let visit: Visit = { place: '', query: '' };
    const reports = reportsOf(page, () => visit);
    const changes = await changeAnswers(page, () => visit);
    let count = 0;
    const routes = Object.keys(screens).filter((_, index) => index % PARTS === part);
    for (const scenario of ['spot-trader', 'first-day']) {
      visit = { place: '', query: '?started' };
      await sandbox.start(scenario, { seed: 7 });
      await app.goto('/pages/setting/language');
      const inside = routes.filter((route) => scenarioOf(route) === scenario);
      const visits = Array.from({ length: ROUNDS }, (_, round) => inside.map((route) => ({ route, round }))).flat();
      for (const { route, round } of visits) {
        const place = `${route} ${round}`;
        // Each screen is loaded in another round than the one before it.
        const isLoaded = (inside.indexOf(route) + round) % SHOWN_PER_LOAD === 0;
        if (isLoaded) {
          visit = { place, query: `?${place.replaceAll(/\W+/g, '-')}` };
          count += changes.length;
          changes.length = 0;
          reports.length = 0;
          await page.goto(`./${visit.query}#${route}`);
          // The site's name is requested once the screen is shown.
          await expect
            .poll(() => changes.some(({ call }) => call === 'GET /getSiteConfig'), { message: place, intervals: [20] })
            .toBe(true);
        } else {
          visit = { ...visit, place };
          await app.goto(route);
        }
        const told = () => `${place}: ${JSON.stringify(changes.map(({ call, what }) => `${call} ${what}`))}`;
        await app.settled();
        await expect
          .poll(
            async () => {
              const { flaws, alerts } = await page.evaluate(look, NONSENSE.source);
              const isSomethingLost = reports.some(({ effect }) => effect === 'unreadable');
              const lost = isSomethingLost || REFUSES.has(route) ? [] : alerts;
              return [...flaws, ...lost, ...unreported(changes, reports)];
            },
            { message: told(), intervals: [20, 50, 100] },
          )
          .toEqual([]);
        expect(lostForOneRow(changes, reports), told()).toEqual([]);
      }
    }
    count += changes.length;
    expect(count).toBeGreaterThanOrEqual(CHANGES / PARTS);
    expectViolations(consoleErrors);
  });
