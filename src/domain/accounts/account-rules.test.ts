import { expect, test } from 'vitest';
import { type CodeAddress, loginViolations } from './account-rules';

const named = (account: string): CodeAddress => ({ channel: 'email', account, dial: '' });
const phoned = (account: string): CodeAddress => ({ channel: 'mobile', account, dial: '62' });

test.each<[string, CodeAddress, string, readonly string[]]>([
  ['nothing', named(''), '', ['account_required', 'password_required']],
  ['no phone', phoned(''), 'secret-1', ['account_required']],
  ['an account name', named('maya77'), 'secret-1', []],
  ['a mail address', named('maya@example.com'), 'secret-1', []],
  ['a mail address with a slip', named('maya@example'), '', ['password_required', 'account_invalid']],
  ['more than an address has', named(`${'a'.repeat(250)}@example.com`), 'secret-1', ['account_required']],
  ['a phone', phoned('81234567890'), 'secret-1', []],
  ['a short phone', phoned('81'), 'secret-1', ['mobile_invalid']],
  ['a password of which nothing arrives', named('maya77'), '<b>', ['password_required']],
])('login with %s', (_, address, password, codes) => {
  expect(loginViolations(address, password).map(({ code }) => code)).toEqual(codes);
});
