import type { ReactNode } from 'react';
import { Button } from '@/ui/actions/button';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import type { IdentityWizard } from './use-identity-wizard';

interface StepFormProps {
  wizard: Pick<IdentityWizard, 'form' | 'formError'>;
  submitLabel: string;
  isBusy?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** Fields of a step with the submit button. */
export function StepForm({ wizard, submitLabel, isBusy = false, onSubmit, children }: StepFormProps) {
  return (
    <ProblemForm form={wizard.form} onSubmit={() => !isBusy && onSubmit()}>
      {children}
      <FormProblem text={wizard.formError} />
      <Button type="submit" variant="primary" size="lg" block loading={isBusy}>
        {submitLabel}
      </Button>
    </ProblemForm>
  );
}
