import { expect, test } from 'vitest';
import { calls } from '@/contract/calls';
import type { Failure } from '@/lifecycles/failure';
import { type Problems, placeFailure, problemsOf } from './problems';

const refused = (reason: string | null, message = 'Server text'): Failure => ({ kind: 'refused', message, reason });

test.each<[string, Failure, Problems]>([
  ['a refusal of a field', refused('password_wrong'), { password: { code: 'password_wrong' } }],
  ['a refusal with figures', refused('code_throttled', 'Try again in 40 s'), { code: { text: 'Try again in 40 s' } }],
  ['a refusal without a reason', refused(null), { form: { text: 'Server text' } }],
  ['a refusal of no field', refused('server_busy'), { form: { text: 'Server text' } }],
  ['a refusal without words', refused(null, ''), { form: { lost: 'refused' } }],
  ['no connection', { kind: 'network', message: 'for developers', reason: null }, { form: { lost: 'network' } }],
  ['no answer', { kind: 'timeout', message: 'for developers', reason: null }, { form: { lost: 'timeout' } }],
  ['999', { kind: 'session_invalid', message: 'Ended', reason: null }, { form: { text: 'Ended' } }],
])('%s is shown where it belongs', (_, failure, problems) => {
  expect(problemsOf(failure)).toEqual(problems);
});

const FORM_CALLS = [
  'POST /sms_mail',
  'POST /sms_send',
  'POST /user/check_email',
  'POST /user/register',
  'POST /user/login',
  'POST /user/forget',
] as const;
const declared = [...new Set(FORM_CALLS.flatMap((call) => calls[call].refusals))];

test.each(declared)('%s, which these forms can meet, has a field: add new ones to FIELD_OF', (reason) => {
  expect(Object.keys(problemsOf(refused(reason)))).not.toContain('form');
});

test.each([
  ['account_exists', 'account', false, 'account', 'account'],
  ['account_exists', 'password', true, 'account', 'account'],
  ['invite_invalid', 'password', true, 'account', 'invite'],
  ['code_expired', 'password', true, 'code', 'code'],
  ['code_throttled', 'code', true, 'code', 'code'],
  // Requested again in the first step while the earlier code is still valid.
  ['code_throttled', 'account', true, 'code', 'code'],
  // Another tab requested the code, so this one has no code step to show.
  ['code_throttled', 'account', false, 'account', 'form'],
  ['passwords_differ', 'password', true, 'password', 'again'],
  ['server_busy', 'code', true, 'code', 'form'],
] as const)(
  '%s on the step %s, with a code out: %s, is shown on %s beside %s',
  (reason, step, isOut, shownOn, field) => {
    const placed = placeFailure(refused(reason), step, isOut);
    expect(placed.step).toBe(shownOn);
    expect(Object.keys(placed.problems)).toEqual([field]);
  },
);
