import type { Browser } from '@playwright/test';
import { newPhone } from './visit';

const SECONDS = 5;
/** Time for the sandbox to load what it loads when idle: the control room and its offline copy. */
const SETTLE_MS = 10_000;

/** Total working time of the page's thread in seconds, as measured by the browser. */
type Metrics = { metrics: readonly { name: string; value: number }[] };
const taskSeconds = ({ metrics }: Metrics) => metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;

/**
 * How many milliseconds of each second the page's thread works while 300 markets each change ten times per second.
 * @throws if fewer ticks arrived, because the result would then be too good
 */
export async function marketLoad(browser: Browser, address: string): Promise<number> {
  const { context, page } = await newPhone(browser);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(`${address}#/bench-market?rows=300&hz=10`);
  const received = () =>
    page.evaluate(() => (window as unknown as { marketBench: { received(): number } }).marketBench.received());
  await page.waitForFunction(() => 'marketBench' in window);
  await page.waitForTimeout(SETTLE_MS);
  const [ticks, before, began] = [await received(), await devtools.send('Performance.getMetrics'), performance.now()];
  await page.waitForTimeout(SECONDS * 1000);
  const after = await devtools.send('Performance.getMetrics');
  const seconds = (performance.now() - began) / 1000;
  const rate = ((await received()) - ticks) / seconds;
  await context.close();
  if (rate < 2_900) throw new Error(`the market had ${Math.round(rate)} ticks a second, not 3000`);
  return ((taskSeconds(after) - taskSeconds(before)) * 1000) / seconds;
}
