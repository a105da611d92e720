import type { Browser, BrowserContext, Page } from '@playwright/test';

/** What a page notes about itself while it loads. Milliseconds since the navigation began; null: did not happen. */
export interface Visit {
  readonly firstPaint: number | null;
  /** Largest contentful paint until the visit was left. */
  readonly largestPaint: number | null;
  /** The tab bar of the shell can be tapped. */
  readonly shell: number | null;
  /** A row of a market shows a price. */
  readonly price: number | null;
  /** The exchange has loaded: its worker says that it runs. Before that a new visitor has its first prices alone. */
  readonly exchange: number | null;
  /** Paths of the scripts and style sheets asked for until the shell stood, with home in it. */
  readonly files: readonly string[];
}

/** How much slower the page's thread is made. Workers keep their speed: Chromium throttles no other thread. */
export const CPU_SLOWDOWN = 4;

/** Runs in the page before its scripts: notes when things first stand on screen. */
function watchPage(): void {
  const seen: Record<string, number> = {};
  Object.assign(window, { seen });
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
}

async function readVisit(page: Page): Promise<Visit> {
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: Record<string, number> };
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const stood = seen.shell ?? Number.POSITIVE_INFINITY;
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime <= stood && /\.(js|css)$/.test(new URL(name).pathname))
      .map(({ name }) => new URL(name).pathname);
    return {
      files: [...new Set(files)],
      firstPaint: paint ?? null,
      largestPaint: seen.largest ?? null,
      shell: seen.shell ?? null,
      price: seen.price ?? null,
      exchange: seen.exchange ?? null,
    };
  });
}

/** A phone nobody has used for the app yet, with a slow processor. */
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
 * Has a page note when things first stand on screen (`visit` reads it). It looks once a frame, so a page whose work is
 * measured must not be watched: one that never shows a market's row would be made to draw sixty times a second.
 */
export async function watchVisits(page: Page): Promise<void> {
  await page.addInitScript(watchPage);
}

/** Opens an address and stays until it shows what is waited for, and a little longer for late large paints. */
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
