import { useState } from 'react';
import { CODE_REFUSALS } from '@/contract/code-refusals';
import { useSetPayPassword } from '@/data/accounts/profile';
import { isApiError } from '@/data/api/api-error';
import * as rule from '@/domain/accounts/validation';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Passcode } from '@/ui/forms/passcode';
import { toast } from '@/ui/overlays/toast-store';
import { PasswordPair } from '../../_shared/account/password-pair';
import form from '../../_shared/form/form.module.css';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { useProblems } from '../_shared/use-problems';
import { codeStore } from './code-store';

interface ChoosePasswordProps {
  code: string;
  /** The six digits have been typed and must be repeated. */
  repeating: boolean;
  onRepeat: (repeating: boolean) => void;
  /** The code has expired or was already used. */
  onCodeRefused: (failure: unknown) => void;
}

const OF_THE_CODE: readonly unknown[] = CODE_REFUSALS;

/** Six digits typed twice on the keypad, or a password with letters. Neither is stored. */
export function ChoosePassword({ code, repeating, onRepeat, onCodeRefused }: ChoosePasswordProps) {
  const { t } = useTranslation(['profile', 'pay-password']);
  const [letters, setLetters] = useState(false);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const problems = useProblems(['password', 'again']);
  const set = useSetPayPassword();

  const start = () => {
    setPassword('');
    setAgain('');
    onRepeat(false);
  };
  const save = (repeated: string) => {
    const verdicts = {
      password: rule.payPassword(password),
      again: repeated === password ? null : ('passwords_differ' as const),
    };
    if (!problems.accept(verdicts)) return letters ? undefined : start();
    if (set.isPending) return;
    set.mutate(
      { password, re_password: repeated, code },
      {
        onSuccess() {
          codeStore.set({ code: '', sentTo: '', resendAtMs: 0 });
          toast.show(t('payPassword.done'), { kind: 'success' });
          shell().back();
        },
        onError(failure) {
          if (isApiError(failure, 'refused') && OF_THE_CODE.includes(failure.reason)) return onCodeRefused(failure);
          problems.fail(failure);
          if (!letters) start();
        },
      },
    );
  };

  const ways = (
    <button
      type="button"
      className={form.link}
      onClick={() => {
        problems.clear('password', 'again');
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
        <p className={form.lead}>{t(repeating ? 'payPassword.againLead' : 'payPassword.newLead')}</p>
        <Passcode
          // The key gives each of the two inputs a new state.
          key={String(repeating)}
          value={repeating ? again : password}
          onValueChange={(digits) => {
            problems.clear('password', 'again');
            (repeating ? setAgain : setPassword)(digits);
          }}
          onComplete={(digits) => (repeating ? save(digits) : onRepeat(true))}
          progressLabel={(entered, length) => t('pay-password:digits', { entered, length })}
          keypadLabel={t('pay-password:keypad')}
          deleteLabel={t('pay-password:delete')}
          error={
            problems.text('password') ?? (problems.text('again') && t('payPassword.differ')) ?? problems.text('form')
          }
          busy={set.isPending}
          footer={ways}
        />
      </>
    );

  return (
    <ProblemForm problems={problems} onSubmit={() => save(again)}>
      <p className={form.lead}>{t('payPassword.newLead')}</p>
      <PasswordPair
        label={t('pay-password:field')}
        rule={t('payPassword.rule')}
        password={password}
        again={again}
        onPasswordChange={setPassword}
        onAgainChange={setAgain}
        problems={problems}
      />
      <FormProblem text={problems.text('form')} />
      <Button type="submit" variant="primary" size="lg" block loading={set.isPending} guard={false}>
        {t('payPassword.submit')}
      </Button>
      {ways}
    </ProblemForm>
  );
}
