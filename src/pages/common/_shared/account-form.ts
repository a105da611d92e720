import type { RefusalCode } from '@/contract/refusals/codes';
import {
  CHECK_CODE_FIELDS,
  MAIL_CODE_FIELDS,
  REGISTER_FIELDS,
  RESET_PASSWORD_FIELDS,
  SMS_CODE_FIELDS,
} from '@/contract/refusals/fields/accounts';
import { fieldOf } from '@/contract/refusals/fields/refusal-fields';
import type { CodeAddress } from '@/domain/accounts/account-rules';
import { verificationCode } from '@/domain/accounts/validation';
import { plainText } from '@/domain/plain-text';
import type { Failure } from '@/lifecycles/failure';
import {
  type CodePurpose,
  type CodeRequest,
  isBeforeSending,
  type SentCode,
  sameAccount,
} from '@/lifecycles/sent-code';
import { renamedFields } from '../../_shared/form/use-form';
import type { AccountDraft } from './account-draft';

/** Steps of registration and "forgot password" (designed). */
export const STEPS = ['account', 'code', 'password'] as const;
export type Step = (typeof STEPS)[number];

/** The fields of all steps. */
export type FieldName = 'account' | 'invite' | 'agreed' | 'code' | 'password' | 'again';

/** The field of every refusal of the calls with which a code is sent and an account opened or recovered. */
export const FIELDS: Readonly<Partial<Record<RefusalCode, FieldName | null>>> = {
  ...renamedFields({ ...SMS_CODE_FIELDS, ...MAIL_CODE_FIELDS }, { mobile: 'account', user_string: 'account' }),
  ...renamedFields(CHECK_CODE_FIELDS, { user_string: 'account', email_code: 'code' }),
  ...renamedFields(RESET_PASSWORD_FIELDS, { user_string: 'account', re_password: 'again' }),
  ...renamedFields(REGISTER_FIELDS, { user_string: 'account', re_password: 'again', extension_code: 'invite' }),
  code_throttled: 'code',
};

/** The address for codes, as it arrives at the server: an e-mail address, or the digits of a phone number. */
export function accountOf(draft: Pick<AccountDraft, 'kind' | 'email' | 'mobile'>): string {
  return draft.kind === 'email' ? plainText(draft.email) : draft.mobile;
}

/** @param dial digits of the area code */
export function codeRequest(draft: AccountDraft, dial: string, purpose: CodePurpose): CodeRequest {
  const areaCode = draft.kind === 'mobile' ? dial : '';
  return { purpose, channel: draft.kind, account: accountOf(draft), areaCode };
}

/** The address of the draft, for the rules. */
export const addressOf = (draft: AccountDraft, dial: string): CodeAddress => ({
  channel: draft.kind,
  account: accountOf(draft),
  dial: draft.kind === 'mobile' ? dial : '',
});

/** The pending code for this request; null if there is none, or if the clock was set back to before it was sent. */
export function pendingCodeFor(sent: SentCode | null, request: CodeRequest, nowMs: number): SentCode | null {
  if (sent === null || !sameAccount(sent.request, request)) return null;
  return isBeforeSending(sent.resendAtMs, request.channel, nowMs) ? null : sent;
}

/** The step to show: the one in the page address, limited to the steps whose predecessors are complete. */
export function stepOf(stepInAddress: string | null, codeIsOut: boolean, code: string): Step {
  const wanted = STEPS.find((step) => step === stepInAddress) ?? 'account';
  if (!codeIsOut) return 'account';
  return wanted === 'password' && verificationCode(code) !== null ? 'code' : wanted;
}

/** The step which contains a field. */
export function stepWith(field: FieldName): Step {
  if (field === 'code') return 'code';
  return field === 'password' || field === 'again' ? 'password' : 'account';
}

/**
 * The step that shows a failed call: the step of its field, or the current one if that step cannot be entered. An
 * example is "requested too often" before any code was sent.
 */
export function stepOfFailure(failure: Failure, step: Step, codeIsOut: boolean): Step {
  const field = failure.kind === 'refused' ? fieldOf<FieldName>(FIELDS, failure) : null;
  const home = field === null ? step : stepWith(field);
  return home === 'account' || codeIsOut ? home : step;
}
