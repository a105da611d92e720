import { CODE_REFUSALS } from '@/contract/code-refusals';
import type { RefusalCode } from '@/contract/refusals/codes';

/** What is said beside the code of a form that takes one. What is wrong with the payment password stands in its sheet. */
export const PROOF_FIELD: Partial<Record<RefusalCode, 'code'>> = Object.fromEntries(
  [...CODE_REFUSALS, 'code_throttled', 'proof_required'].map((reason) => [reason, 'code' as const]),
);
