import type { Page } from '@playwright/test';
import { WIRE_LANGS } from '../src/contract/lang';
import { expect, expectNetworkErrors, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { switchLanguage } from './fixtures/language';
import { offerWork } from './fixtures/nft';
import { otherTab } from './fixtures/other-tab';
import { withShortWaits } from './fixtures/short-waits';

const USDT = 3;
const spot = async (sandbox: { ledger: { available(who: string, asset: string): Promise<string> } }) =>
  Number(await sandbox.ledger.available('trader', 'USDT'));

test('a work at a fixed price is bought, given away with the payment password, and gone', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  const { code, name } = await offerWork(sandbox, { price: 400 });
  await app.goto(`/pages/nft/artworkDetail?code=${code}`);
  const before = await spot(sandbox);
  await app.getByRole('button', { name: 'Buy for 400 USDT' }).click();
  // The exchange's event shows the new owner before the answer comes, which is said all the same.
  await sandbox.faults.set({ calls: { 'POST /bind_box/buyNFT': { answerDelayMs: 600_000 } } });
  await app.getByRole('dialog', { name: 'Buy artwork' }).getByRole('button', { name: 'Pay 400 USDT' }).click();
  await expect(app.getByText('This artwork is yours')).toBeVisible();
  await sandbox.faults.clear();
  await expect(app.getByRole('dialog', { name: `${name} is yours` })).toBeVisible();
  expect(before - (await spot(sandbox))).toBe(400);
  await app.getByRole('button', { name: 'See my artworks' }).click();
  await app.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Send as a gift' }).click();
  const sheet = app.getByRole('dialog', { name: 'Send as a gift' });
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByText('Enter an e-mail or phone number')).toBeVisible();
  await sheet.getByLabel('Recipient').fill('verified2@example.com');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await app.says(/was sent to verified2@example.com/, async () => {
    for (const digit of '123456') await app.getByRole('button', { name: digit, exact: true }).click();
  });
  await expect(app.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('the last question about a bid ends with the auction', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  const { code } = await offerWork(sandbox, { price: 1000, increase: 10, minutes: 5 });
  await app.goto(`/pages/nft/artworkDetail?code=${code}`);
  await app.getByRole('button', { name: 'Place a bid' }).click();
  await app.getByRole('dialog', { name: 'Place a bid' }).getByRole('button', { name: 'Bid 1,010 USDT' }).click();
  const question = app.getByRole('alertdialog', { name: 'Bid 1,010 USDT?' });
  await expect(question).toBeVisible();
  await sandbox.clock.jump('6m');
  await expect(app.getByText('The auction has ended')).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('a bid is outbid, another one is reviewed and confirmed, and the winner pays within a day and gets the margin back', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  const { code, name } = await offerWork(sandbox, { price: 1000, increase: 10 });
  const before = await spot(sandbox);
  await app.goto(`/pages/nft/artworkDetail?code=${code}`);
  await app.getByRole('button', { name: 'Place a bid' }).click();
  const sheet = app.getByRole('dialog', { name: 'Place a bid' });
  await expect(sheet.getByText('100 USDT, held now')).toBeVisible();
  await sheet.getByLabel('Raise by (USDT)').fill('9');
  await expect(sheet.getByText('Wrong increase: raise by at least 10 USDT')).toBeVisible();
  await sheet.getByRole('button', { name: '+20', exact: true }).click();
  await sheet.getByRole('button', { name: 'Bid 1,020 USDT' }).click();
  const question = app.getByRole('alertdialog', { name: 'Bid 1,020 USDT?' });
  await expect(question).toContainText('1,000 USDT plus 20 USDT. The bid deposit of 100 USDT is held now.');
  expect(before - (await spot(sandbox))).toBe(0);
  await app.says('Your bid of 1,020 USDT leads', () => question.getByRole('button', { name: 'Place the bid' }).click());
  expect(before - (await spot(sandbox))).toBe(100);
  // The button with the focus is gone; the focus must still be nearby for keyboard users.
  await expect(app.getByRole('contentinfo').locator(':focus')).toContainText('Your bid leads');
  await sandbox.clock.step('3s');
  await sandbox.call('vip-4', 'POST /bind_box/auctionNFT', { code, price: '30' });
  await expect(app.getByText('You have been outbid')).toBeVisible();
  await app.getByRole('button', { name: 'Bid 1,060 USDT' }).click();
  await expect(sheet.getByText('100 USDT, already held')).toBeVisible();
  expect(before - (await spot(sandbox))).toBe(100);
  await sheet.getByRole('button', { name: 'Bid 1,060 USDT' }).click();
  await app.says('Your bid of 1,060 USDT leads', () => app.getByRole('button', { name: 'Place the bid' }).click());
  expect(before - (await spot(sandbox))).toBe(100);
  await sandbox.clock.jump('1h');
  await app.goto('/pages/nft/purchase');
  await app.getByRole('link', { name: `${name}: order` }).click();
  await expect(app.getByText('Awaiting payment')).toBeVisible();
  await app.page.reload();
  await expect(app.getByText('You have won', { exact: true })).toBeVisible();
  await app.getByRole('button', { name: 'Pay 1,060 USDT' }).click();
  const pay = app.getByRole('dialog', { name: 'Pay for the artwork' });
  // The displayed amounts equal the booked ones: the price is charged, the bid deposit returned.
  const after = (before - 1060).toLocaleString('en-US', { maximumFractionDigits: 8 });
  await expect(pay.getByText(`${after} USDT`, { exact: true })).toBeVisible();
  await app.says(`${name} is yours`, () => pay.getByRole('button', { name: 'Pay 1,060 USDT' }).click());
  await expect(app.getByText('100 USDT, returned')).toBeVisible();
  expect(before - (await spot(sandbox))).toBe(1060);
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('the same customer bids in two tabs at once: one bid, one margin, and both tabs know where they stand', async ({
  app,
  page,
  context,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  const { code } = await offerWork(sandbox, { price: 1000, increase: 10 });
  const before = await spot(sandbox);
  await app.goto(`/pages/nft/artworkDetail?code=${code}`);
  const other = await otherTab(context);
  await other.goto(page.url());
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.getByRole('button', { name: 'Place a bid' }).click();
    await tab.getByRole('button', { name: 'Bid 1,010 USDT' }).click();
    await expect(tab.getByRole('alertdialog', { name: 'Bid 1,010 USDT?' })).toBeVisible();
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Place the bid' }).click()));
  for (const tab of tabs) await expect(tab.getByText('Your bid leads', { exact: true })).toBeVisible();
  const bids = () => sandbox.call('trader', 'POST /bind_box/getBindBoxQuotationLog', { code });
  expect((await bids()).map(({ price }) => price)).toEqual(['1010']);
  expect(before - (await spot(sandbox))).toBe(100);

  await sandbox.clock.step('3s');
  await sandbox.call('vip-4', 'POST /bind_box/auctionNFT', { code, price: '30' });
  for (const tab of tabs) await expect(tab.getByText('You have been outbid')).toBeVisible();
  // One tab shows the confirmation while the other bids, so what it would confirm is already done.
  for (const tab of tabs) await tab.getByRole('button', { name: 'Bid 1,050 USDT' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Bid 1,050 USDT' })).toBeEnabled();
  await other.getByRole('dialog').getByRole('button', { name: 'Bid 1,050 USDT' }).click();
  await other.getByRole('button', { name: 'Place the bid' }).click();
  for (const tab of tabs) await expect(tab.getByText('Your bid leads', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await bids()).map(({ price }) => price)).toEqual(['1050', '1040', '1010']);
  expect(before - (await spot(sandbox))).toBe(100);
  expect(await sandbox.ledger.check()).toEqual([]);
  await other.close();
});

test('an order paid in one tab cannot be paid in another: on the artwork, on the order and in the list', async ({
  app,
  page,
  context,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  const { code, name } = await offerWork(sandbox, { price: 1000, increase: 10 });
  await sandbox.call('trader', 'POST /bind_box/auctionNFT', { code, price: '10' });
  await sandbox.clock.jump('1h');
  await app.goto('/pages/nft/purchase');
  const order = (on: Page) => on.getByRole('link', { name: `${name}: order` });
  const address = await order(page).getAttribute('href');
  const opened = async (hash: string) => {
    const tab = await otherTab(context);
    await tab.goto(page.url().replace(/#.*/, hash));
    return tab;
  };
  const [artwork, details] = [await opened(`#/pages/nft/artworkDetail?code=${code}`), await opened(`${address}`)];
  // The other tab is about to pay as well.
  await details.getByRole('button', { name: 'Pay 1,010 USDT' }).click();
  await expect(details.getByRole('dialog', { name: 'Pay for the artwork' })).toBeVisible();
  await artwork.getByRole('button', { name: 'Pay 1,010 USDT' }).click();
  await artwork.getByRole('dialog').getByRole('button', { name: 'Pay 1,010 USDT' }).click();
  for (const tab of [artwork, details]) {
    await expect(tab.getByRole('button', { name: 'Pay 1,010 USDT' })).toHaveCount(0);
    await expect(tab.getByRole('dialog')).toHaveCount(0);
  }
  await expect(order(page)).toHaveCount(0);
  expect(await sandbox.ledger.check()).toEqual([]);
  for (const tab of [artwork, details]) await tab.close();
});

test('a customer who is outbid while reviewing a bid must review the new amount first', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  const { code } = await offerWork(sandbox, { price: 1000, increase: 10 });
  await app.goto(`/pages/nft/artworkDetail?code=${code}`);
  await app.getByRole('button', { name: 'Place a bid' }).click();
  const sheet = app.getByRole('dialog', { name: 'Place a bid' });
  await expect(sheet.getByRole('button', { name: 'Bid 1,010 USDT' })).toBeEnabled();
  await sandbox.call('vip-4', 'POST /bind_box/auctionNFT', { code, price: '30' });
  await sandbox.clock.step('1s');
  await expect(sheet.getByRole('alert')).toHaveText('Somebody has just bid: the current bid is 1,030 USDT');
  await sheet.getByRole('button', { name: 'Continue from 1,030 USDT' }).click();
  await expect(sheet.getByRole('button', { name: 'Bid 1,040 USDT' })).toBeEnabled();
  expect(await axeProblems(app.page, '[role="dialog"]')).toEqual([]);
});

test('an artwork not paid within a day is forfeited, and the margin with it', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  const { code, name } = await offerWork(sandbox, { price: 1000, increase: 10 });
  await sandbox.call('trader', 'POST /bind_box/auctionNFT', { code, price: '10' });
  await sandbox.clock.jump('1h');
  await sandbox.clock.jump('23h');
  await sandbox.as('trader');
  await app.goto('/pages/nft/mine');
  await expect(app.getByText(`You have won “${name}”`)).toBeVisible();
  await app.getByRole('button', { name: 'Got it' }).click();
  await expect(app.getByText(`You have won “${name}”`)).toBeHidden();
  await sandbox.clock.jump('1h');
  await expect(app.getByText('Forfeited')).toBeVisible();
  await app.goto('/pages/nft/purchase?tab=all');
  await app.getByRole('link', { name: `${name}: order` }).click();
  await expect(app.getByText('100 USDT, forfeited')).toBeVisible();
  const [auction] = await sandbox.call('trader', 'GET /bind_box/getMyAuctions');
  expect(auction?.standing.margin).toBe('forfeited');
  expect(await sandbox.ledger.check()).toEqual([]);
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the time left for paying stays within its line in every language', async ({ app, page, sandbox }) => {
    await sandbox.start('spot-trader', { seed: 7 });
    const { code, name } = await offerWork(sandbox, { price: 1000, increase: 10 });
    await sandbox.call('trader', 'POST /bind_box/auctionNFT', { code, price: '10' });
    await sandbox.clock.jump('1h');
    await sandbox.as('trader');
    await app.goto('/pages/nft/nft');
    // Apart from the toast about the bid before.
    const title = app.getByRole('main').getByText(new RegExp(`.${name}.`));
    for (const lang of WIRE_LANGS) {
      await switchLanguage(page, lang);
      await expect(title).toBeVisible();
      const room = await title.evaluate((element) => {
        const line = element.parentElement as Element;
        const right = (box: Element | null | undefined) => box?.getBoundingClientRect().right ?? Number.NaN;
        return right(line) - right(line.querySelector('[role="timer"] > *'));
      });
      expect(room, lang).toBeGreaterThanOrEqual(0);
    }
  });
});

test('a blind box is bought, opened once, and its content is offered for resale', async ({
  app,
  sandbox,
  consoleErrors,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  const [box] = await sandbox.call('trader', 'GET /bind_box/getBoxList', { pay_type: 3, status: 1, limit: 10 });
  expect(box?.currency_id).toBe(USDT);
  await app.goto(`/pages/nft/artworkDetail?code=${box?.code}`);
  await app.getByRole('button', { name: /^Buy the box for/ }).click();
  await app.getByRole('dialog', { name: 'Buy blind box' }).getByRole('button', { name: /^Pay/ }).click();
  await app.getByRole('button', { name: 'Open the box' }).last().click();
  await app.getByRole('dialog', { name: 'Open the blind box?' }).getByRole('button', { name: 'Open it' }).click();
  await expect(app.getByText(/^You got /)).toBeVisible();
  expect(await axeProblems(app.page, '[role="dialog"]')).toEqual([]);
  await app.getByRole('button', { name: 'Resell it' }).click();
  await app.getByRole('button', { name: 'Continue' }).click();
  await expect(app.getByText('Please choose the correct price')).toBeVisible();
  await app.getByLabel('Price (USDT)').fill('900');
  await expect(app.getByText('877.5 USDT')).toBeVisible();
  await app.page.reload();
  await expect(app.getByLabel('Price (USDT)')).toHaveValue('900');
  await app.getByRole('button', { name: 'Continue' }).click();
  const confirm = app.getByRole('dialog', { name: 'List for resale?' });
  await sandbox.faults.set({ calls: { 'POST /bind_box/resellNFT': { lostAnswerRate: 1 } } });
  await withShortWaits(app.page, () =>
    app.says(/is listed for resale/, () => confirm.getByRole('button', { name: 'List for resale' }).click()),
  );
  await sandbox.faults.clear();
  expectNetworkErrors(consoleErrors);
  await expect(app.getByText('Reselling', { exact: true }).last()).toBeVisible();
  expect(await sandbox.ledger.check()).toEqual([]);
});

test('a work that nobody bought at its price is said to be unsold', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/nft/myNft');
  await app.connected();
  await sandbox.run('nft.list', { who: 'trader', name: 'Quiet sea', sale: 'fixed', minutes: 5, rivals: 'none' });
  await app.says('“Quiet sea” was not sold', () => sandbox.clock.jump('5m'));
});
