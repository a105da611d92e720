import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '@/contract/refusals/text';
import { useLang } from '@/data/session';
import type { FieldErrors, FieldName } from './account-form';
import { type Problem, type Problems, problemsOfErrors } from './problems';

/** The messages beside the fields of one form; typing into a field takes its message away. */
export function useProblems() {
  const [problems, setProblems] = useState<Problems>({});
  const [round, setRound] = useState(0);
  const word = useProblemText();
  const show = (next: Problems) => {
    setProblems(next);
    if (Object.keys(next).length > 0) setRound((count) => count + 1);
  };
  return {
    show,
    /** Counts how often messages have appeared. */
    round,
    /** Shows what is wrong; true when nothing is. */
    accept(errors: FieldErrors): boolean {
      show(problemsOfErrors(errors));
      return Object.keys(errors).length === 0;
    },
    clear(...fields: FieldName[]): void {
      setProblems((shown) => {
        const kept = Object.entries(shown).filter(
          ([field]) => field !== 'form' && !fields.includes(field as FieldName),
        );
        return Object.fromEntries(kept);
      });
    },
    /** The message of a field, undefined when it has none. */
    text: (field: FieldName): string | undefined => {
      const problem = problems[field];
      return problem && word(problem);
    },
  };
}

export type ProblemsPort = ReturnType<typeof useProblems>;

function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation(['auth', 'errors']);
  const lang = useLang();
  return (problem) => {
    if ('text' in problem) return problem.text;
    if ('code' in problem) return problem.code === 'agree' ? t('auth:agreeFirst') : refusalText(problem.code, lang);
    if (problem.lost === 'network') return t('errors:network');
    if (problem.lost === 'timeout') return t('errors:timeout');
    if (problem.lost === 'unavailable') return t('errors:unavailable');
    return problem.lost === 'bad_response' ? t('errors:server') : t('errors:refused');
  };
}
