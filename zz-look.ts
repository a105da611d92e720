import { chromium } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';
const browser = await chromium.launch(launchOptions());
const base = 'http://localhost:5173/h5/';
const shot = async (name: string, w: number, h: number, path: string, lang: string, act?: (p: any) => Promise<void>) => {
  const context = await browser.newContext({ viewport: { width: w, height: h }, deviceScaleFactor: w < 600 ? 2 : 1, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript((l) => { localStorage.setItem('h5Version','1'); localStorage.setItem('lang', l); }, lang);
  await page.goto(base + path); await page.waitForTimeout(3500);
  try { if (act) await act(page); } catch (e) { console.log(name, String(e).slice(0, 300)); }
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/tmp/wf/look-${name}.png` }); await context.close();
};
const which = process.argv.slice(2);
const jobs: Record<string, () => Promise<void>> = {
  desk: () => shot('desk', 1440, 900, '?scenario=spot-trader#/pages/transaction/index', 'en'),
  desk1024: () => shot('desk1024', 1024, 768, '?scenario=spot-trader#/', 'id'),
  sheet: () => shot('sheet', 390, 844, '?scenario=spot-trader#/', 'en', async (p) => { await p.locator('#control-room button').first().click(); }),
  sheet320: () => shot('sheet320', 320, 640, '?scenario=spot-trader#/', 'id', async (p) => { await p.locator('#control-room button').first().click(); }),
  sheeten: () => shot('sheeten', 320, 640, '?scenario=spot-trader#/pages/transaction/index', 'en', async (p) => { await p.locator('#control-room button').first().click(); await p.waitForTimeout(500); await p.getByRole('tab', { name: /Inspe/ }).last().click(); }),
  sheet: () => shot('sheet', 390, 844, '?scenario=spot-trader#/pages/transaction/index', 'en', async (p) => { await p.locator('#control-room button').first().click(); await p.waitForTimeout(500); await p.getByRole('tab', { name: /Pasar|Market/ }).last().click(); }),
  inspect: () => shot('inspect', 1440, 1300, '?scenario=spot-trader#/pages/transaction/index', 'en', async (p) => { await p.getByText(/^(INSPEKTOR|Inspektor|Inspector)/i).last().scrollIntoViewIfNeeded(); }),
  options: () => shot('options', 390, 844, '?scenario=spot-trader#/pages/transaction/index?tab=options', 'en'),
  futures: () => shot('futures', 390, 844, '?scenario=spot-trader#/pages/transaction/index?tab=futures', 'en'),
  long: () => shot('long', 390, 844, '?scenario=long-btc#/pages/transaction/index?tab=futures', 'en', async (p) => { await p.mouse.wheel(0, 600); }),
  contract: () => shot('contract', 390, 844, '?scenario=long-btc#/pages/transaction/contract', 'en'),
  corder: () => shot('corder', 390, 844, '?scenario=long-btc#/pages/transaction/contract_order', 'en'),
  index2: () => shot('index2', 390, 844, '?scenario=spot-trader#/pages/transaction/index2', 'en'),
  seconds: () => shot('seconds', 390, 844, '?scenario=spot-trader#/pages/transaction/seconds_order', 'en'),
  currency: () => shot('currency', 390, 844, '?scenario=spot-trader#/pages/transaction/currency', 'en'),
  orun: () => shot('orun', 390, 844, '?isolate&scenario=spot-trader#/pages/transaction/index?tab=options', 'en', async (p) => { await p.getByText(/^(OK|Okay|Got it)$/).click({ timeout: 2000 }).catch(() => {}); await p.getByRole('button', { name: '100', exact: true }).click(); await p.getByRole('button', { name: /Up|Rise|Naik/ }).first().click(); await p.waitForTimeout(800); await p.screenshot({ path: '/tmp/wf/look-oconf.png' }); await p.locator('[role=dialog] button').last().click(); await p.waitForTimeout(1500); }),
  tpsl: () => shot('tpsl', 390, 844, '?isolate&scenario=long-btc#/pages/transaction/contract_order', 'en', async (p) => { await p.getByTestId('position-stops').first().click(); await p.waitForTimeout(500); }),
  tpsl320: () => shot('tpsl320', 320, 640, '?isolate&scenario=long-btc#/pages/transaction/contract_order', 'vn', async (p) => { await p.getByTestId('position-close').first().click(); await p.waitForTimeout(500); }),
  fprev: () => shot('fprev', 390, 844, '?isolate&scenario=spot-trader#/pages/transaction/index?tab=futures', 'en', async (p) => { await p.getByRole('button', { name: '10', exact: true }).click(); await p.waitForTimeout(600); await p.screenshot({ path: '/tmp/wf/look-fprev0.png' }); await p.locator('form button[type=submit]').click(); await p.waitForTimeout(800); }),
  ind: () => shot('ind', 390, 844, '?isolate&scenario=long-btc#/pages/transaction/contract', 'en', async (p) => { for (const n of ['BOLL', 'MACD', 'RSI']) await p.getByText(n, { exact: true }).first().click(); await p.waitForTimeout(1000); }),
  depth: () => shot('depth', 390, 844, '?isolate&scenario=long-btc#/pages/transaction/contract', 'id', async (p) => { await p.getByRole('tab', { name: /Kedalaman/ }).click(); await p.getByRole('tab', { name: /Kedalaman/ }).scrollIntoViewIfNeeded(); await p.mouse.move(200, 400); await p.mouse.wheel(0, 900); await p.waitForTimeout(800); }),
  depth320: () => shot('depth320', 320, 640, '?isolate&scenario=spot-trader#/pages/transaction/index?tab=coins', 'vn'),
  control: () => shot('control', 1280, 900, '?control', 'en'),
};
for (const w of which.length ? which : Object.keys(jobs)) await jobs[w]!();
await browser.close();
