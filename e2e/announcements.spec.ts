import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

declare global {
  interface Window {
    /** Messages that were announced at once, since `listen`. */
    alerts?: string[];
  }
}

/** Records every message that appears as an alert, also one that is gone in the next frame. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const alerts: string[] = [];
    window.alerts = alerts;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const part of [node, ...node.querySelectorAll('*')])
            if (part.role === 'alert' && part.textContent) alerts.push(part.textContent);
        }
    }).observe(document.body, { childList: true, subtree: true });
  });
const alerts = (page: Page) => page.evaluate(() => window.alerts?.splice(0));

test('an order that is placed is not called incomplete because its field is empty again', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/transaction/index?tab=coins');
  await app.orderType('Market');
  await listen(page);
  const amount = app.getByLabel('Amount (BTC)');
  await amount.fill('0.01');
  await app.says(/^Bought 0.01/, () => app.getByRole('button', { name: 'Buy BTC' }).click());
  await expect(amount).toHaveValue('');
  await app.settled();
  expect(await alerts(page)).toEqual([]);
});
