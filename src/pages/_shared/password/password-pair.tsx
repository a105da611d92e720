import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/ui/forms/text-field';
import { StrengthHint } from './strength-hint';

/** Longer than any rule allows, so that a pasted password is refused rather than cut without a word. */
const MOST_TYPED = 64;

interface PasswordPairProps {
  password: string;
  again: string;
  onPasswordChange: (text: string) => void;
  onAgainChange: (text: string) => void;
  passwordError: string | undefined;
  againError: string | undefined;
  /** The rule, while nothing is typed; by default the login password's. */
  rule?: ReactNode;
  label?: string;
}

/** A new password, twice. */
export function PasswordPair(props: PasswordPairProps) {
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
        onValueChange={props.onPasswordChange}
        revealLabels={reveal}
        hint={props.password === '' ? (props.rule ?? t('passwordRule')) : <StrengthHint password={props.password} />}
        error={props.passwordError}
      />
      <TextField
        name="repeat-password"
        type="password"
        label={t('again')}
        autoComplete="new-password"
        enterKeyHint="done"
        maxLength={MOST_TYPED}
        value={props.again}
        onValueChange={props.onAgainChange}
        revealLabels={reveal}
        error={props.againError}
      />
    </>
  );
}
