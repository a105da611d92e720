import type { RefusalCode } from '@/contract/refusals/codes';
import type { ApiError } from '@/data/api/api-error';
import type { Problem } from '../../_shared/form/use-problem-text';

/** The field which shows a message; `form` holds errors which belong to no field. */
export type Field = 'account' | 'code' | 'password' | 'again' | 'nickname' | 'signature' | 'form';

export type Problems = Partial<Record<Field, Problem>>;

const FIELD_OF: Partial<Record<RefusalCode, Field>> = {
  account_required: 'account',
  account_invalid: 'account',
  account_exists: 'account',
  account_unknown: 'account',
  email_invalid: 'account',
  mobile_invalid: 'account',
  code_required: 'code',
  code_format: 'code',
  code_wrong: 'code',
  code_expired: 'code',
  code_exhausted: 'code',
  code_throttled: 'code',
  password_required: 'password',
  password_length: 'password',
  pay_password_required: 'password',
  pay_password_length: 'password',
  passwords_differ: 'again',
  nickname_length: 'nickname',
  special_characters: 'nickname',
  signature_length: 'signature',
};

/**
 * Assigns a failed call to the field of its refusal, if the form has it, otherwise to the form. Returns no problem if
 * the shell reports it and navigates to the login or the verification.
 */
export function placeFailure(failure: ApiError, fields: readonly Field[]): Problems {
  if (failure.kind === 'session_invalid' || failure.kind === 'verification_needed') return {};
  const field = failure.reason ? FIELD_OF[failure.reason] : undefined;
  return { [field && fields.includes(field) ? field : 'form']: { failure } };
}
