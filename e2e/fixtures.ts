import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import type { Sandbox } from '../sim/control/sandbox';
import { createSandbox } from '../sim/control/sandbox-api';
import { httpCarrier } from '../sim/control/sandbox-http';
import type { WireLang } from '../src/contract/lang';
import { VIOLATION_PREFIX } from '../src/lib/contract-violations';
import { App } from './fixtures/app';
import { type DailyNotice, dismissDailyNotice } from './fixtures/close-boxes';
import { startHost } from './fixtures/host';
import { OwnPages } from './fixtures/own-pages';
import { prepare } from './fixtures/prepare-page';
import { type Conditions, SharedPage } from './fixtures/shared-page';
import { liveTab, type PageState, sandboxTab, type Tab } from './fixtures/tab';

interface WorkerFixtures {
  /** Folder of a production build served by a Node host; '' for the static sandbox. */
  liveBuild: string;
  /** Origin of that host. Each worker has its own, so that tests do not change each other's exchange. */
  liveOrigin: string;
  /** An exchange in Node, with its clock at rest, to compare the page's with. */
  inNode: Sandbox;
  sharedPage: SharedPage;
  ownPages: OwnPages;
}

interface Fixtures {
  /** Whether the test goes on in the page of the one before it, in which another run begins. `OWN_PAGE` turns it off. */
  sharesPage: boolean;
  /** Wire code of the language the app opens in. */
  lang: WireLang;
  /** Home shows a notice once a day that covers everything else. It is dismissed whenever it appears, unless `show`. */
  dailyNotice: DailyNotice;
  /**
   * A newly opened sheet takes no presses for 0.7 to 1.2 s of real time, and a control no second one for half a second.
   * Tests press as a user who has waited, unless they test those guards.
   */
  tapGuards: 'waived' | 'kept';
  /** Whether the page's pixels are drawn, for tests of pictures and of motion. */
  drawn: boolean;
  /** `fake`: `page.clock` moves the timers of the page, which otherwise run in real time. */
  timers: 'real' | 'fake';
  /**
   * `used`: the control room beside the app may still have the tab, the filters and the kept runs of the test before.
   * Otherwise the page is loaded again.
   */
  room: 'new' | 'used';
  conditions: Conditions;
  held: PageState & { readonly page: Page };
  tab: Tab;
  /** The app as a user sees and operates it. */
  app: App;
  /** The exchange behind the app: scenarios, clock, market, people. Runs begin with a paused clock. */
  sandbox: Sandbox;
  /** Errors the page printed or threw; a test with unexpected ones fails at its end. */
  consoleErrors: string[];
}

/**
 * `app` operates the page, `sandbox` the exchange behind it, in every project. Time moves through `sandbox.clock`;
 * tests never sleep. See README.md in this folder.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  liveBuild: ['', { option: true, scope: 'worker' }],
  liveOrigin: [
    async ({ liveBuild }, use) => {
      if (!liveBuild) return use('');
      const host = await startHost(['--static', liveBuild]);
      await use(host.origin);
      await host.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  inNode: [
    async ({ browser: _ }, use) => {
      const host = await startHost();
      await use(createSandbox(httpCarrier(host.origin), { paused: true }));
      await host.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sharedPage: [
    async ({ browser }, use) => {
      const shared = new SharedPage(browser);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  ownPages: [
    async ({ browser }, use) => {
      const pages = new OwnPages(browser);
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL, liveOrigin }, use) => use(liveOrigin ? `${liveOrigin}/h5/` : baseURL),
  sharesPage: [true, { option: true }],
  conditions: async (
    { viewport, isMobile, hasTouch, timezoneId, contextOptions, serviceWorkers, timers, drawn, room },
    use,
  ) => use({ viewport, isMobile, hasTouch, timezoneId, contextOptions, serviceWorkers, timers, drawn, room }),
  held: async (
    { sharedPage, ownPages, sharesPage, tapGuards, liveBuild, lang, dailyNotice, baseURL, conditions },
    use,
    testInfo,
  ) => {
    const hasPassed = () => testInfo.status === testInfo.expectedStatus;
    if (sharesPage && tapGuards === 'waived' && !liveBuild) {
      await use({ ...(await sharedPage.take(conditions, lang, dailyNotice)), isShared: true });
      await sharedPage.giveBack(hasPassed());
      return;
    }
    const { origin } = new URL(baseURL as string);
    await use({ page: await ownPages.take(conditions, origin), isOpen: false, isShared: false });
    await ownPages.giveBack(hasPassed());
  },
  page: async ({ held }, use) => use(held.page),
  context: async ({ held }, use) => use(held.page.context()),
  lang: ['en', { option: true }],
  dailyNotice: ['dismiss', { option: true }],
  tapGuards: ['waived', { option: true }],
  drawn: [false, { option: true }],
  timers: ['real', { option: true }],
  room: ['new', { option: true }],
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // The tested exchange belongs to this repository, so a contract violation is an error.
        const isError = message.type() === 'error' || message.text().startsWith(VIOLATION_PREFIX);
        // With the address, because the message does not name a missing file.
        if (isError) errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      baseExpect(errors, 'the page printed errors').toEqual([]);
    },
    { auto: true },
  ],
  tab: async ({ held, page, lang, dailyNotice, tapGuards, drawn, liveOrigin }, use) => {
    if (!held.isShared) {
      await prepare(page, { lang, waivesTapGuards: tapGuards === 'waived', isDrawn: drawn });
      if (dailyNotice === 'dismiss') await dismissDailyNotice(page);
    }
    await use(liveOrigin ? liveTab(page, liveOrigin) : sandboxTab(page, held));
  },
  app: async ({ tab }, use) => use(new App(tab)),
  sandbox: async ({ tab }, use) => use(createSandbox(tab.carry, { settled: tab.settled, paused: true })),
});

export type { App };
export const expect = baseExpect;

/**
 * `test.use(OWN_PAGE)` gives each test a new page: tests of the start, of storage, of several tabs, of the control room,
 * and of what a page does only once.
 */
export const OWN_PAGE = { sharesPage: false } as const;

/**
 * For tests of motion and of taps while something moves: `test.use(MOVING)`, in a page of their own. All other tests
 * reduce motion.
 */
export const MOVING = { tapGuards: 'kept', drawn: true, contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Messages of browsers when the network is not available. */
const NETWORK_ERRORS = /^(Failed to load resource|An unknown error occurred when fetching the script)/;

/**
 * For tests that disable the network: removes the browser's messages about it. Any other error still fails the test.
 */
export const expectNetworkErrors = (consoleErrors: string[]): void => expectErrors(consoleErrors, NETWORK_ERRORS);

/** For tests whose exchange breaks the contract: removes the app's messages about it. Any other error still fails. */
export const expectViolations = (consoleErrors: string[]): void =>
  expectErrors(consoleErrors, new RegExp(`^${VIOLATION_PREFIX}`));

/** Removes the expected messages. Any other error still fails the test. */
export function expectErrors(consoleErrors: string[], expected: RegExp): void {
  const others = consoleErrors.filter((text) => !expected.test(text));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}
