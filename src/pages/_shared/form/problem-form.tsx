import type { ReactNode } from 'react';
import form from './form.module.css';
import { useFirstInvalid } from './use-first-invalid';

interface ProblemFormProps {
  /** `round` counts how often error messages have appeared. */
  problems: { readonly round: number };
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * A form with its own error messages instead of the browser's. When messages appear, the first invalid field gets the
 * focus.
 */
export function ProblemForm({ problems, onSubmit, children }: ProblemFormProps) {
  const box = useFirstInvalid(problems.round);
  return (
    <form
      ref={box}
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
