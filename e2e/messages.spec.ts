import { expect, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';

const bell = /^Messages/;

test('a message arrives: the bell counts it, the list has it, reading it marks it as read, and it links to its page', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/index/index');
  // Maya already has a message: her second identity level was approved.
  await expect(app.getByRole('button', { name: bell })).toHaveAccessibleName('Messages, 1 unread');
  await sandbox.backOffice.coupon({ who: 'trader', for: 'spot', worth: '20', days: 7 });
  await expect(app.getByRole('button', { name: bell })).toHaveAccessibleName('Messages, 2 unread');

  await app.getByRole('button', { name: bell }).click();
  const coupon = app.getByRole('link', { name: /A coupon for you/ });
  await expect(coupon).toContainText('Unread');
  expect(await axeProblems(page)).toEqual([]);
  // A message that arrives while the list is open appears at the top at once.
  await sandbox.backOffice.message({ who: 'trader', title: 'Your statement', text: 'It is ready.' });
  await expect(app.getByRole('link').first()).toContainText('Your statement');
  await coupon.click();
  await expect(app.getByRole('heading', { name: 'A coupon for you' })).toBeVisible();
  await page.goBack();
  await expect(coupon).not.toContainText('Unread');
  await coupon.click();
  await app.getByRole('button', { name: 'See details' }).click();
  await expect(app.getByRole('heading', { name: 'Coupons' })).toBeVisible();
});

test('topics narrow the list, its end loads more, all are marked as read at once, and another language changes its texts', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  for (let at = 1; at <= 14; at += 1) await sandbox.backOffice.message({ who: 'trader', title: `Letter ${at}` });
  await app.goto('/pages/site_message/message-center?topic=nft');
  await app.getByRole('button', { name: 'Show all messages' }).click();
  await app.getByRole('tab', { name: /^Service/ }).click();
  await expect(app.getByRole('tab', { name: /^Service/ })).toHaveText('Service 14');
  await expect(app.getByRole('link').first()).toContainText('Letter 14');
  await app.getByText('No more data').scrollIntoViewIfNeeded();
  await expect(app.getByRole('link', { name: /^Letter 1\b/ })).toBeVisible();
  await app.says('All messages are marked as read', () =>
    app.getByRole('button', { name: 'Mark all as read' }).click(),
  );
  await expect(app.getByRole('tab', { name: /^Service/ })).toHaveText('Service');
  // One message of another topic is left.
  await app.getByRole('tab', { name: /^All/ }).click();
  await expect(app.getByRole('tab', { name: /^All/ })).toHaveText('All 1');
  await app.goto('/pages/setting/language');
  await app.getByText('Bahasa Indonesia').click();
  await app.goto('/pages/site_message/message-center');
  await expect(app.getByRole('link', { name: /Identitas terverifikasi: tingkat 2/ })).toBeVisible();
});

test.describe('with the day’s notice', () => {
  test.use({ dailyNotice: 'show' });

  test('an article opens on its own screen from the news, the old address leads to it, and one that is gone says so', async ({
    app,
    page,
    sandbox,
  }) => {
    await sandbox.start('first-day', { seed: 7 });
    const { id } = await sandbox.backOffice.notice({ title: 'Maintenance tonight', text: 'From 2 to 3 o’clock.' });
    await app.goto('/pages/index/index');
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await app
      .getByRole('button', { name: /Maintenance tonight/ })
      .last()
      .click();
    await expect(app.getByRole('heading', { name: 'Maintenance tonight' })).toBeVisible();
    await page.reload();
    await expect(app.getByText('From 2 to 3 o’clock.')).toBeVisible();
    await page.goBack();
    await expect(app.getByRole('button', { name: /Maintenance tonight/ }).first()).toBeVisible();
    await app.goto(`/pages/index/index?article=${id}`);
    await expect(page).toHaveURL(new RegExp(`/pages/common/article\\?id=${id}$`));
    await sandbox.backOffice.withdraw(id);
    await expect(app.getByText('This article is no longer available')).toBeVisible();
  });
});

test('a message about a won artwork offers to pay for it', async ({ app, sandbox }) => {
  await sandbox.start('art-collector', { seed: 7 });
  await app.goto('/pages/site_message/message-detail?id=42');
  await expect(app.getByRole('button', { name: 'See details' })).toBeVisible();
  await app.getByRole('button', { name: 'Pay 132 USDT' }).click();
  await expect(app.getByRole('heading', { level: 1, name: 'Artwork order' })).toBeVisible();
  await expect(app.getByText('Awaiting payment').first()).toBeVisible();
});
