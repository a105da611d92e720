import { useTranslation } from '@/i18n/use-translation';
import { useRefusalText } from '@/pages/_shared/form/use-refusal-text';
import { useFieldProblems } from '../../_shared/form/use-field-problems';
import type { FieldErrors, FieldName } from './account-form';
import { type Problem, problemsOfErrors } from './problems';

/** Messages beside the fields of one form. Typing in a field removes its message. */
export function useProblems() {
  const problems = useFieldProblems<FieldName, Problem>(useProblemText());
  return {
    ...problems,
    /** Shows the errors. Returns true if there are none. */
    accept(errors: FieldErrors): boolean {
      problems.show(problemsOfErrors(errors));
      return Object.keys(errors).length === 0;
    },
  };
}

export type ProblemsPort = ReturnType<typeof useProblems>;

function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation(['auth', 'errors']);
  const refusalText = useRefusalText();
  return (problem) => {
    if ('text' in problem) return problem.text;
    if ('code' in problem) return problem.code === 'agree' ? t('auth:agreeFirst') : refusalText(problem.code);
    if (problem.lost === 'network') return t('errors:network');
    if (problem.lost === 'timeout') return t('errors:timeout');
    if (problem.lost === 'unavailable') return t('errors:unavailable');
    return problem.lost === 'bad_response' ? t('errors:server') : t('errors:refused');
  };
}
