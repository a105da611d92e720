import type { RefusalCode } from '@/contract/refusals/codes';
import { isApiError } from '@/data/api-error';
import type { Verdict } from '@/domain/validation';
import { useFieldProblems } from '../../_shared/form/use-field-problems';
import { type Problem, useProblemText } from '../../_shared/form/use-problem-text';
import { type Field, placeFailure } from './problems';

/** The messages beside the fields of one form; typing into a field takes its message away. */
export function useProblems(fields: readonly Field[]) {
  const { show, ...problems } = useFieldProblems<Field, Problem>(useProblemText());
  return {
    ...problems,
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
  };
}
