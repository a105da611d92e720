import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_LENGTH } from '@/domain/validation';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/forms/text-field';
import { passwordStepErrors } from './account-form';
import { FormProblem } from './form-problem';
import styles from './password-step.module.css';
import { passwordStrength, type Strength } from './password-strength';
import { ProblemForm } from './problem-form';
import type { ProblemsPort } from './use-problems';

interface PasswordStepProps {
  problems: ProblemsPort;
  submitLabel: string;
  submitting: boolean;
  /** Both passwords hold the rules and match. */
  onSubmit: (password: string) => void;
}

/** The password, twice. It lives here and nowhere else: a reload forgets it. */
export function PasswordStep({ problems, submitLabel, submitting, onSubmit }: PasswordStepProps) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const reveal = { show: t('showPassword'), hide: t('hidePassword') };
  const submit = () => {
    if (problems.accept(passwordStepErrors(password, again))) onSubmit(password);
  };
  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <TextField
        name="new-password"
        type="password"
        label={t('newPassword')}
        autoComplete="new-password"
        // Longer than the rule allows, so that a pasted password is refused rather than cut without a word.
        maxLength={PASSWORD_LENGTH.max * 4}
        value={password}
        onValueChange={(text) => {
          problems.clear('password', 'again');
          setPassword(text);
        }}
        revealLabels={reveal}
        hint={password === '' ? t('passwordRule') : <StrengthHint strength={passwordStrength(password)} />}
        error={problems.text('password')}
      />
      <TextField
        name="repeat-password"
        type="password"
        label={t('again')}
        autoComplete="new-password"
        enterKeyHint="done"
        maxLength={PASSWORD_LENGTH.max * 4}
        value={again}
        onValueChange={(text) => {
          problems.clear('again');
          setAgain(text);
        }}
        revealLabels={reveal}
        error={problems.text('again')}
      />
      <FormProblem text={problems.text('form')} />
      <Button type="submit" variant="primary" size="lg" block loading={submitting} guard={false}>
        {submitLabel}
      </Button>
    </ProblemForm>
  );
}

const LEVELS = { 1: 'weak', 2: 'fair', 3: 'strong' } as const satisfies Record<Exclude<Strength, 0>, string>;

function StrengthHint({ strength }: { strength: Strength }) {
  const { t } = useTranslation('auth');
  if (strength === 0) return null;
  const level = LEVELS[strength];
  return (
    <span className={styles.strength} data-level={level}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={styles.bar} data-filled={bar <= strength} />
        ))}
      </span>
      <span>
        <span className={styles.level}>{t('strength.label', { level: t(`strength.${level}`) })}</span>
        {strength < 3 && ` · ${t('strength.hint')}`}
      </span>
    </span>
  );
}
