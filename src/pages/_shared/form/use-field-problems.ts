import { useState } from 'react';

/** Error messages of one form by field; `form` holds errors which belong to no field. */
export interface FieldProblems<Field extends string, Problem> {
  /** Replaces all messages on screen. */
  readonly show: (next: Partial<Record<Field, Problem>>) => void;
  /** Counts how often messages have appeared. */
  readonly round: number;
  /** Removes the messages of these fields, and the one of the form. Called when the user types. */
  readonly clear: (...fields: readonly Field[]) => void;
  /** The message of a field; undefined if it has none. */
  readonly text: (field: Field) => string | undefined;
}

/** Holds the errors of a form; `word` converts an error to text in the displayed language. */
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
