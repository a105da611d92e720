import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Times a page records while it loads, in milliseconds since the navigation began; null if it did not happen. */
export interface Visit {
  readonly firstPaint: number | null;
  /** Largest contentful paint until the visit ended. */
  readonly largestPaint: number | null;
  /** When the tab bar of the shell can be tapped. */
  readonly shell: number | null;
  /** When a market's row shows a price. */
  readonly price: number | null;
  /**
   * When the exchange has loaded and its worker reports that it runs. Before that, a new visitor has only the first
   * prices.
   */
  readonly exchange: number | null;
  /**
   * Time in which the page's thread could not answer a finger: what its tasks took beyond 50 ms each, from the first
   * paint until the visit ended.
   */
  readonly blocking: number;
  /** Paths of the scripts and style sheets requested until the shell and home were drawn. */
  readonly files: readonly string[];
  /** Paths of all scripts requested until the visit ended. */
  readonly scripts: readonly string[];
}

/** Slowdown of the page's thread. Workers keep their speed, because Chromium throttles no other thread. */
export const CPU_SLOWDOWN = 4;

/** Runs in the page before its scripts: records when things are first on screen. */
function watchPage(): void {
  const seen: Record<string, number> = {};
  const tasks: PerformanceEntry[] = [];
  Object.assign(window, { seen, tasks });
  const look = () => {
    if (!('shell' in seen) && document.querySelector('nav a[href]')) seen.shell = performance.now();
    if (!('price' in seen)) {
      const rows = document.querySelectorAll('a[href*="/pages/transaction/"]');
      if ([...rows].some((row) => /\d[.,]\d/.test(row.textContent ?? ''))) seen.price = performance.now();
    }
    if (!('shell' in seen && 'price' in seen)) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const { Worker } = window;
  window.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('message', ({ data, timeStamp }: MessageEvent<{ kind?: string }>) => {
        if (data.kind === 'leads') seen.exchange ??= timeStamp;
      });
    }
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries());
  }).observe({ type: 'longtask', buffered: true });
}

async function readVisit(page: Page): Promise<Visit> {
  return page.evaluate(() => {
    const { seen, tasks } = window as unknown as { seen: Record<string, number>; tasks: readonly PerformanceEntry[] };
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const stood = seen.shell ?? Number.POSITIVE_INFINITY;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
      .filter(({ path }) => /\.(js|css)$/.test(path));
    const blocking = tasks
      .filter(({ startTime }) => paint !== undefined && startTime > paint)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    const pathsOf = (list: typeof files) => [...new Set(list.map(({ path }) => path))];
    return {
      blocking,
      files: pathsOf(files.filter(({ startTime }) => startTime <= stood)),
      scripts: pathsOf(files.filter(({ path }) => path.endsWith('.js'))),
      firstPaint: paint ?? null,
      largestPaint: seen.largest ?? null,
      shell: seen.shell ?? null,
      price: seen.price ?? null,
      exchange: seen.exchange ?? null,
    };
  });
}

/** A phone with a slow processor on which the app was never opened. */
export async function newPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'id-ID',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page };
}

/**
 * Lets a page record when things are first on screen (read by `visit`). It checks every frame, so do not use it on a
 * page whose work is measured: a page that never shows a market's row would draw sixty frames per second.
 */
export async function watchVisits(page: Page): Promise<void> {
  await page.addInitScript(watchPage);
}

/** Opens an address, waits for the given event, and a little longer for late large paints. */
export async function visit(page: Page, address: string, until: 'price' | 'paint'): Promise<Visit> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  if (until === 'price')
    await page.waitForFunction(() => 'price' in (window as unknown as { seen: object }).seen, undefined, {
      polling: 100,
      timeout: 30_000,
    });
  await page.waitForLoadState('load');
  await page.waitForTimeout(until === 'price' ? 2_000 : 500);
  return readVisit(page);
}
