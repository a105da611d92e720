/**
 * Finds a Chromium for the browser tests and, when there is none, gets one: Playwright's own, else the system's, else
 * `playwright install chromium`, else Debian's package as root. Prints the executable ("" means Playwright's own).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Returns a path for `executablePath`, '' where Playwright's own browser is installed, null where there is none. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  if (existsSync(chromium.executablePath())) return '';
  return SYSTEM.find((path) => existsSync(path)) ?? null;
}

function run(command, args) {
  console.error(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;
}

function ensureBrowser() {
  const found = findBrowser();
  if (found !== null) return found;
  if (run('npx', ['playwright', 'install', 'chromium']) && findBrowser() !== null) return findBrowser();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update']);
    if (run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']) && findBrowser() !== null)
      return findBrowser();
  }
  console.error(
    'No Chromium found and none could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
  process.exit(1);
}

/** Launch options every script that drives a browser shares. Root needs the sandbox off; the rest keeps it quiet. */
export function launchOptions() {
  const executablePath = findBrowser() || undefined;
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(ensureBrowser());
