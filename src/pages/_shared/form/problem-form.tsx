import type { ReactNode } from 'react';
import styles from './form.module.css';
import type { FormPort } from './use-form';

interface ProblemFormProps {
  form: Pick<FormPort<never>, 'id'>;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * A form with its own error messages instead of the browser's. When messages appear, the first invalid field gets the
 * focus.
 */
export function ProblemForm({ form, onSubmit, children }: ProblemFormProps) {
  return (
    <form
      id={form.id}
      className={styles.form}
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
