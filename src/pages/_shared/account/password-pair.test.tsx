import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '@/i18n/i18n';
import { AskPassword } from './ask-password';
import { PasswordPair } from './password-pair';

// The payment password is typed in letters.
vi.mock('@/data/session/preferences', async () => {
  const { createValueStore } = await import('@/lib/stores/value-store');
  return { createPreference: () => createValueStore('letters') };
});

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['auth', 'pay-password']);
});

const none = () => undefined;
const form = { id: 'form', pending: false, messageOf: none, formMessage: undefined, changed: none };
const pair = (account?: string) => (
  <PasswordPair
    password=""
    again=""
    onPasswordChange={none}
    onAgainChange={none}
    form={form}
    {...(account && { account })}
  />
);
const ask = <AskPassword form={form} typed="" onType={none} onComplete={none} onSubmit={none} onLeave={none} />;

/** The fields for a password, as written. */
const fields = (shown: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(shown).match(/<input[^>]*type="password"[^>]*>/g) ?? [];

test.each([
  ['the new one', pair(), 2],
  ['the one there is', ask, 1],
])('a password manager keeps away from the payment password: %s', (_which, shown, count) => {
  expect(fields(shown)).toHaveLength(count);
  for (const field of fields(shown)) {
    expect(field).toContain('autoComplete="off"');
    for (const asked of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type="other"'])
      expect(field).toContain(asked);
    expect(field).not.toMatch(/name="(new|repeat)-password"/);
  }
});

test('a password manager learns of a new password for the login', () => {
  for (const field of fields(pair('maya@example.com'))) {
    expect(field).toContain('autoComplete="new-password"');
    expect(field).not.toContain('ignore');
  }
});
