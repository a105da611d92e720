import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { createPreference } from '@/data/session/preferences';
import { PAY_PASSWORD_LENGTH } from '@/domain/accounts/validation';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { useStore } from '@/lib/use-store';
import { Button } from '@/ui/actions/button';
import { Passcode } from '@/ui/forms/passcode';
import { TextField } from '@/ui/forms/text-field';
import styles from './pay-password.module.css';
import { goSetPayPassword } from './set-address';

/**
 * Keyboard for the payment password. Most passwords have six digits, but servers also accept 6 to 16 characters of any
 * kind.
 */
const writing = createPreference('pay-password', v.picklist(['digits', 'letters']), 'digits');

interface AskPasswordProps {
  busy: boolean;
  /** Why the last attempt failed; '' if there was none or a new one has begun. */
  error: string;
  onType: () => void;
  /** Settles when the call has ended, with success or failure. */
  onSubmit: (password: string) => Promise<void>;
  /** The user leaves for the page which sets a new payment password. */
  onLeave: () => void;
}

/**
 * Field for the payment password. The password is kept only in the state of this component and is cleared after each
 * attempt.
 */
export function AskPassword({ busy, error, onType, onSubmit, onLeave }: AskPasswordProps) {
  const { t } = useTranslation('pay-password');
  const [typed, setTyped] = useState('');
  const kind = useStore(writing);

  const send = async (password: string) => {
    await onSubmit(password);
    setTyped('');
  };
  const type = (text: string) => {
    onType();
    setTyped(text);
  };
  const forget = () => {
    onLeave();
    goSetPayPassword(shell());
  };
  const write = (next: 'digits' | 'letters') => {
    onType();
    setTyped('');
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
        onValueChange={type}
        onComplete={(password) => void send(password)}
        progressLabel={(entered, length) => t('digits', { entered, length })}
        keypadLabel={t('keypad')}
        deleteLabel={t('delete')}
        error={error}
        busy={busy}
        footer={ways}
      />
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes the event on to a form that contains the sheet; that form must not be submitted.
    event.stopPropagation();
    if (typed.length > 0) void send(typed);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        type="password"
        name="pay-password"
        autoComplete="off"
        label={t('field')}
        maxLength={PAY_PASSWORD_LENGTH.max * 4}
        value={typed}
        onValueChange={type}
        revealLabels={{ show: t('show'), hide: t('hide') }}
        error={error}
      />
      <Button type="submit" variant="primary" size="lg" block loading={busy} disabled={typed === ''} guard={false}>
        {t('confirm')}
      </Button>
      {ways}
    </form>
  );
}
