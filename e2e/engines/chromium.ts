import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { asJsonWork, type Engine, type EngineTab, VIEWPORT } from './driver';

function chromiumTab(page: Page): EngineTab {
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    run: async (work, input) =>
      JSON.parse(await page.evaluate(`(${asJsonWork(work)})(${JSON.stringify(JSON.stringify(input))})`)),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => page.close(),
  };
}

/** Chromium, driven by Playwright, which disables its back-forward cache. */
export const chromiumEngine: Engine = {
  async launch() {
    const browser = await chromium.launch(launchOptions());
    const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' });
    return {
      open: async () => chromiumTab(await context.newPage()),
      close: () => browser.close(),
    };
  },
};
