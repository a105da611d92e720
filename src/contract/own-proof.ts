import { CODE_REFUSALS } from './code-refusals';
import { optional, text } from './fields';
import { PAY_PASSWORD_REFUSALS, payPasswordField } from './pay-password';

/**
 * Designed fields of calls that save where money may go: a code that was sent to an address of the own account (scene
 * security), and the payment password. They are optional in the form, so that a client that knows neither is told so.
 */
export const ownProofFields = { code: optional(text(16, 'code_required')), pay_password: payPasswordField };

/**
 * What such calls refuse with because of them, once nothing else is wrong. A missing payment password is said first,
 * for it is set with a code of the same kind; a wrong one last, so that it is not tried without a code.
 */
export const OWN_PROOF_REFUSALS = ['proof_required', ...CODE_REFUSALS, ...PAY_PASSWORD_REFUSALS] as const;

export type OwnProofRefusal = (typeof OWN_PROOF_REFUSALS)[number];
