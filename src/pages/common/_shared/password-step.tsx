import { useState } from 'react';
import { newPasswordViolations } from '@/domain/accounts/account-rules';
import { Button } from '@/ui/actions/button';
import { PasswordPair, passwordPairViolations } from '../../_shared/account/password-pair';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { useForm } from '../../_shared/form/use-form';
import { FIELDS } from './account-form';
import type { CodeWizard } from './use-code-wizard';

interface PasswordStepProps {
  wizard: CodeWizard;
  submitLabel: string;
  /** Called when both passwords are valid and equal. */
  onSubmit: (password: string) => void;
}

/** Fields for the new password. The password is kept only in the state of this component, so a reload clears it. */
export function PasswordStep({ wizard, submitLabel, onSubmit }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const { draft } = wizard;
  const form = useForm({
    fields: FIELDS,
    violations: passwordPairViolations(newPasswordViolations({ password, again }), password),
    showErrorsOnce: 'submitted',
    failure: wizard.failure,
  });
  return (
    <ProblemForm form={form} onSubmit={() => form.submit(() => onSubmit(password))}>
      <PasswordPair
        password={password}
        again={again}
        onPasswordChange={setPassword}
        onAgainChange={setAgain}
        account={draft.kind === 'email' ? draft.email : draft.mobile}
        form={form}
      />
      <FormProblem text={form.formMessage} />
      <Button type="submit" variant="primary" size="lg" block loading={wizard.submitting} guard={false}>
        {submitLabel}
      </Button>
    </ProblemForm>
  );
}
