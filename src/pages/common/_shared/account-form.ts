import type { RefusalCode } from '@/contract/refusals/codes';
import * as rule from '@/domain/accounts/validation';
import { type CodePurpose, type CodeRequest, isBeforeSending, type SentCode, sameAccount } from '@/lifecycles/auth';
import type { AccountDraft } from './account-draft';

/** Steps of registration and "forgot password" (designed). */
export const STEPS = ['account', 'code', 'password'] as const;
export type Step = (typeof STEPS)[number];

/** The field which shows a message; `form` holds errors which belong to no field. */
export type FieldName = 'account' | 'invite' | 'agreed' | 'code' | 'password' | 'again' | 'form';

/** A message: a refusal code of the contract, or `agree` for missing consent to the terms. */
export type MessageCode = RefusalCode | 'agree';
export type FieldErrors = Partial<Record<FieldName, MessageCode>>;

/** The address for codes, in the server's format: a trimmed e-mail address, or the digits of a phone number. */
export function accountOf(draft: Pick<AccountDraft, 'kind' | 'email' | 'mobile'>): string {
  return draft.kind === 'email' ? draft.email.trim() : draft.mobile;
}

/** @param dial digits of the area code */
export function codeRequest(draft: AccountDraft, dial: string, purpose: CodePurpose): CodeRequest {
  const areaCode = draft.kind === 'mobile' ? dial : '';
  return { purpose, channel: draft.kind, account: accountOf(draft), areaCode };
}

const only = (errors: Record<string, rule.Verdict | MessageCode | undefined>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, code]) => code)) as FieldErrors;

interface AccountStepRules {
  readonly dial: string;
  /** Consent to the terms is required; true for registrations. */
  readonly consent: boolean;
  /** The site accepts only registrations with an invite code. */
  readonly inviteRequired: boolean;
}

export function accountStepErrors(
  draft: AccountDraft,
  { dial, consent, inviteRequired }: AccountStepRules,
): FieldErrors {
  const account = accountOf(draft);
  const invite = draft.invite.trim();
  return only({
    account: draft.kind === 'email' ? rule.email(account) : rule.mobile(account, dial),
    invite: invite === '' ? inviteRequired && 'invite_required' : rule.noSpecialCharacters(invite),
    agreed: consent && !draft.agreed && 'agree',
  } as Record<string, rule.Verdict | MessageCode>);
}

export const codeStepErrors = (code: string): FieldErrors => only({ code: rule.verificationCode(code) });

export const passwordStepErrors = (password: string, again: string): FieldErrors =>
  only({ password: rule.password(password), again: rule.passwordAgain(again, password) });

/**
 * Errors of the login form. An account may have a name or a number, which only the server can check. A malformed e-mail
 * address or phone number is reported at once.
 */
export function loginErrors(draft: AccountDraft, dial: string, password: string): FieldErrors {
  const account = accountOf(draft);
  const isName = draft.kind === 'email' && account !== '' && !account.includes('@');
  const verdict = draft.kind === 'mobile' ? rule.mobile(account, dial) : rule.account(account);
  return only({ account: isName ? undefined : verdict, password: password === '' ? 'password_required' : undefined });
}

/** The pending code for this request; null if there is none, or if the clock was set back to before it was sent. */
export function codeOutFor(sent: SentCode | null, request: CodeRequest, nowMs: number): SentCode | null {
  if (sent === null || !sameAccount(sent.request, request)) return null;
  return isBeforeSending(sent.resendAtMs, request.channel, nowMs) ? null : sent;
}

/** The step to show: the one in the page address, limited to the steps whose predecessors are complete. */
export function stepOf(asked: string | null, codeIsOut: boolean, code: string): Step {
  const wanted = STEPS.find((step) => step === asked) ?? 'account';
  if (!codeIsOut) return 'account';
  return wanted === 'password' && rule.verificationCode(code) !== null ? 'code' : wanted;
}

/** The step which contains a field; null for `form`, which belongs to every step. */
export function stepWith(field: FieldName): Step | null {
  if (field === 'form') return null;
  if (field === 'code') return 'code';
  return field === 'password' || field === 'again' ? 'password' : 'account';
}
