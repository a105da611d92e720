import type { RefusalCode } from '@/contract/refusals/codes';
import type { Failure } from '@/lifecycles/failure';
import { type FieldErrors, type FieldName, type MessageCode, type Step, stepWith } from './account-form';

/**
 * Message beside a field: a code which the app words in the displayed language, the server's own text, or the kind of a
 * call which got no answer.
 */
export type Problem = { readonly code: MessageCode } | { readonly text: string } | { readonly lost: Failure['kind'] };
export type Problems = Partial<Record<FieldName, Problem>>;

const FIELD_OF: Partial<Record<RefusalCode, FieldName>> = {
  account_required: 'account',
  account_invalid: 'account',
  account_exists: 'account',
  account_unknown: 'account',
  account_locked: 'account',
  email_invalid: 'account',
  mobile_invalid: 'account',
  invite_required: 'invite',
  invite_invalid: 'invite',
  code_required: 'code',
  code_format: 'code',
  code_wrong: 'code',
  code_expired: 'code',
  code_exhausted: 'code',
  code_throttled: 'code',
  password_required: 'password',
  password_wrong: 'password',
  login_slowed: 'password',
  password_length: 'password',
  passwords_differ: 'again',
};

/** Refusals whose text contains figures which only the server knows. */
const WORDED_BY_SERVER: readonly string[] = ['code_throttled', 'login_slowed'];

/** Assigns a failed call to a field. A failure with an unknown reason is shown above the submit button. */
export function problemsOf({ kind, message, reason }: Failure): Problems {
  if (kind !== 'refused') return { form: message && isSentence(kind) ? { text: message } : { lost: kind } };
  const field = FIELD_OF[reason as RefusalCode];
  if (!field) return { form: message ? { text: message } : { lost: kind } };
  return { [field]: WORDED_BY_SERVER.includes(reason ?? '') ? { text: message } : { code: reason as RefusalCode } };
}

/** Only these kinds of failure carry a text for customers. */
const isSentence = (kind: Failure['kind']) => kind === 'session_invalid' || kind === 'verification_needed';

export const problemsOfErrors = (errors: FieldErrors): Problems =>
  Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, { code }]));

/**
 * Chooses the step and place for a failed call: the step of its field, or above the button of the current step if that
 * step cannot be entered. An example is "requested too often" before any code was sent.
 */
export function placeFailure(failure: Failure, step: Step, codeIsOut: boolean): { problems: Problems; step: Step } {
  const problems = problemsOf(failure);
  const [[field, problem] = []] = Object.entries(problems) as [FieldName, Problem][];
  const home = field === undefined ? null : stepWith(field);
  if (home === null || home === step) return { problems, step };
  if (home === 'account' || codeIsOut) return { problems, step: home };
  return { problems: problem ? { form: problem } : {}, step };
}
