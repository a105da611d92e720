import type { RefusalCode } from '@/contract/refusals/codes';
import type { ApiError } from '@/data/api/api-error';
import { isUncertain, repeatsSafely } from '@/data/api/repeat';
import { useTranslation } from '@/i18n/use-translation';
import { useRefusalText } from '@/pages/_shared/form/use-refusal-text';

/** An error of a form: a violated rule, or a failed call. */
export type Problem = { readonly code: RefusalCode } | { readonly failure: ApiError };

/** Returns a function which words a `Problem` in the displayed language. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('errors');
  const refusalText = useRefusalText();
  return (problem) => {
    if ('code' in problem) return refusalText(problem.code);
    const { failure } = problem;
    if (failure.kind === 'refused') return failure.message || t('refused');
    if (isUncertain(failure)) return t(repeatsSafely() ? 'unsureSafe' : 'unsure');
    return t('server');
  };
}
