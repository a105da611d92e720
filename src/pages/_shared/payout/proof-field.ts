import { CODE_REFUSALS } from '@/contract/code-refusals';
import type { RefusalCode } from '@/contract/refusals/codes';

/** Refusals shown at the code field. Refusals about the payment password are shown in its own sheet. */
export const PROOF_FIELD: Partial<Record<RefusalCode, 'code'>> = Object.fromEntries(
  [...CODE_REFUSALS, 'code_throttled', 'proof_required'].map((reason) => [reason, 'code' as const]),
);
