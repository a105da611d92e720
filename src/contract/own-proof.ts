import { CODE_REFUSALS } from './code-refusals';
import { optional, text } from './fields';
import { PAY_PASSWORD_REFUSALS, payPasswordField } from './pay-password';

/**
 * Designed fields of calls that save a payout destination: a code that was sent to an address of the own account (scene
 * `security`), and the payment password. They are optional in the form, so that a client that sends neither gets a
 * clear refusal.
 */
export const ownProofFields = { code: optional(text(16, 'code_required')), pay_password: payPasswordField };

/**
 * Refusals because of these fields, after all others. A missing payment password comes early, because setting one needs
 * a code of the same kind. A wrong one comes last, so that passwords cannot be tried without a code.
 */
export const OWN_PROOF_REFUSALS = ['proof_required', ...CODE_REFUSALS, ...PAY_PASSWORD_REFUSALS] as const;

export type OwnProofRefusal = (typeof OWN_PROOF_REFUSALS)[number];
