import type { Browser, Page } from '@playwright/test';
import { openPanel } from '../../fixtures/room';

/** Milliseconds until an action in the control room shows in the app beside it. */
export interface RoomTimes {
  /** From pressing Enter at a price until the phone shows that price, while the clock is paused. */
  readonly action: number;
  readonly start: number;
  readonly reset: number;
}

const PRICE = 61_234.5;

/** On a desktop at full speed, which presenters use. */
export async function roomTimes(browser: Browser, address: string): Promise<RoomTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  await context.addInitScript(() => {
    localStorage.setItem('h5Version', '1');
    localStorage.setItem('lang', 'en');
  });
  const page = await context.newPage();
  await page.goto(`${address}?scenario=spot-trader&seed=7#/pages/transaction/currency?symbol=BTC%2FUSDT`);
  const price = (await openPanel(page, 'market')).getByLabel('New price');
  await price.waitFor();
  await page.getByText('Open orders').first().waitFor();

  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
  await price.fill(String(PRICE));
  const action = await timed(page, '#root', '61,234.5', () => page.keyboard.press('Enter'));

  await (await openPanel(page, 'scenario')).getByLabel('Search scenarios').fill('flash-crash');
  const flashCrash = page.getByRole('button', { name: /^Flash crash/ }).first();
  await flashCrash.waitFor();
  const start = await timed(page, '[data-testid="room-outcome"]', 'started', () => flashCrash.click());
  // The app goes to the scenario's screen.
  await page.waitForURL(/tab=coins/);

  const outcome = page.getByTestId('room-outcome').getByText('started');
  await outcome.waitFor({ state: 'detached' });
  const reset = await timed(page, '[data-testid="room-outcome"]', 'restarted', () => page.keyboard.press('Shift+R'));
  await context.close();
  return { action, start, reset };
}

/** Milliseconds until each scenario has started in an open app. */
export async function scenarioStarts(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
  const page = await context.newPage();
  await page.goto(`${address}#/pages/setting/language`);
  await page.waitForFunction(() => 'sandbox' in window);
  const times = await page.evaluate(async () => {
    const { sandbox } = window;
    const took: number[] = [];
    for (const { name } of (await sandbox?.scenarios()) ?? []) {
      const startedMs = performance.now();
      await sandbox?.start(name, { seed: 7, paused: true });
      took.push(performance.now() - startedMs);
      // A scenario of faults comes to rest without them.
      await sandbox?.faults.clear();
      await sandbox?.settled();
    }
    return took;
  });
  await context.close();
  return times;
}

/** Time from the first key or button event until a part of the page shows a text and no part of the app is loading. */
async function timed(page: Page, selector: string, text: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(
    ([where, words]) => {
      const seen: { began?: number; ended?: number } = {};
      Object.assign(window, { seen });
      const begin = ({ timeStamp }: Event) => {
        seen.began ??= timeStamp;
      };
      addEventListener('keydown', begin, true);
      addEventListener('pointerdown', begin, true);
      const look = () => {
        const isThere = document.querySelector(where)?.textContent?.includes(words);
        if (isThere && !document.querySelector('#root [aria-busy="true"]')) seen.ended = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [selector, text] as const,
  );
  await act();
  await page.waitForFunction(() => 'ended' in (window as unknown as { seen: object }).seen);
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: { began: number; ended: number } };
    return seen.ended - seen.began;
  });
}
