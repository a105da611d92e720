import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { ControlError } from '../sim/control/action';
import type { Sandbox } from '../sim/control/sandbox';
import { type Carrier, createSandbox } from '../sim/control/sandbox-api';
import { httpCarrier } from '../sim/control/sandbox-http';

/** Carries an action into the page's own exchange, and its refusal back. */
function pageCarrier(page: Page): Carrier {
  return async (action, input) => {
    const { answer, refusal } = await page.evaluate(
      async ([name, given]) => {
        const { sandbox } = window as unknown as { sandbox: { run: Carrier } };
        try {
          return { answer: await sandbox.run(name, given), refusal: null };
        } catch (error) {
          if (error instanceof Error && error.name === 'ControlError') return { answer: null, refusal: error.message };
          throw error;
        }
      },
      [action, input] as const,
    );
    if (refusal !== null) throw new ControlError(refusal);
    return answer;
  };
}

/** The app in a browser tab. */
export class App {
  readonly page: Page;
  readonly #live: boolean;
  constructor(page: Page, live: boolean) {
    this.page = page;
    this.#live = live;
  }

  /** Opens a scenario at an address of the app, or moves there when the app is open already. */
  async open(path: string, { scenario = 'spot-trader', seed = 7 }: { scenario?: string; seed?: number } = {}) {
    const query = this.#live ? '' : `?scenario=${scenario}&seed=${seed}`;
    await this.page.goto(`./${query}#${path}`);
    if (path === '/' || path === '/pages/index/index') {
      // Once a day home begins with a notice; it covers everything else.
      await this.page.getByRole('alertdialog').getByRole('button').last().click();
    }
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    if (!this.#live) await this.page.waitForFunction(() => 'sandbox' in window);
  }

  /** Follows an address inside the running app, as a link would. */
  async goto(path: string) {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, path);
  }
}

interface Fixtures {
  /** Wire code of the language the app opens in. */
  lang: string;
  app: App;
  sandbox: Sandbox;
  /** Errors the page printed or threw; a test fails at its end when there are any it did not expect. */
  consoleErrors: string[];
}

/**
 * `app` drives the page, `sandbox` the exchange behind it, in every project. Time moves through `sandbox.clock`, never
 * by sleeping.
 */
export const test = base.extend<Fixtures>({
  lang: ['en', { option: true }],
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      baseExpect(errors, 'the page printed errors').toEqual([]);
    },
    { auto: true },
  ],
  app: async ({ page, lang }, use, info) => {
    await page.addInitScript((chosen) => {
      // A first visit only: what the app stores later must survive reloads.
      if (localStorage.getItem('h5Version')) return;
      localStorage.setItem('h5Version', '1');
      localStorage.setItem('lang', chosen);
    }, lang);
    await use(new App(page, info.project.name.startsWith('live')));
  },
  sandbox: async ({ page, baseURL }, use, info) => {
    const isLive = info.project.name.startsWith('live');
    await use(createSandbox(isLive ? httpCarrier(new URL(baseURL ?? '').origin) : pageCarrier(page)));
  },
});

export const expect = baseExpect;
