/** What a code that was sent is refused with, in order of precedence. That it ends after five wrong tries is designed. */
export const CODE_REFUSALS = ['code_required', 'code_format', 'code_wrong', 'code_expired', 'code_exhausted'] as const;
