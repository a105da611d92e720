import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOSTILE } from './fixtures/hostile';

test('customer service answers by topic at once, an agent later, and the settings show the number of unread answers', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('newcomer', { seed: 7 });
  await sandbox.clock.pause();
  await app.goto('/pages/kefu/index');
  await app.getByRole('button', { name: 'How do I deposit?' }).click();
  const log = app.getByRole('log', { name: 'Conversation with customer service' });
  await expect(log).toContainText('How do I deposit?');
  await expect(log.getByRole('status').filter({ hasText: 'Typing…' })).toBeVisible();
  await sandbox.clock.jump('3s');
  await expect(log.getByRole('link', { name: 'Go to deposits' })).toBeVisible();

  await app.getByRole('textbox', { name: 'Write to customer service' }).fill('My cat ate my phone');
  await app.getByRole('button', { name: 'Send' }).click();
  await expect(log.getByRole('article')).toHaveCount(3);
  await sandbox.clock.jump('3s');
  await expect(log).toContainText('Waiting for an agent');
  await sandbox.support.answer('newcomer', 'Ayu here: <b>which</b> phone?');
  await expect(log).toContainText('Ayu here: <b>which</b> phone?');

  const allIsRead = () =>
    expect.poll(async () => (await sandbox.call('newcomer', 'GET /kefu/list', {})).unread).toBe(0);
  await allIsRead();

  // On other screens a new answer is counted, without a reload.
  await app.goto('/pages/setting/setting');
  const entry = app.getByRole('link', { name: /^Customer service/ });
  await expect(entry).toBeVisible();
  await sandbox.support.answer('newcomer', 'Are you still there?');
  await expect(entry).toContainText('1 new answer');
  await entry.click();
  await expect(log).toContainText('Are you still there?');
  await allIsRead();
});

test('the room talks by itself, answers a message, and hides muted members', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await sandbox.clock.pause();
  await app.goto('/pages/chat/index');
  const log = app.getByRole('log', { name: 'Chat room' });
  await expect(log.getByRole('article').first()).toBeVisible();

  const field = app.getByRole('textbox', { name: 'Message everyone' });
  await field.fill('a'.repeat(201));
  await expect(app.getByRole('alert').filter({ hasText: 'The text is too long' })).toBeVisible();
  await expect(app.getByText('201/200')).toBeVisible();
  await field.fill('Hello everybody {{7*7}} <i>x</i>');
  await app.getByRole('button', { name: 'Send' }).click();
  await expect(log.getByText('Hello everybody {{7*7}} <i>x</i>')).toBeVisible();
  await expect(field).toHaveValue('');

  // New lines arrive by events.
  await sandbox.clock.jump('5m');
  const last = log.getByRole('article').last();
  await expect(last.getByRole('button')).toBeVisible();
  const name = (await last.getByRole('paragraph').first().textContent()) ?? '';
  // Others may have written meanwhile, so look for a line by this name.
  const lines = log.getByRole('button', { name: new RegExp(`^${name}: `) });
  await lines.last().click();
  await app.says(`${name} is muted`, () => app.getByRole('button', { name: new RegExp(`^Mute ${name}`) }).click());
  await expect(lines).toHaveCount(0);
});

test('typed text survives a reload, and hostile texts are shown as text', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/kefu/index');
  const field = app.getByRole('textbox', { name: 'Write to customer service' });
  const script = HOSTILE.find(({ what }) => what === 'an event handler')?.text ?? '';
  await field.fill(script);
  await app.page.reload();
  await expect(field).toHaveValue(script);
  await app.getByRole('button', { name: 'Send' }).click();
  await expect(app.getByRole('log').getByText(script)).toBeVisible();
  expect(await app.page.evaluate(() => '__breach' in window)).toBe(false);
});

test('files that cannot be attached are refused with their reason, and the typed text stays', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/kefu/index');
  const field = app.getByRole('textbox', { name: 'Write to customer service' });
  await field.fill('My voucher');
  const attach = (text: Buffer) =>
    app.page
      .locator('input[type=file]')
      .setInputFiles({ name: '"><img src=x onerror=__breach=1>.png', mimeType: 'image/png', buffer: text });
  const alert = app.getByRole('alert');
  await attach(Buffer.from('%PDF-1.7'));
  await expect(alert.filter({ hasText: 'choose a JPEG, PNG or WebP picture' })).toBeVisible();
  await attach(Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
  await expect(alert.filter({ hasText: 'damaged' })).toBeVisible();
  await sandbox.faults.set({ calls: { 'POST /upload': { refusal: 'too_many_pictures' } } });
  await attach(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  );
  await expect(alert.filter({ hasText: /You have uploaded .* Try again tomorrow/ })).toBeVisible();
  await expect(field).toHaveValue('My voucher');
});

test('the number of people in the chat room begins where the title does', async ({ app, sandbox }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/chat/index');
  const left = (part: Locator) =>
    part.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    });
  const online = app.locator('header').getByText(/online$/);
  await expect(online).toBeVisible();
  expect(await left(online)).toBe(await left(app.getByRole('heading', { level: 1 })));
});
