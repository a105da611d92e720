import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefusalCode } from '@/contract/refusals/codes';
import { refusalText } from '@/contract/refusals/text';
import { isApiError } from '@/data/api-error';
import { isUncertain, repeatsSafely } from '@/data/repeat';
import { useLang } from '@/data/session';
import type { Verdict } from '@/domain/validation';
import { type Field, type Problem, type Problems, placeFailure } from './problems';

/** The messages beside the fields of one form; typing into a field takes its message away. */
export function useProblems(fields: readonly Field[]) {
  const [problems, setProblems] = useState<Problems>({});
  const [round, setRound] = useState(0);
  const word = useProblemText();
  const show = (next: Problems) => {
    setProblems(next);
    if (Object.keys(next).length > 0) setRound((count) => count + 1);
  };
  return {
    /** Counts how often messages have appeared. */
    round,
    /** Shows what the rules say; true when nothing is wrong. */
    accept(verdicts: Partial<Record<Field, Verdict>>): boolean {
      const wrong = Object.entries(verdicts).flatMap(([field, code]) =>
        code ? [[field, { code: code as RefusalCode }] as const] : [],
      );
      show(Object.fromEntries(wrong));
      return wrong.length === 0;
    },
    /** Shows a failed call. @throws what is not an ApiError: a mistake of ours */
    fail(error: unknown): void {
      if (!isApiError(error)) throw error;
      show(placeFailure(error, fields));
    },
    clear(...cleared: readonly Field[]): void {
      setProblems((shown) => {
        const kept = Object.entries(shown).filter(([field]) => field !== 'form' && !cleared.includes(field as Field));
        return Object.fromEntries(kept);
      });
    },
    /** The message of a field, undefined when it has none. */
    text: (field: Field): string | undefined => {
      const problem = problems[field];
      return problem && word(problem);
    },
  };
}

export type ProblemsPort = ReturnType<typeof useProblems>;

function useProblemText(): (problem: Problem) => string {
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
