import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { TextField } from '@/ui/forms/text-field';
import type { FieldProblems } from '../form/use-field-problems';
import { StrengthHint } from './strength-hint';

/**
 * Longer than any password rule, so that a pasted password which is too long is refused instead of being cut silently.
 */
const MOST_TYPED = 64;

interface PasswordPairProps {
  password: string;
  again: string;
  onPasswordChange: (text: string) => void;
  onAgainChange: (text: string) => void;
  /** Error messages of the form. Typing in a field removes its message. */
  problems: Pick<FieldProblems<'password' | 'again', never>, 'clear' | 'text'>;
  /** Rule shown while the field is empty; by default the one of the login password. */
  rule?: ReactNode;
  label?: string;
}

/** Two fields: a new password and its repetition. */
export function PasswordPair({ problems, ...props }: PasswordPairProps) {
  const { t } = useTranslation('auth');
  const reveal = { show: t('showPassword'), hide: t('hidePassword') };
  return (
    <>
      <TextField
        name="new-password"
        type="password"
        label={props.label ?? t('newPassword')}
        autoComplete="new-password"
        maxLength={MOST_TYPED}
        value={props.password}
        onValueChange={(text) => {
          problems.clear('password', 'again');
          props.onPasswordChange(text);
        }}
        revealLabels={reveal}
        hint={props.password === '' ? (props.rule ?? t('passwordRule')) : <StrengthHint password={props.password} />}
        error={problems.text('password')}
      />
      <TextField
        name="repeat-password"
        type="password"
        label={t('again')}
        autoComplete="new-password"
        enterKeyHint="done"
        maxLength={MOST_TYPED}
        value={props.again}
        onValueChange={(text) => {
          problems.clear('again');
          props.onAgainChange(text);
        }}
        revealLabels={reveal}
        error={problems.text('again')}
      />
    </>
  );
}
