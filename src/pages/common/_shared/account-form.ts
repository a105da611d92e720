import type { RefusalCode } from '@/contract/refusals/codes';
import * as rule from '@/domain/validation';
import { type CodePurpose, type CodeRequest, isBeforeSending, type SentCode, sameAccount } from '@/lifecycles/auth';
import type { AccountDraft } from './account-draft';

/** Registration and "forgot password" take the same three steps (designed). */
export const STEPS = ['account', 'code', 'password'] as const;
export type Step = (typeof STEPS)[number];

/** Where a message belongs; `form` is for what no field is to blame for. */
export type FieldName = 'account' | 'invite' | 'agreed' | 'code' | 'password' | 'again' | 'form';

/** What a field says: a code whose text the contract has, or that the terms were not agreed to. */
export type MessageCode = RefusalCode | 'agree';
export type FieldErrors = Partial<Record<FieldName, MessageCode>>;

/** The address that codes go to, as the server wants it: trimmed, digits only for phones. */
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
  /** Registrations ask for consent to the terms. */
  readonly consent: boolean;
  /** A site may take nobody without an invitation. */
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
 * The login does not judge what only the server knows: an account may have a name or number of its own. A mail address
 * with a slip in it, and a phone number that cannot be one, are said at once.
 */
export function loginErrors(draft: AccountDraft, dial: string, password: string): FieldErrors {
  const account = accountOf(draft);
  const isName = draft.kind === 'email' && account !== '' && !account.includes('@');
  const verdict = draft.kind === 'mobile' ? rule.mobile(account, dial) : rule.account(account);
  return only({ account: isName ? undefined : verdict, password: password === '' ? 'password_required' : undefined });
}

/** The code that is out for this request; null where none is, or where the clock was set back to before it was sent. */
export function codeOutFor(sent: SentCode | null, request: CodeRequest, nowMs: number): SentCode | null {
  if (sent === null || !sameAccount(sent.request, request)) return null;
  return isBeforeSending(sent.resendAtMs, request.channel, nowMs) ? null : sent;
}

/** The step to show: the one the address asks for, as far as what was typed has come. */
export function stepOf(asked: string | null, codeIsOut: boolean, code: string): Step {
  const wanted = STEPS.find((step) => step === asked) ?? 'account';
  if (!codeIsOut) return 'account';
  return wanted === 'password' && rule.verificationCode(code) !== null ? 'code' : wanted;
}

/** The step that holds a field; null for `form`, which every step has. */
export function stepWith(field: FieldName): Step | null {
  if (field === 'form') return null;
  if (field === 'code') return 'code';
  return field === 'password' || field === 'again' ? 'password' : 'account';
}
