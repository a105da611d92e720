import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/ui/actions/button';
import styles from './wizard.module.css';

interface StepFormProps {
  /** What no field is to blame for, '' for nothing. */
  problem: string;
  submitLabel: string;
  isBusy?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The fields of a step and the button that goes on. After a try, the cursor goes to the first field with a message. */
export function StepForm({ problem, submitLabel, isBusy = false, onSubmit, children }: StepFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const tried = useRef(false);
  useEffect(() => {
    if (!tried.current) return;
    tried.current = false;
    box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  return (
    <form
      ref={box}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        tried.current = true;
        if (!isBusy) onSubmit();
      }}
    >
      {children}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" block loading={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
