import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../scripts/browser.mjs';
import { prepare } from './fixtures/prepare-page';

/** A browser with its own profile that can be killed like in a crash: all processes at once, without a shutdown. */
export interface KillableBrowser {
  readonly page: Page;
  kill(): Promise<void>;
}

/** Starts the browser by hand, because Playwright's launchers shut browsers down in an orderly way. */
export async function startKillable(profile: string): Promise<KillableBrowser> {
  const { executablePath = chromium.executablePath(), args } = launchOptions({ shell: true });
  const flags = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-default-browser-check',
  ];
  // A process group of its own, so that its children are killed with it.
  const child = spawn(executablePath, [...args, ...flags, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stderr.on('data', (chunk: Buffer) => {
      text += String(chunk);
      const found = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
    void exited.then(() => reject(new Error(`the browser ended: ${text}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no context');
  const page = context.pages()[0] ?? (await context.newPage());
  await prepare(page, { lang: 'en', waivesTapGuards: true });
  return {
    page,
    async kill() {
      process.kill(-(child.pid as number), 'SIGKILL');
      await exited;
      await browser.close().catch(() => {});
    },
  };
}
