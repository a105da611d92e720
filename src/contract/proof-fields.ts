import { optional, text } from './fields';

/** The payment password. The form accepts a request without it, the exchange refuses it (./pay-password.ts). */
export const payPasswordField = optional(text(64, 'pay_password_required'));

/**
 * Designed fields of calls that save a payout destination: a code that was sent to an address of the own account (scene
 * `security`), and the payment password. They are optional in the form, so that a client that sends neither gets a
 * clear refusal (./payout-auth.ts).
 */
export const payoutAuthFields = { code: optional(text(16, 'code_required')), pay_password: payPasswordField };
