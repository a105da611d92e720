import { expect, test } from 'vitest';
import { addressViolations, bindViolations, type CodeAddress, loginViolations } from './account-rules';

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

test.each<[string, CodeAddress, readonly string[]]>([
  ['nothing', named(''), ['account_required', 'email_invalid']],
  ['a mail address', named('maya@example.com'), []],
  ['one between blanks', named(' maya@example.com '), []],
  ['one with a tag', named('ma<b>ya@example.com'), []],
  ['nothing but a tag', named('<b>'), ['account_required', 'email_invalid']],
  ['the longest text', named(`maya@${'a.'.repeat(124)}b`), []],
  ['a longer one', named(`maya@${'a.'.repeat(124)}bc`), ['account_required', 'email_invalid']],
  ['a phone', phoned('81234567890'), []],
  ['no phone', phoned(''), ['account_required', 'mobile_invalid']],
])('a code to %s', (_, address, codes) => {
  expect(addressViolations(address).map(({ code }) => code)).toEqual(codes);
  expect(bindViolations(address, null).map(({ code }) => code)).toEqual(codes);
});
