import { optional, text } from './fields';

/** The field of calls that take the payment password. It may be missing in the form, not in the exchange. */
export const payPasswordField = optional(text(64, 'pay_password_required'));

/** What such calls refuse with because of it, in order of precedence (designed; the family answers a plain error). */
export const PAY_PASSWORD_REFUSALS = [
  'pay_password_missing',
  'pay_password_required',
  'pay_password_locked',
  'pay_password_wrong',
] as const;

export type PayPasswordRefusal = (typeof PAY_PASSWORD_REFUSALS)[number];
