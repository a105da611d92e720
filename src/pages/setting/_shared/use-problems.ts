import type { RefusalCode } from '@/contract/refusals/codes';
import { isApiError } from '@/data/api/api-error';
import type { Verdict } from '@/domain/accounts/validation';
import { useFieldProblems } from '../../_shared/form/use-field-problems';
import { type Problem, useProblemText } from '../../_shared/form/use-problem-text';
import { type Field, placeFailure } from './problems';

/** Messages beside the fields of one form. Typing in a field removes its message. */
export function useProblems(fields: readonly Field[]) {
  const { show, ...problems } = useFieldProblems<Field, Problem>(useProblemText());
  return {
    ...problems,
    /** Shows the errors of the rules. Returns true if there are none. */
    accept(verdicts: Partial<Record<Field, Verdict>>): boolean {
      const wrong = Object.entries(verdicts).flatMap(([field, code]) =>
        code ? [[field, { code: code as RefusalCode }] as const] : [],
      );
      show(Object.fromEntries(wrong));
      return wrong.length === 0;
    },
    /** Shows a failed call. @throws any error which is not an ApiError, because it is a bug */
    fail(error: unknown): void {
      if (!isApiError(error)) throw error;
      show(placeFailure(error, fields));
    },
  };
}
