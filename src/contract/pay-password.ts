/**
 * Refusals of calls because of the payment password, in order of precedence (designed; the family answers a plain
 * error).
 */
export const PAY_PASSWORD_REFUSALS = [
  'pay_password_missing',
  'pay_password_required',
  'pay_password_locked',
  'pay_password_wrong',
] as const;

export type PayPasswordRefusal = (typeof PAY_PASSWORD_REFUSALS)[number];
