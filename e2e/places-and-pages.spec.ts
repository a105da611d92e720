import { expect, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { switchLanguage } from './fixtures/language';

const VIEW = '/pages/common/webView';

test('foreign addresses are refused with a reason, and nothing of them is loaded', async ({ app, page }) => {
  await app.open('/pages/market/market');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [url, words] of [
    ['javascript:alert(document.domain)', 'Only secure web addresses'],
    ['data:text/html,<script>alert(1)</script>', 'Only secure web addresses'],
    ['//evil.example/upload/site/guide.html', 'not a valid web address'],
    ['https://support.example@evil.example/', 'a user name before its host'],
    ['https://evil.example/', 'does not belong to us'],
    ['/api/user/info', 'no document at this address'],
    ['', 'has no address'],
  ] as const) {
    await app.goto(`${VIEW}?${new URLSearchParams({ url, title: '<b>Bank</b>' })}`);
    await expect(app.getByRole('alert')).toContainText(words);
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('<b>Bank</b>');
  expect(asked.filter((url) => url.includes('evil.example') && !url.includes('#'))).toEqual([]);
});

test('a link without a valid address leads to pages that help', async ({ app, page }) => {
  await app.open(VIEW);
  const help = app.getByRole('navigation', { name: 'Helpful pages' }).getByRole('link');
  await expect(help).toHaveCount(3);
  await help.first().click();
  await expect(page).toHaveURL(/pages\/common\/faq$/);
  await page.goBack();
  await expect(help).toHaveCount(3);
});

test('the guide opens under its title and host, as an inert document', async ({ app, page, consoleErrors }) => {
  await app.open('/pages/common/faq');
  await app.getByRole('button', { name: 'Getting started guide' }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Getting started guide');
  await expect(app.getByText(new URL(page.url()).host, { exact: true })).toBeVisible();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(frame.contentFrame().getByRole('heading', { name: 'Verify yourself' })).toBeVisible();
  await page.reload();
  await expect(frame.contentFrame().getByRole('heading', { name: 'Withdraw' })).toBeVisible();
  await page.goBack();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  // Playwright injects scripts into the frame, which the sandboxed frame refuses like any other script.
  const refused = /^Blocked script execution in 'about:(?:blank|srcdoc)'/;
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !refused.test(text)));
});

test('a place is chosen for a bank card, and typed input is still there', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/setting/bank');
  await app.getByLabel('Card number').fill('4111111111111111');
  await app.getByRole('button', { name: 'Choose on the map' }).click();
  await app.getByRole('searchbox').fill('west java band');
  await app.getByRole('button', { name: /^Bandung/ }).click();
  await expect(app.getByRole('img', { name: 'Map around Bandung' })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await app.getByRole('button', { name: 'Use Bandung' }).click();
  await expect(app.page.locator('input[name=bank_dizhi]')).toHaveValue('Bandung, West Java, Indonesia');
  await expect(app.getByLabel('Card number')).toHaveValue('4111111111111111');
});

test('a place is shown with its coordinates, and invalid ones are reported', async ({ app }) => {
  await app.open('/open-location?latitude=-6.9&longitude=107.6&name=Head%20office&address=Jalan%20Asia%201');
  await expect(app.getByRole('img', { name: 'Map around Head office' })).toBeVisible();
  await expect(app.getByText('Jalan Asia 1')).toBeVisible();
  await app.getByRole('button', { name: 'Zoom out' }).click();
  await expect(app.getByText('-6.9, 107.6')).toBeVisible();
  await app.goto('/open-location?latitude=91&longitude=north');
  await expect(app.getByRole('alert')).toContainText('Invalid coordinates');
});

test('a place is found and written in the reader’s language, and found by its English name', async ({
  app,
  page,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/choose-location?for=bank');
  for (const [lang, typed, name, address] of [
    ['zh', '万隆', '万隆', '印度尼西亚西爪哇省万隆'],
    ['hk', 'west java bandung', '萬隆', '印尼西爪哇省萬隆'],
    ['jp', 'セヒリア', 'セビリア', 'スペイン アンダルシア州 セビリア'],
    ['kor', 'jakarta', '자카르타', '인도네시아 자카르타'],
    ['th', 'เชียงใหม่', 'เชียงใหม่', 'เชียงใหม่ ไทย'],
    ['vn', 'da nang', 'Đà Nẵng', 'Đà Nẵng, Việt Nam'],
    ['fra', 'spain sev', 'Séville', 'Séville, Andalousie, Espagne'],
    ['id', 'singapore', 'Singapura', 'Singapura'],
  ] as const) {
    await switchLanguage(page, lang);
    await app.getByRole('searchbox').fill(typed);
    await expect(app.getByRole('listitem')).toHaveCount(1);
    await app.getByRole('listitem').getByRole('button').click();
    await expect(app.getByRole('img', { name })).toBeVisible();
    await expect(app.getByText(address, { exact: true }).first()).toBeVisible();
  }
});
