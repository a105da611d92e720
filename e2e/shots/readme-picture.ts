import { writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { visit } from './visit';

const FILE = 'e2e/shots/screens.png';
const SIZE = { width: 390, height: 844 };
/** Two thirds of the size on a phone. */
const SHOWN_PX = 288;

const SCREENS = [
  ['spot-trader', '/pages/index/index'],
  ['spot-trader', '/pages/market/market'],
  ['long-btc', '/pages/transaction/index?tab=futures'],
  ['option-won', '/pages/transaction/index?tab=options'],
  ['spot-trader', '/pages/fund/assets'],
] as const;

/** The first picture of the README: main screens side by side, of scenarios that look the same every day. */
export async function photographForReadme(browser: Browser, base: string): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZE,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    localStorage.setItem('h5Version', '1');
    localStorage.setItem('lang', 'en');
  });
  const page = await context.newPage();
  const pictures: string[] = [];
  for (const [scenario, address] of SCREENS) {
    await page.goto('about:blank');
    await page.goto(`${base}?scenario=${scenario}&seed=7#/pages/setting/language`);
    await page.waitForFunction(() => 'sandbox' in window);
    await page.evaluate(() => window.sandbox?.clock.pause());
    await visit(page, address);
    pictures.push((await page.screenshot()).toString('base64'));
  }
  await context.close();
  const sheet = await browser.newPage({ viewport: { width: 12 + 5 * (SHOWN_PX + 12), height: 647 } });
  await sheet.setContent(`<!doctype html><style>
    body { display: flex; gap: 12px; margin: 12px; background: #121319; }
    img { width: ${SHOWN_PX}px; aspect-ratio: ${SIZE.width} / ${SIZE.height}; border-radius: 14px; }
    </style>${pictures.map((picture) => `<img alt="" src="data:image/png;base64,${picture}">`).join('')}`);
  await writeFile(FILE, await sheet.screenshot());
  await sheet.close();
  console.log(FILE);
}
