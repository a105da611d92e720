import { useState } from 'react';
import { Button } from '@/ui/actions/button';
import { PasswordPair } from '../../_shared/account/password-pair';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { passwordStepErrors } from './account-form';
import type { ProblemsPort } from './use-problems';

interface PasswordStepProps {
  problems: ProblemsPort;
  submitLabel: string;
  submitting: boolean;
  /** Called when both passwords are valid and equal. */
  onSubmit: (password: string) => void;
}

/** Fields for the new password. The password is kept only in the state of this component, so a reload clears it. */
export function PasswordStep({ problems, submitLabel, submitting, onSubmit }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const submit = () => {
    if (problems.accept(passwordStepErrors(password, again))) onSubmit(password);
  };
  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <PasswordPair
        password={password}
        again={again}
        onPasswordChange={setPassword}
        onAgainChange={setAgain}
        problems={problems}
      />
      <FormProblem text={problems.text('form')} />
      <Button type="submit" variant="primary" size="lg" block loading={submitting} guard={false}>
        {submitLabel}
      </Button>
    </ProblemForm>
  );
}
