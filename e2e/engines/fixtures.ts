import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { missingEngine } from '../../scripts/browser.mjs';
import { waiveOfflineCopy } from '../fixtures/prepare-page';
import { hostFolder } from '../static-host';
import type { Engine, EngineBrowser, EngineProfile } from './driver';
import { firefoxEngine } from './firefox';
import { Phone } from './phone';
import { reportErrors } from './report-errors';
import { webkitEngine } from './webkit';

const ENGINES = { firefox: firefoxEngine, webkit: webkitEngine } as const;

export interface EngineOptions {
  readonly engine: keyof typeof ENGINES;
  /** Folder of the static sandbox. */
  readonly build: string;
}

/** The static sandbox on a web server. */
interface Site {
  readonly address: string;
  /** Errors that its pages printed or threw. */
  readonly errors: string[];
  /** Delays the answer to `late.css`, which has no rules, until the returned function is called. */
  holdStylesheet(): () => void;
}

interface WorkerFixtures extends EngineOptions {
  site: Site;
  /** Null if the engine is missing here. */
  engineBrowser: EngineBrowser | null;
}

interface Fixtures {
  profile: EngineProfile;
  /** Opens the app in a new tab. */
  open: (address?: string) => Promise<Phone>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  build: ['dist-sandbox', { option: true, scope: 'worker' }],
  site: [
    async ({ build }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'engines-site-'));
      cpSync(build, folder, { recursive: true });
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      writeFileSync(join(folder, 'prepare.js'), `(${reportErrors})();(${waiveOfflineCopy})()`);
      writeFileSync(join(folder, 'index.html'), page.replace('<head>', '<head><script src="prepare.js"></script>'));
      writeFileSync(join(folder, 'blank.html'), '<!doctype html><title>Blank</title><link rel="icon" href="data:,">');
      writeFileSync(join(folder, 'late.css'), '');
      const errors: string[] = [];
      let late = Promise.resolve();
      const host = await hostFolder(
        () => folder,
        '/h5/',
        (text) => errors.push(text),
        (file) => (file === 'late.css' ? late : Promise.resolve()),
      );
      const holdStylesheet = () => {
        let release = () => {};
        late = new Promise((resolve) => {
          release = resolve;
        });
        return release;
      };
      await use({ address: `http://localhost:${host.port}/h5/`, errors, holdStylesheet });
      await host.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  engineBrowser: [
    async ({ engine }, use) => {
      const missing = missingEngine(engine);
      if (missing && process.env.CI) throw new Error(missing);
      const browser = missing ? null : await (ENGINES[engine] as Engine).launch();
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],
  profile: async ({ engine, engineBrowser, site }, use) => {
    if (!engineBrowser) return test.skip(true, missingEngine(engine) ?? '');
    site.errors.length = 0;
    const profile = await engineBrowser.newProfile();
    await use(profile);
    await profile.close();
    expect(site.errors, 'pages printed errors').toEqual([]);
  },
  open: async ({ profile, site }, use) => {
    await use(async (address = '?scenario=spot-trader&seed=7#/pages/setting/language') => {
      const tab = await profile.open();
      await tab.goto(`${site.address}blank.html`);
      // Set once, on a blank page: what the app stores later must survive reloads.
      await tab.run(() => {
        localStorage.setItem('h5Version', '1');
        localStorage.setItem('lang', 'en');
      }, null);
      await tab.goto(site.address + address);
      const phone = new Phone(tab);
      await phone.ready();
      return phone;
    });
  },
});

export { expect };
