import { test as base, expect as baseExpect } from '@playwright/test';
import type { Sandbox } from '../sim/control/sandbox';
import { createSandbox } from '../sim/control/sandbox-api';
import { App } from './fixtures/app';
import { dismissed } from './fixtures/dismissed';
import { startHost } from './fixtures/host';
import { liveTab, sandboxTab, type Tab } from './fixtures/tab';

interface WorkerFixtures {
  /** Folder of a production build that is served by a Node host; '' for the static sandbox. */
  liveBuild: string;
  /** Where that host is. Each worker has one of its own, so that tests do not steer each other's exchange. */
  liveOrigin: string;
}

interface Fixtures {
  /** Wire code of the language the app opens in. */
  lang: string;
  /** Home begins with a notice once a day, which covers everything else: taken away wherever it comes, unless `show`. */
  dailyNotice: 'dismiss' | 'show';
  tab: Tab;
  /** What somebody who uses the app sees and does. */
  app: App;
  /** The exchange behind it: scenarios, clock, market, people. Runs begin with a clock that stands still. */
  sandbox: Sandbox;
  /** Errors the page printed or threw; a test fails at its end when there are any it did not expect. */
  consoleErrors: string[];
}

/**
 * `app` drives the page, `sandbox` the exchange behind it, in every project. Time moves through `sandbox.clock`, never
 * by sleeping. See README.md in this folder.
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
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // With the address: a file that was not found is named nowhere else.
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      // Every browser reports what its page's policy has blocked, and each in words of its own.
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`blocked by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
        ),
      );
      await use(errors);
      baseExpect(errors, 'the page printed errors').toEqual([]);
    },
    { auto: true },
  ],
  tab: async ({ page, lang, dailyNotice, liveOrigin }, use) => {
    if (dailyNotice === 'dismiss') await dismissed(page, page.locator('[role="alertdialog"]:has([data-daily-notice])'));
    await page.addInitScript((chosen) => {
      // Frames of other documents have no storage, or one that is not theirs to fill.
      if (window.top !== window) return;
      // A first visit only: what the app stores later must survive reloads.
      if (localStorage.getItem('h5Version')) return;
      localStorage.setItem('h5Version', '1');
      localStorage.setItem('lang', chosen);
    }, lang);
    await use(liveOrigin ? liveTab(page, liveOrigin) : sandboxTab(page));
  },
  app: async ({ tab }, use) => use(new App(tab)),
  sandbox: async ({ tab }, use) => use(createSandbox(tab.carry, { settled: tab.settled, paused: true })),
});

export type { App };
export const expect = baseExpect;

/** What browsers say of their own accord when the network is away. */
const NETWORK_ERRORS = /^(Failed to load resource|An unknown error occurred when fetching the script)/;

/** For tests that take the network away: what the browser reports of it is no error, anything else still is. */
export function expectNetworkErrors(consoleErrors: string[]): void {
  const others = consoleErrors.filter((text) => !NETWORK_ERRORS.test(text));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}
