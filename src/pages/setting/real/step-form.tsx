import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/ui/actions/button';
import styles from './wizard.module.css';

interface StepFormProps {
  /** Error which belongs to no field; '' for none. */
  problem: string;
  submitLabel: string;
  isBusy?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** Fields of a step with the submit button. After an attempt the first invalid field gets the focus. */
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
