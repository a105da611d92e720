import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { createPreference } from '@/data/preferences';
import { PAY_PASSWORD_LENGTH } from '@/domain/validation';
import { shell } from '@/lib/shell-port';
import { useStore } from '@/lib/use-store';
import { Button } from '@/ui/actions/button';
import { Passcode } from '@/ui/forms/passcode';
import { TextField } from '@/ui/forms/text-field';
import styles from './pay-password.module.css';
import { goSetPayPassword } from './set-address';

/** How somebody types it: most have six digits, but servers also take 6 to 16 characters of any kind. */
const writing = createPreference('pay-password', v.picklist(['digits', 'letters']), 'digits');

interface AskPasswordProps {
  busy: boolean;
  /** Why the last try failed, '' for no try or a new one. */
  error: string;
  onType: () => void;
  /** Settles when the call has ended, however it ended. */
  onSubmit: (password: string) => Promise<void>;
  /** Somebody goes to set a new one. */
  onLeave: () => void;
}

/** The password itself lives here and nowhere else; it is emptied after each try. */
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
    // The sheet may have been opened from within a form, which is not meant.
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
