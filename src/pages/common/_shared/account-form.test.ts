import { expect, test } from 'vitest';
import { CLOCK_MENDING_MS, RESEND_AFTER_MS, type SentCode } from '@/lifecycles/auth';
import { maskedAccount, typedMobile } from '../../_shared/account/account-text';
import { EMPTY_DRAFT } from './account-draft';
import {
  accountOf,
  accountStepErrors,
  codeOutFor,
  codeRequest,
  codeStepErrors,
  type FieldErrors,
  loginErrors,
  passwordStepErrors,
  stepOf,
  stepWith,
} from './account-form';

const draft = (fields: Partial<typeof EMPTY_DRAFT> = {}) => ({ ...EMPTY_DRAFT, ...fields });
const mail = draft({ email: 'maya@example.com', agreed: true });
const phone = draft({ kind: 'mobile', mobile: '81234567890', agreed: true });
const OPEN_SITE = { dial: '62', consent: true, inviteRequired: false };

test.each<[string, Partial<typeof EMPTY_DRAFT>, Partial<typeof OPEN_SITE>, FieldErrors]>([
  ['complete', {}, {}, {}],
  ['nothing typed', { email: '', agreed: false }, {}, { account: 'account_required', agreed: 'agree' }],
  ['spaces around it', { email: '  maya@example.com ' }, {}, {}],
  ['half an address', { email: 'maya@' }, {}, { account: 'email_invalid' }],
  ['a phone', { kind: 'mobile', mobile: '81234567890' }, {}, {}],
  ['a short phone', { kind: 'mobile', mobile: '812' }, {}, { account: 'mobile_invalid' }],
  [
    'a phone that is none in China',
    { kind: 'mobile', mobile: '81234567890' },
    { dial: '86' },
    { account: 'mobile_invalid' },
  ],
  ['no consent where none is asked', { agreed: false }, { consent: false }, {}],
  ['markup as invite code', { invite: '<b>' }, {}, { invite: 'special_characters' }],
  ['no invite code where it is required', { invite: ' ' }, { inviteRequired: true }, { invite: 'invite_required' }],
])('account step, %s', (_, typed, rules, errors) => {
  expect(accountStepErrors({ ...mail, ...typed }, { ...OPEN_SITE, ...rules })).toEqual(errors);
});

test.each<[string, FieldErrors]>([
  ['', { code: 'code_required' }],
  ['12345', { code: 'code_format' }],
  ['123456', {}],
])('code step, "%s"', (code, errors) => {
  expect(codeStepErrors(code)).toEqual(errors);
});

test.each<[string, string, FieldErrors]>([
  ['', '', { password: 'password_required', again: 'password_required' }],
  ['short', 'short', { password: 'password_length', again: 'password_length' }],
  ['longer77', 'longer78', { again: 'passwords_differ' }],
  ['longer77', 'longer77', {}],
])('password step, "%s" and "%s"', (password, again, errors) => {
  expect(passwordStepErrors(password, again)).toEqual(errors);
});

test.each<[string, Partial<typeof EMPTY_DRAFT>, string, FieldErrors]>([
  ['nothing', {}, '', { account: 'account_required', password: 'password_required' }],
  ['an account name', { email: 'maya77' }, 'x', {}],
  ['a mail address', { email: 'maya@example.com' }, 'x', {}],
  ['a mail address with a slip', { email: 'maya@example' }, 'x', { account: 'account_invalid' }],
  ['a phone', { kind: 'mobile', mobile: '81234567890' }, 'x', {}],
  ['a short phone', { kind: 'mobile', mobile: '81' }, 'x', { account: 'mobile_invalid' }],
])('login with %s', (_, typed, password, errors) => {
  expect(loginErrors(draft(typed), '62', password)).toEqual(errors);
});

test.each([
  ['0812-3456 7890', '081234567890'],
  ['+62 812 3456', '8123456'],
  ['+86 138', '86138'],
  ['62812', '62812'],
  ['(0)8x1', '081'],
])('a phone typed as "%s" is %s', (text, digits) => {
  expect(typedMobile(text, '62')).toBe(digits);
});

const sent: SentCode = { request: codeRequest(mail, '62', 'register'), resendAtMs: 1_000_000 };

test.each([
  ['the same account', mail, '62', 'register', 900_000, true],
  ['the same account after the deadline', mail, '62', 'register', 2_000_000, true],
  ['another purpose', mail, '62', 'forget', 900_000, false],
  ['another account', draft({ email: 'b@example.com' }), '62', 'register', 900_000, false],
  ['a phone', phone, '62', 'register', 900_000, false],
  ['a clock set right', mail, '62', 'register', 1_000_000 - RESEND_AFTER_MS.email - 20_000, true],
  ['a clock set back', mail, '62', 'register', 1_000_000 - RESEND_AFTER_MS.email - CLOCK_MENDING_MS - 1, false],
] as const)('a code is out for %s', (_, typed, dial, purpose, nowMs, isOut) => {
  expect(codeOutFor(sent, codeRequest(typed, dial, purpose), nowMs) !== null).toBe(isOut);
});

test('the area code belongs to a phone, not to an address', () => {
  expect(codeRequest(phone, '62', 'forget')).toEqual({
    purpose: 'forget',
    channel: 'mobile',
    account: '81234567890',
    areaCode: '62',
  });
  expect(codeRequest(mail, '62', 'register').areaCode).toBe('');
  expect(accountOf(draft({ email: ' a@b.co ' }))).toBe('a@b.co');
});

test.each([
  [null, true, '', 'account'],
  ['code', true, '', 'code'],
  ['code', false, '123456', 'account'],
  ['password', true, '123456', 'password'],
  ['password', true, '1234', 'code'],
  ['password', false, '123456', 'account'],
  ['elsewhere', true, '123456', 'account'],
] as const)('asked for %s with a code out: %s and "%s" typed, the step is %s', (asked, isOut, code, step) => {
  expect(stepOf(asked, isOut, code)).toBe(step);
});

test.each([
  ['account', 'account'],
  ['invite', 'account'],
  ['agreed', 'account'],
  ['code', 'code'],
  ['password', 'password'],
  ['again', 'password'],
  ['form', null],
] as const)('%s is on the step %s', (field, step) => {
  expect(stepWith(field)).toBe(step);
});

test.each([
  ['maya@example.com', 'ma•••@example.com'],
  ['m@example.com', 'm•••@example.com'],
  ['81234567890', '•••7890'],
])('%s is shown as %s', (account, masked) => {
  expect(maskedAccount(account)).toBe(masked);
});
