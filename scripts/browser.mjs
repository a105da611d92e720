/**
 * Finds the browsers of the tests and installs missing ones. Chromium: Playwright's own, else the system's, else
 * `playwright install chromium`, else Debian's package as root. Firefox and WebKit: the system's, else Debian's
 * packages. With Chromium come fonts for the scripts of the ten languages, where Debian's packages can be installed.
 * `node scripts/browser.mjs` provides Chromium and prints its executable ("" means Playwright's own). `node
 * scripts/browser.mjs chromium firefox webkit` provides those, and fails for a missing one if `CI` is set.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];
/** Debian's Chromium without windows, tabs and menus: it starts a page in half the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
/**
 * Fonts for scripts that a Debian system cannot draw without them. Otherwise all their letters are boxes of one size.
 */
const FONTS = {
  'fonts-noto-cjk': '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  'fonts-thai-tlwg': '/usr/share/fonts/truetype/tlwg/Loma.ttf',
};
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';

const there = (paths) => paths.find((path) => existsSync(path)) ?? null;

/** Returns a value for `executablePath`: '' if Playwright's own browser is installed, null if no browser was found. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  if (existsSync(chromium.executablePath())) return '';
  return there(SYSTEM);
}

/** Returns the lightest Chromium for tests without a window. Playwright's own starts its shell by itself, hence ''. */
function findShell() {
  const found = findBrowser();
  return SYSTEM.includes(found) ? (there([SHELL]) ?? found) : found;
}

/** Returns the path of a Firefox, null if there is none. */
export function findFirefox() {
  return process.env.FIREFOX_PATH || there(FIREFOX);
}

/**
 * Returns the WebKit driver and the browser it drives; null if either, or the virtual display they need, is missing.
 */
export function findWebkit() {
  if (!existsSync(WEBKIT_DRIVER) || !existsSync(XVFB)) return null;
  // Such as /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser: the folders contain the architecture and the API
  // version.
  const folders = readdirSync('/usr/lib').flatMap((machine) =>
    ['4.1', '4.0'].map((version) => join('/usr/lib', machine, `webkit2gtk-${version}`, 'MiniBrowser')),
  );
  const browser = there(folders);
  return browser && { driver: WEBKIT_DRIVER, browser };
}

/** Each browser engine: how to find it, its Debian packages, and another way to install it. */
const ENGINES = {
  chromium: {
    find: findBrowser,
    packages: ['chromium'],
    install: () => run('npx', ['playwright', 'install', 'chromium']),
    hint: 'or set CHROMIUM_PATH',
  },
  firefox: { find: findFirefox, packages: ['firefox-esr'], hint: 'or set FIREFOX_PATH' },
  webkit: { find: findWebkit, packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** Returns null if a browser with this engine is installed, otherwise a sentence with instructions. */
export function missingEngine(name) {
  const { find, packages, hint } = ENGINES[name];
  if (find() !== null) return null;
  const ways = [`Debian: apt-get install ${packages.join(' ')}`, ...(hint ? [hint] : [])];
  return `No ${name} found, and none could be installed: it is not tested. Install one (${ways.join('; ')}).`;
}

function run(command, args) {
  console.error(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;
}

/** Installs Debian packages, if the system allows it. */
function installPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

/** Installs a missing engine. Returns the result of {@link missingEngine} afterwards. */
function ensure(name) {
  const { find, packages, install } = ENGINES[name];
  if (find() === null && !(install?.() && find() !== null)) installPackages(packages);
  if (name === 'chromium') {
    const lacking = Object.keys(FONTS).filter((font) => !existsSync(FONTS[font]));
    // Without the shell, tests use the whole browser and take longer.
    if (SYSTEM.includes(findBrowser()) && !existsSync(SHELL)) lacking.push('chromium-headless-shell');
    if (lacking.length > 0) installPackages(lacking);
  }
  return missingEngine(name);
}

/**
 * Launch options shared by every script that drives Chromium; `shell` chooses its lightest kind. Root cannot use
 * Chromium's sandbox; the other options avoid background work.
 */
export function launchOptions({ shell = false } = {}) {
  const executablePath = (shell ? findShell() : findBrowser()) || undefined;
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Otherwise the shell rounds the widths of letters, which the whole browser does not.
      ...(shell ? ['--font-render-hinting=none'] : []),
    ],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const named = process.argv.slice(2);
  const wanted = named.length > 0 ? named : ['chromium'];
  for (const name of wanted) if (!(name in ENGINES)) throw new Error(`no engine "${name}"`);
  const missing = wanted.map(ensure).filter((sentence) => sentence !== null);
  for (const sentence of missing) console.error(sentence);
  const hasEnough = missing.length === 0 || (named.length > 0 && missing.length < wanted.length && !process.env.CI);
  if (!hasEnough) process.exit(1);
  if (named.length === 0) console.log(findBrowser());
}
