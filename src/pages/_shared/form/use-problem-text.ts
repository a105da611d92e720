import { useTranslation } from 'react-i18next';
import type { RefusalCode } from '@/contract/refusals/codes';
import { refusalText } from '@/contract/refusals/text';
import type { ApiError } from '@/data/api-error';
import { isUncertain, repeatsSafely } from '@/data/repeat';
import { useLang } from '@/data/session';

/** What is wrong in a form: what a rule says, or how a call failed. */
export type Problem = { readonly code: RefusalCode } | { readonly failure: ApiError };

/** The words for it, in the language on screen. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('errors');
  const lang = useLang();
  return (problem) => {
    if ('code' in problem) return refusalText(problem.code, lang);
    const { failure } = problem;
    if (failure.kind === 'refused') return failure.message || t('refused');
    if (isUncertain(failure)) return t(repeatsSafely() ? 'unsureSafe' : 'unsure');
    return t('server');
  };
}
