import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { launchOptions } from '../../scripts/browser.mjs';
import { visit } from './visit';

/**
 * `npm run scenario-pictures`: photographs each scenario on its first screen, from the static sandbox that was built
 * last, or from the one at SANDBOX_URL, for the list of the control room. Names after the command take only those.
 */
const FOLDER = 'sim/room/pictures';
const named = process.argv.slice(2);

/** As wide as a phone, and as high as the part of its screen that a card shows, without the page's bar. */
const CLIP = { x: 0, y: 52, width: 390, height: 219 };
const PICTURE = { width: 320, height: 180 };
const QUALITY = 0.6;

/** A screen without a market, from which the next scenario's screen is a new one. */
const BETWEEN = '/pages/setting/language';
/** Screens of a slow or broken network never settle, and are photographed as they are. */
const SETTLE_TIMEOUT_MS = 3_000;
/** A newly opened notice takes no presses for a second. */
const TAKES_PRESSES_MS = 1_500;
/** The chart's canvas is drawn after the answers. */
const DRAWN_MS = 500;

/** Starts a scenario and goes to the screen on which it shows itself, without the notice of the day. */
async function show(page: Page, name: string): Promise<void> {
  await visit(page, BETWEEN, 0);
  const opens = await page.evaluate(async (wanted) => {
    const started = await window.sandbox?.start(wanted, { seed: 7, paused: true, stay: true });
    return started?.opens ?? '/';
  }, name);
  await visit(page, opens, SETTLE_TIMEOUT_MS);
  await page.waitForTimeout(DRAWN_MS);
  const dialog = page.locator('[role="alertdialog"] button').last();
  while (await dialog.isVisible()) {
    await page.waitForTimeout(TAKES_PRESSES_MS);
    await dialog.click();
  }
}

/** Makes a small picture of a large one, in the browser, which knows the format. */
async function shrunk(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async ([data, { width, height }, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), PICTURE, QUALITY] as const,
  );
  await page.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const { SANDBOX_URL } = process.env;
const server = SANDBOX_URL ? null : await preview({ mode: 'sandbox', preview: { port: 5198, strictPort: false } });
const base = SANDBOX_URL ?? server?.resolvedUrls?.local[0] ?? 'http://localhost:5198/h5/';
const browser = await chromium.launch(launchOptions({ shell: true }));
try {
  await mkdir(FOLDER, { recursive: true });
  const all = (await readdir('scenarios')).filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3));
  if (named.length === 0) await rm(FOLDER, { recursive: true }).then(() => mkdir(FOLDER));
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    localStorage.setItem('h5Version', '1');
    localStorage.setItem('lang', 'en');
  });
  const page = await context.newPage();
  // A slow machine takes a while to have the exchange running.
  page.setDefaultTimeout(120_000);
  await page.goto(`${base}#${BETWEEN}`);
  await page.waitForFunction(() => 'sandbox' in window);
  let bytes = 0;
  for (const name of named.length > 0 ? named : all) {
    await show(page, name);
    const picture = await shrunk(browser, await page.screenshot({ clip: CLIP }));
    await writeFile(join(FOLDER, `${name}.webp`), picture);
    bytes += picture.length;
    console.log(`${name.padEnd(36)} ${String(picture.length).padStart(6)} B  ${new URL(page.url()).hash}`);
  }
  console.log(`${Math.round(bytes / 1000)} kB`);
} finally {
  await browser.close();
  await server?.close();
}
