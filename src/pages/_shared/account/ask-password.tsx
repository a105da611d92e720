import type { FormEvent } from 'react';
import * as v from 'valibot';
import { createPreference } from '@/data/session/preferences';
import { PAY_PASSWORD_LENGTH } from '@/domain/accounts/validation';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { Passcode } from '@/ui/forms/passcode';
import { TextField } from '@/ui/forms/text-field';
import type { FormPort } from '../form/use-form';
import { NO_MANAGER } from './no-manager';
import styles from './pay-password.module.css';
import { goSetPayPassword } from './set-address';

/**
 * Keyboard for the payment password. Most passwords have six digits, but servers also accept 6 to 16 characters of any
 * kind.
 */
const writing = createPreference('pay-password', v.picklist(['digits', 'letters']), 'digits');

interface AskPasswordProps {
  form: Pick<FormPort<'password'>, 'id' | 'pending' | 'messageOf' | 'formMessage'>;
  typed: string;
  onType: (text: string) => void;
  /** All digits of a password from the keypad are typed. */
  onComplete: (password: string) => void;
  /** The password typed in the text field is submitted. */
  onSubmit: () => void;
  /** The user leaves for the page which sets a new payment password. */
  onLeave: () => void;
}

/** Field for the payment password. */
export function AskPassword({ form, typed, onType, onComplete, onSubmit, onLeave }: AskPasswordProps) {
  const { t } = useTranslation('pay-password');
  const kind = useStore(writing);
  // Servers of the family refuse without naming a reason, so every refusal is shown below the password.
  const error = form.messageOf('password') ?? form.formMessage;

  const forget = () => {
    // The sheet stays until the outcome of the payment is known.
    if (form.pending) return;
    onLeave();
    goSetPayPassword(shell());
  };
  const write = (next: 'digits' | 'letters') => {
    onType('');
    writing.set(next);
  };
  const ways = (
    <div className={styles.ways}>
      <button type="button" className={styles.link} onClick={() => write(kind === 'digits' ? 'letters' : 'digits')}>
        {t(kind === 'digits' ? 'useLetters' : 'useDigits')}
      </button>
      <button type="button" className={styles.link} onClick={forget}>
        {t('forgot')}
      </button>
    </div>
  );

  if (kind === 'digits')
    return (
      <Passcode
        value={typed}
        onValueChange={onType}
        onComplete={onComplete}
        progressLabel={(entered, length) => t('digits', { entered, length })}
        keypadLabel={t('keypad')}
        deleteLabel={t('delete')}
        error={error}
        busy={form.pending}
        footer={ways}
      />
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={form.id} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        type="password"
        name="pay-password"
        {...NO_MANAGER}
        label={t('field')}
        maxLength={PAY_PASSWORD_LENGTH.max * 4}
        value={typed}
        onValueChange={onType}
        revealLabels={{ show: t('show'), hide: t('hide') }}
        error={error}
      />
      <Button type="submit" variant="primary" size="lg" block loading={form.pending} guard={false}>
        {t('confirm')}
      </Button>
      {ways}
    </form>
  );
}
