import { test as base, expect as baseExpect } from '@playwright/test';
import type { Sandbox } from '../sim/control/sandbox';
import { createSandbox } from '../sim/control/sandbox-api';
import { VIOLATION_PREFIX } from '../src/lib/contract-violations';
import { App } from './fixtures/app';
import { dismissed } from './fixtures/dismissed';
import { startHost } from './fixtures/host';
import { prepare } from './fixtures/prepare-page';
import { liveTab, sandboxTab, type Tab } from './fixtures/tab';

interface WorkerFixtures {
  /** Folder of a production build served by a Node host; '' for the static sandbox. */
  liveBuild: string;
  /** Origin of that host. Each worker has its own, so that tests do not change each other's exchange. */
  liveOrigin: string;
}

interface Fixtures {
  /** Wire code of the language the app opens in. */
  lang: string;
  /** Home shows a notice once a day that covers everything else. It is dismissed whenever it appears, unless `show`. */
  dailyNotice: 'dismiss' | 'show';
  /**
   * A newly opened sheet takes no presses for 0.7 to 1.2 s of real time. Tests press as a user who has waited, unless
   * they test that guard.
   */
  openingGuard: 'waived' | 'kept';
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
  baseURL: async ({ baseURL, liveOrigin }, use) => use(liveOrigin ? `${liveOrigin}/h5/` : baseURL),
  lang: ['en', { option: true }],
  dailyNotice: ['dismiss', { option: true }],
  openingGuard: ['waived', { option: true }],
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // The exchange is of this repository, so it keeps the contract.
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
  tab: async ({ page, lang, dailyNotice, openingGuard, liveOrigin }, use) => {
    if (dailyNotice === 'dismiss') await dismissed(page, page.locator('[role="alertdialog"]:has([data-daily-notice])'));
    await prepare(page, { lang, waivesOpeningGuard: openingGuard === 'waived' });
    await use(liveOrigin ? liveTab(page, liveOrigin) : sandboxTab(page));
  },
  app: async ({ tab }, use) => use(new App(tab)),
  sandbox: async ({ tab }, use) => use(createSandbox(tab.carry, { settled: tab.settled, paused: true })),
});

export type { App };
export const expect = baseExpect;

/** For tests of motion and of taps while something moves: `test.use(MOVING)`. All other tests reduce motion. */
export const MOVING = { openingGuard: 'kept', contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Messages of browsers when the network is not available. */
const NETWORK_ERRORS = /^(Failed to load resource|An unknown error occurred when fetching the script)/;

/**
 * For tests that disable the network: removes the browser's messages about it. Any other error still fails the test.
 */
export const expectNetworkErrors = (consoleErrors: string[]): void => expectErrors(consoleErrors, NETWORK_ERRORS);

/** For tests whose exchange breaks the contract: removes the app's messages about it. Any other error still fails. */
export const expectViolations = (consoleErrors: string[]): void =>
  expectErrors(consoleErrors, new RegExp(`^${VIOLATION_PREFIX}`));

function expectErrors(consoleErrors: string[], expected: RegExp): void {
  const others = consoleErrors.filter((text) => !expected.test(text));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}
