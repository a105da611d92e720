import { expect, test } from 'vitest';
import { RESEND_AFTER_MS } from '@/domain/accounts/validation';
import { CLOCK_CORRECTION_MS, type SentCode } from '@/lifecycles/sent-code';
import { maskedAccount, typedMobile } from '../../_shared/account/account-text';
import { EMPTY_DRAFT } from './account-draft';
import { accountOf, codeRequest, pendingCodeFor, stepOf, stepOfFailure, stepWith } from './account-form';

const draft = (fields: Partial<typeof EMPTY_DRAFT> = {}) => ({ ...EMPTY_DRAFT, ...fields });
const mail = draft({ email: 'maya@example.com', agreed: true });
const phone = draft({ kind: 'mobile', mobile: '81234567890', agreed: true });
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
  ['a clock set back', mail, '62', 'register', 1_000_000 - RESEND_AFTER_MS.email - CLOCK_CORRECTION_MS - 1, false],
] as const)('a code is out for %s', (_, typed, dial, purpose, nowMs, isOut) => {
  expect(pendingCodeFor(sent, codeRequest(typed, dial, purpose), nowMs) !== null).toBe(isOut);
});

test('the area code is part of a phone number, not of an e-mail address', () => {
  expect(codeRequest(phone, '62', 'forget')).toEqual({
    purpose: 'forget',
    channel: 'mobile',
    account: '81234567890',
    areaCode: '62',
  });
  expect(codeRequest(mail, '62', 'register').areaCode).toBe('');
  expect(accountOf(draft({ email: ' a@<i>b.co ' }))).toBe('a@b.co');
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

test.each([
  ['account_exists', 'account', false, 'account'],
  ['account_exists', 'password', true, 'account'],
  ['invite_invalid', 'password', true, 'account'],
  ['code_expired', 'password', true, 'code'],
  ['code_throttled', 'code', true, 'code'],
  // Requested again in the first step while the earlier code is still valid.
  ['code_throttled', 'account', true, 'code'],
  // Another tab requested the code, so this one has no code step to show.
  ['code_throttled', 'account', false, 'account'],
  ['passwords_differ', 'password', true, 'password'],
  ['server_busy', 'code', true, 'code'],
  [null, 'code', true, 'code'],
] as const)('%s on the step %s, with a code out: %s, is shown on %s', (reason, step, isOut, shownOn) => {
  expect(stepOfFailure({ kind: 'refused', message: 'No', reason }, step, isOut)).toBe(shownOn);
});
