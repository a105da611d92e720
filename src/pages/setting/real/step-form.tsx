import type { ReactNode } from 'react';
import { Button } from '@/ui/actions/button';
import type { IdentityWizard } from './use-identity-wizard';
import styles from './wizard.module.css';

interface StepFormProps {
  wizard: Pick<IdentityWizard, 'form' | 'formError'>;
  submitLabel: string;
  isBusy?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** Fields of a step with the submit button. After an attempt the first invalid field gets the focus. */
export function StepForm({ wizard, submitLabel, isBusy = false, onSubmit, children }: StepFormProps) {
  return (
    <form
      id={wizard.form.id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      {children}
      {wizard.formError && (
        <p role="alert" className={styles.problem}>
          {wizard.formError}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" block loading={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
