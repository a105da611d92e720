import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { BREACH, HOSTILE, SHORT_HOSTILE } from './fixtures/hostile';
import { pixelsSideways } from './fixtures/sideways';

/** Checks that no text became an element, no script ran, and nothing overflows sideways. */
async function expectInert(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(
    (breach) => ({
      ran: breach in window,
      alien: [
        ...document.querySelectorAll('main :is(script, iframe, form[action], style, meta, base, math, [onerror])'),
      ].map(({ tagName }) => tagName),
      evil: document.querySelectorAll('main :is([href^="javascript:" i], [href^="data:" i], [href*="evil.example"])')
        .length,
    }),
    BREACH,
  );
  expect(found, what).toEqual({ ran: false, alien: [], evil: 0 });
  expect(await page.evaluate(pixelsSideways), `${what} sticks out sideways`).toBe(0);
}

/** A text without invisible characters. Percent signs are replaced, because answers never contain them. */
const visible = (text: string): string =>
  text
    .replaceAll('%', '\uFF05')
    .replaceAll('\u0000', '')
    .replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|\uFFFD|\s/gu, '');

test.use({ viewport: { width: 320, height: 640 } });

test('hostile texts in a message, a notice or an article are shown only as text', async ({ app, page, sandbox }) => {
  test.slow();
  await sandbox.start('spot-trader', { seed: 7 });
  for (const { what, text } of HOSTILE) {
    const short = text.slice(0, 120).trim();
    await sandbox.backOffice.message({ who: 'trader', title: short, text: text.slice(0, 4_000) });
    await app.goto('/pages/site_message/message-center');
    await expect
      .poll(async () => visible((await app.getByRole('link').first().textContent()) ?? ''), what)
      .toContain(visible(short));
    await expectInert(page, `${what}, in the list`);
    await app.getByRole('link').first().click();
    const heading = app.getByRole('heading', { level: 2 });
    await expect.poll(async () => visible((await heading.textContent()) ?? ''), what).toBe(visible(short));
    await expectInert(page, `${what}, in the message`);
  }
  const all = HOSTILE.map(({ text }) => text.slice(0, 160)).join('\n\n');
  const { id } = await sandbox.backOffice.notice({ title: '<img src=x onerror="window.__breach=1">', text: all });
  await app.goto('/pages/index/index');
  await expect(app.getByText('<img src=x onerror').first()).toBeVisible();
  await expectInert(page, 'the notice on home');
  await app.goto(`/pages/common/article?id=${id}`);
  await expect(app.getByText('<iframe srcdoc=')).toBeVisible();
  await expectInert(page, 'the article');
});

test('hostile names are refused or shown only as text', async ({ app, page, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  for (const { what, text } of SHORT_HOSTILE) {
    await app.goto('/pages/setting/userInfo');
    await app.getByLabel('Nickname').fill(text);
    await app.getByLabel('Signature').fill(text);
    await app.getByLabel('Nickname').blur();
    await expectInert(page, `${what}, typed`);
    await app.goto('/pages/setting/setting');
    await expectInert(page, `${what}, in the settings`);
  }
});
