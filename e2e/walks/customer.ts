import type { BrowserContext, Page } from '@playwright/test';
import type { Sandbox } from '../../sim/control/sandbox';
import { createSandbox } from '../../sim/control/sandbox-api';
import { expect } from '../fixtures';
import { App } from '../fixtures/app';
import { closeBoxes, dismissDailyNotice } from '../fixtures/close-boxes';
import { otherTab } from '../fixtures/other-tab';
import { sandboxTab } from '../fixtures/tab';

/** Browser messages about answers that a fault has dropped. */
const LOST = /^Failed to load resource/;

/** Real milliseconds. */
const ACTION_TIMEOUT_MS = 20_000;

export interface Person {
  readonly who: string;
  readonly email: string;
}

/** A customer with a tab of their own, on the exchange that all tabs share. */
export interface Customer extends Person {
  readonly page: Page;
  readonly app: App;
  readonly sandbox: Sandbox;
  /** Errors the page has printed or thrown; `forgiving` leaves out browser messages about lost answers. */
  errors(forgiving: boolean): string[];
}

/** Opens the app in a new tab, with the browser's current run or a new one. */
export async function openCustomer(context: BrowserContext, { who, email }: Person, seed: number): Promise<Customer> {
  const page = await otherTab(context);
  // An element that never comes ends the walk with its story, not the test with a bare time limit.
  page.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const printed: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') printed.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => printed.push(String(error)));
  // Boxes that appear by themselves at any time: the daily notice, and the result of an option.
  await dismissDailyNotice(page);
  await closeBoxes(page, '[data-paid]');
  const tab = sandboxTab(page);
  await tab.follow('/pages/setting/language', { scenario: 'spot-trader', seed });
  // Later steps assume that the first screen was drawn.
  await page.locator('h1').first().waitFor();
  const sandbox = createSandbox(tab.carry, { settled: tab.settled, paused: true });
  return {
    who,
    email,
    page,
    app: new App(tab),
    sandbox,
    errors: (forgiving) => printed.splice(0).filter((text) => !(forgiving && LOST.test(text))),
  };
}

/** Amounts of a coin in each account that has any, `[available, frozen]`, from the ledger. */
async function inLedger({ sandbox, who }: Customer, asset: string): Promise<string[]> {
  const rows = await sandbox.ledger.balances(who);
  return rows
    .filter((row) => row.asset === asset && Number(row.available) + Number(row.frozen) !== 0)
    .map(({ available, frozen }) => `${Number(available)} ${Number(frozen)}`)
    .sort();
}

/** The same amounts as displayed on the coin's page. */
function onScreen({ page }: Customer): Promise<string[]> {
  return page.evaluate(() => {
    const amounts = (word: string) =>
      [...document.querySelectorAll('main li span')]
        .map(({ textContent }) => textContent ?? '')
        .filter((text) => new RegExp(`^${word} [\\d,.]+$`).test(text))
        .map((text) => Number(text.slice(word.length).replaceAll(',', '')));
    const frozen = amounts('Frozen');
    return amounts('Available')
      .map((available, row) => [available, frozen[row] ?? Number.NaN] as const)
      .filter(([available, held]) => available + held !== 0)
      .map((row) => row.join(' '))
      .sort();
  });
}

const COINS = { USDT: 3, BTC: 1 } as const;

/** Checks that every account of a customer is displayed as in the ledger. */
export async function expectTrueBalances(customer: Customer): Promise<void> {
  for (const [asset, currency] of Object.entries(COINS)) {
    await customer.app.goto(`/pages/coin/index?currency=${currency}`);
    const expected = await inLedger(customer, asset);
    await expect.poll(() => onScreen(customer), `${customer.who}: ${asset} as the ledger has it`).toEqual(expected);
  }
}
