/**
 * Refusals of a submitted verification code, in order of precedence. `code_exhausted` after five wrong tries is
 * designed.
 */
export const CODE_REFUSALS = ['code_required', 'code_format', 'code_wrong', 'code_expired', 'code_exhausted'] as const;
