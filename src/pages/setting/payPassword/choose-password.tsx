import { useState } from 'react';
import { PAY_PASSWORD_FIELDS } from '@/contract/refusals/fields/accounts';
import { useSetPayPassword } from '@/data/accounts/profile';
import { isUncertainKind } from '@/data/api/repeat';
import { payPasswordViolations } from '@/domain/accounts/account-rules';
import { useTranslation } from '@/i18n/use-translation';
import { haptic } from '@/lib/browser/haptics';
import { shell } from '@/lib/shell-port';
import type { Failure } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';
import { Passcode } from '@/ui/forms/passcode';
import { toast } from '@/ui/overlays/toast-store';
import { PasswordPair, passwordPairViolations } from '../../_shared/account/password-pair';
import styles from '../../_shared/form/form.module.css';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { renamedFields, useForm, useIsShown } from '../../_shared/form/use-form';
import { useRefusalText } from '../../_shared/form/use-refusal-text';
import { codeStore } from './code-store';

const FIELDS = renamedFields(PAY_PASSWORD_FIELDS, { re_password: 'again' });

interface ChoosePasswordProps {
  code: string;
  /** The six digits have been typed and must be repeated. */
  repeating: boolean;
  onRepeat: (repeating: boolean) => void;
  /** The code, typed in the step before, has expired or was already used. */
  onCodeRefused: (failure: Failure) => void;
}

/** Six digits typed twice on the keypad, or a password with letters. Neither is stored. */
export function ChoosePassword({ code, repeating, onRepeat, onCodeRefused }: ChoosePasswordProps) {
  const { t } = useTranslation(['profile', 'pay-password']);
  const [letters, setLetters] = useState(false);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const set = useSetPayPassword();
  const refusalText = useRefusalText();
  const isShown = useIsShown();
  const violations = payPasswordViolations({ password, again });
  const form = useForm({
    fields: FIELDS,
    violations: passwordPairViolations(violations, password),
    showErrorsOnce: 'submitted',
    onFailed(failure, field) {
      // The user has gone back meanwhile and starts from the beginning anyway.
      if (!isShown.current) return;
      if (field === 'code') onCodeRefused(failure);
      // After a lost answer the digits may already be the password, so only the repetition must be typed again.
      else if (!letters && isUncertainKind(failure.kind)) setAgain('');
      else if (!letters) start();
    },
  });

  const start = () => {
    setPassword('');
    setAgain('');
    onRepeat(false);
  };
  const save = async (repeated: string) => {
    await set.mutateAsync({ password, re_password: repeated, code });
    codeStore.set({ code: '', sentTo: '', resendAtMs: 0 });
    toast.show(t('payPassword.done'), { kind: 'success' });
    form.ifShown(() => shell().back());
  };
  const typed = () => form.changed('password', 'again');
  const repeated = (digits: string) => {
    const [violation] = payPasswordViolations({ password, again: digits });
    if (!violation) return form.run(() => save(digits));
    haptic('refused');
    // Treated like a refusal by the exchange: both must be typed again.
    form.failed({ kind: 'refused', reason: violation.code, message: refusalText(violation.code, violation.params) });
  };

  const ways = (
    <button
      type="button"
      className={styles.link}
      onClick={() => {
        typed();
        start();
        setLetters(!letters);
      }}
    >
      {t(letters ? 'payPassword.useDigits' : 'payPassword.useLetters')}
    </button>
  );

  if (!letters)
    return (
      <>
        <p className={styles.lead}>{t(repeating ? 'payPassword.againLead' : 'payPassword.newLead')}</p>
        <Passcode
          // The key gives each of the two inputs a new state.
          key={String(repeating)}
          value={repeating ? again : password}
          onValueChange={(digits) => {
            typed();
            (repeating ? setAgain : setPassword)(digits);
          }}
          onComplete={(digits) => (repeating ? repeated(digits) : onRepeat(true))}
          progressLabel={(entered, length) => t('pay-password:digits', { entered, length })}
          keypadLabel={t('pay-password:keypad')}
          deleteLabel={t('pay-password:delete')}
          error={form.messageOf('password') ?? form.messageOf('again') ?? form.formMessage}
          busy={form.pending}
          footer={ways}
        />
      </>
    );

  return (
    <ProblemForm form={form} onSubmit={() => form.submit(() => save(again))}>
      <p className={styles.lead}>{t('payPassword.newLead')}</p>
      <PasswordPair
        label={t('pay-password:field')}
        rule={t('payPassword.rule')}
        password={password}
        again={again}
        onPasswordChange={setPassword}
        onAgainChange={setAgain}
        form={form}
      />
      <FormProblem text={form.formMessage} />
      <Button type="submit" variant="primary" size="lg" block loading={form.pending} guard={false}>
        {t('payPassword.submit')}
      </Button>
      {ways}
    </ProblemForm>
  );
}
