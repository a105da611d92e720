import type { ReactNode } from 'react';
import form from './form.module.css';
import { useFirstInvalid } from './use-first-invalid';

interface ProblemFormProps {
  /** `round` counts how often messages have appeared. */
  problems: { readonly round: number };
  onSubmit: () => void;
  children: ReactNode;
}

/** A form whose messages are ours, not the browser's. When some appear, the cursor goes to the first field concerned. */
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
