import type { ReactNode } from 'react';
import type { Violation } from '@/domain/violation';
import { useTranslation } from '@/i18n/use-translation';
import { TextField } from '@/ui/forms/text-field';
import type { FormPort } from '../form/use-form';
import { NO_MANAGER } from './no-manager';
import { StrengthHint } from './strength-hint';

/**
 * Longer than any password rule, so that a pasted password which is too long is refused instead of being cut silently.
 */
const MAX_TYPED = 64;

interface PasswordPairProps {
  password: string;
  again: string;
  onPasswordChange: (text: string) => void;
  onAgainChange: (text: string) => void;
  form: Pick<FormPort<'password' | 'again'>, 'messageOf' | 'changed'>;
  /** Rule shown while the field is empty; by default the one of the login password. */
  rule?: ReactNode;
  label?: string;
  /** The account whose login password it is, for password managers; none for the payment password. */
  account?: string;
}

/**
 * The violations to show at the two fields. With a password typed, a missing repetition is shown as one that differs,
 * because the rule "password required" belongs to the first field.
 */
export const passwordPairViolations = <Code extends string>(
  violations: readonly Violation<Code>[],
  password: string,
): readonly Violation<Code>[] =>
  violations.filter(({ code }) => password === '' || !code.endsWith('password_required'));

/** Two fields: a new password and its repetition. */
export function PasswordPair({ form, ...props }: PasswordPairProps) {
  const { t } = useTranslation('auth');
  const isLogin = props.account !== undefined;
  const managed = isLogin ? ({ autoComplete: 'new-password' } as const) : NO_MANAGER;
  const reveal = { show: t('showPassword'), hide: t('hidePassword') };
  return (
    <>
      {isLogin && <input type="text" name="username" autoComplete="username" value={props.account} readOnly hidden />}
      <TextField
        name={isLogin ? 'new-password' : 'new-pay-password'}
        type="password"
        label={props.label ?? t('newPassword')}
        {...managed}
        maxLength={MAX_TYPED}
        value={props.password}
        onValueChange={(text) => {
          form.changed('password', 'again');
          props.onPasswordChange(text);
        }}
        revealLabels={reveal}
        hint={props.password === '' ? (props.rule ?? t('passwordRule')) : <StrengthHint password={props.password} />}
        error={form.messageOf('password')}
      />
      <TextField
        name={isLogin ? 'repeat-password' : 'repeat-pay-password'}
        type="password"
        label={t('again')}
        {...managed}
        enterKeyHint="done"
        maxLength={MAX_TYPED}
        value={props.again}
        onValueChange={(text) => {
          form.changed('again');
          props.onAgainChange(text);
        }}
        revealLabels={reveal}
        error={form.messageOf('again')}
      />
    </>
  );
}
