import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/ui/forms/text-field';
import type { FieldProblems } from '../form/use-field-problems';
import { StrengthHint } from './strength-hint';

/** Longer than any rule allows, so that a pasted password is refused rather than cut without a word. */
const MOST_TYPED = 64;

interface PasswordPairProps {
  password: string;
  again: string;
  onPasswordChange: (text: string) => void;
  onAgainChange: (text: string) => void;
  /** The form's messages: typing takes away what was said about what is typed. */
  problems: Pick<FieldProblems<'password' | 'again', never>, 'clear' | 'text'>;
  /** The rule, while nothing is typed; by default the login password's. */
  rule?: ReactNode;
  label?: string;
}

/** A new password, twice. */
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
