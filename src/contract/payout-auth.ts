import { CODE_REFUSALS } from './code-refusals';
import { PAY_PASSWORD_REFUSALS } from './pay-password';

/**
 * Refusals because of the fields that prove who calls (./proof-fields.ts), after all others. A missing payment password
 * comes early, because setting one needs a code of the same kind. A wrong one comes last, so that passwords cannot be
 * tried without a code.
 */
export const PAYOUT_AUTH_REFUSALS = ['proof_required', ...CODE_REFUSALS, ...PAY_PASSWORD_REFUSALS] as const;

export type PayoutAuthRefusal = (typeof PAYOUT_AUTH_REFUSALS)[number];
