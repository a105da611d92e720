import type { Browser, Page } from '@playwright/test';
import { newPhone } from './visit';

const ORDERS = 20;
const SECONDS = 5;
/** Time for the sandbox to load what it loads when idle: the control room and its offline copy. */
const SETTLE_MS = 10_000;
const POSITIONS = 10;

interface SandboxInPage {
  sandbox: {
    call(who: string, call: string, fields: object): Promise<unknown>;
    clock: { speed(rate: number): Promise<unknown> };
  };
}

/** Sets English texts, whatever the phone's language is. */
async function setEnglish(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('h5Version', '1');
    localStorage.setItem('lang', 'en');
  });
}

const openApp = async (page: Page, address: string, scenario: string, path: string) => {
  await page.goto(`${address}?isolate&scenario=${scenario}&seed=7#${path}`);
  await page.waitForFunction(() => 'sandbox' in window);
};

/**
 * Milliseconds from tapping "Buy" of a market order until the message that it was filled, through the service worker,
 * at the machine's full speed; each of twenty.
 */
export async function orderTaps(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await setEnglish(page);
  await openApp(page, address, 'spot-trader', '/pages/transaction/index?tab=coins&symbol=BTC%2FUSDT');
  await page.getByRole('button', { name: /^Order type/ }).click();
  await page.getByRole('option', { name: 'Market' }).click();
  const taps: number[] = [];
  for (let n = 0; n < ORDERS; n += 1) {
    await page.getByLabel('Amount (BTC)').fill(`0.00${n + 10}`);
    await page.evaluate(() => {
      const seen: { began?: number; ended?: number } = {};
      Object.assign(window, { seen });
      addEventListener('pointerdown', ({ timeStamp }) => Object.assign(seen, { began: timeStamp }), { once: true });
      const look = () => {
        const isSaid = [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
          textContent?.includes('Bought'),
        );
        if (isSaid) seen.ended = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.getByRole('button', { name: 'Buy BTC' }).click();
    await page.waitForFunction(() => 'ended' in (window as unknown as { seen: object }).seen);
    taps.push(
      await page.evaluate(() => {
        const { seen } = window as unknown as { seen: { began: number; ended: number } };
        return seen.ended - seen.began;
      }),
    );
    await page.getByText(/^Bought/).waitFor({ state: 'detached' });
  }
  await context.close();
  return taps;
}

/** Load of a page. */
export interface Load {
  /** Milliseconds of work of the page's thread per second. */
  readonly work: number;
  /** Frames per second: the median frame's rate when nothing is done, the mean rate while scrolling. */
  readonly frames: number;
}

type Metrics = { metrics: readonly { name: string; value: number }[] };
const taskSeconds = ({ metrics }: Metrics) => metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;

/** Work of an idle page over some seconds, without counting frames, because counting causes work too. */
async function workOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const [before, began] = [await devtools.send('Performance.getMetrics'), performance.now()];
  await page.waitForTimeout(SECONDS * 1000);
  const after = await devtools.send('Performance.getMetrics');
  return ((taskSeconds(after) - taskSeconds(before)) * 1_000_000) / (performance.now() - began);
}

/** Measures a page for some seconds, doing `act` in every frame. */
async function loadOf(page: Page, act: 'scroll' | 'nothing'): Promise<Load> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const [before, began] = [await devtools.send('Performance.getMetrics'), performance.now()];
  const rate = await page.evaluate(
    async ([what, ms]) => {
      const all = [...document.querySelectorAll<HTMLElement>('main, main *')];
      const tallest = all
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 100)
        .sort((a, b) => b.scrollHeight - a.scrollHeight)[0];
      if (what === 'scroll' && !tallest) throw new Error('nothing scrolls here');
      const start = performance.now();
      const gaps: number[] = [];
      for (let last = await new Promise(requestAnimationFrame); performance.now() - start < ms; ) {
        const now = await new Promise(requestAnimationFrame);
        gaps.push(now - last);
        last = now;
        if (what === 'scroll') tallest?.scrollBy(0, 60);
      }
      gaps.sort((a, b) => a - b);
      const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
      // The median ignores single long frames, the mean includes them.
      return { median: 1000 / (gaps[gaps.length >> 1] ?? Number.NaN), mean: 1000 / mean };
    },
    [act, SECONDS * 1000] as const,
  );
  const after = await devtools.send('Performance.getMetrics');
  const seconds = (performance.now() - began) / 1000;
  return {
    work: ((taskSeconds(after) - taskSeconds(before)) * 1000) / seconds,
    frames: act === 'scroll' ? rate.mean : rate.median,
  };
}

/** A futures market's page with chart, order book, trades and ten positions, on a slow phone, all live. */
export async function futuresLoad(browser: Browser, address: string): Promise<Load> {
  const { context, page } = await newPhone(browser);
  await setEnglish(page);
  await openApp(page, address, 'spot-trader', '/pages/transaction/contract?symbol=BTC%2FUSDT');
  await page.evaluate(async (count) => {
    const { sandbox } = window as unknown as SandboxInPage;
    for (let n = 0; n < count; n += 1) {
      const order = { currency_id: 1, legal_id: 3, share: 1 + n, multiple: 10, type: 1 + (n % 2), status: 1 };
      await sandbox.call('trader', 'POST /lever/submit', order);
    }
    await sandbox.clock.speed(1);
  }, POSITIONS);
  await page
    .locator('article[data-position]')
    .nth(POSITIONS - 1)
    .waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const work = await workOf(page);
  const { frames } = await loadOf(page, 'nothing');
  await context.close();
  return { work, frames };
}

/** The list of 10,000 orders, scrolled down continuously on a slow phone. */
export async function historyLoad(browser: Browser, address: string): Promise<Load> {
  const { context, page } = await newPhone(browser);
  await setEnglish(page);
  await openApp(page, address, 'heavy-account', '/pages/transaction/currency_order');
  await page.getByRole('tab', { name: 'All', exact: true }).click();
  await page.waitForTimeout(SETTLE_MS);
  const load = await loadOf(page, 'scroll');
  await context.close();
  return load;
}
