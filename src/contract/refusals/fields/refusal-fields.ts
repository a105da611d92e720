import type { Call, CallInput, CallRefusal } from '../../calls';
import type { RefusalCode } from '../codes';

/** The input field to correct after a refusal, by refusal; null where no field helps. */
export type FieldsByRefusal<Code extends RefusalCode = RefusalCode, Field extends string = string> = {
  readonly [R in Code]: Field | null;
};

/**
 * Names the input field, in its wire name, of every refusal of a call. A forgotten refusal does not compile. Refusals
 * that every call shares have no field.
 */
export function refusalFields<
  C extends Call,
  const Fields extends FieldsByRefusal<CallRefusal<C>, keyof CallInput<C> & string>,
>(_call: C, fields: Fields & { readonly [R in Exclude<keyof Fields, CallRefusal<C>>]: never }): Fields {
  return fields;
}

/** Refusals of a code, of which the field is called `code` in most calls. */
export const CODE = {
  code_required: 'code',
  code_format: 'code',
  code_wrong: 'code',
  code_expired: 'code',
  code_exhausted: 'code',
} as const;

/** Refusals of the payment password, which is asked for in a sheet of its own. */
export const PAY_PASSWORD = {
  pay_password_missing: null,
  pay_password_required: null,
  pay_password_locked: null,
  pay_password_wrong: null,
} as const;
