import type { RefusalCode } from '@/contract/refusals/codes';
import type { ApiError } from '@/data/api-error';
import type { Problem } from '../../_shared/form/use-problem-text';

/** Where a message belongs; `form` is for what no field is to blame for. */
export type Field = 'account' | 'code' | 'password' | 'again' | 'nickname' | 'signature' | 'form';

/** What is said beside which field. */
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
 * Where a failed call is shown: beside the field its refusal is about, if the form on screen has it. Nowhere when the
 * shell says it, for it leads to the login or to the verification.
 */
export function placeFailure(failure: ApiError, fields: readonly Field[]): Problems {
  if (failure.kind === 'session_invalid' || failure.kind === 'verification_needed') return {};
  const field = failure.reason ? FIELD_OF[failure.reason] : undefined;
  return { [field && fields.includes(field) ? field : 'form']: { failure } };
}
