import { useState } from 'react';

/** The messages beside the fields of one form, `form` for what no field is to blame for. */
export interface FieldProblems<Field extends string, Problem> {
  /** Puts these in place of all that are shown. */
  readonly show: (next: Partial<Record<Field, Problem>>) => void;
  /** Counts how often messages have appeared. */
  readonly round: number;
  /** Typing into fields takes their messages away, and the form's. */
  readonly clear: (...fields: readonly Field[]) => void;
  /** The message of a field, undefined when it has none. */
  readonly text: (field: Field) => string | undefined;
}

/** Holds what is wrong with a form; `word` says it in the language on screen. */
export function useFieldProblems<Field extends string, Problem>(
  word: (problem: Problem) => string,
): FieldProblems<Field, Problem> {
  const [problems, setProblems] = useState<Partial<Record<Field, Problem>>>({});
  const [round, setRound] = useState(0);
  return {
    round,
    show(next) {
      setProblems(next);
      if (Object.keys(next).length > 0) setRound((count) => count + 1);
    },
    clear(...fields) {
      setProblems((shown) => {
        const kept = Object.entries(shown).filter(([field]) => field !== 'form' && !fields.includes(field as Field));
        return Object.fromEntries(kept) as typeof shown;
      });
    },
    text(field) {
      const problem = problems[field];
      return problem && word(problem);
    },
  };
}
