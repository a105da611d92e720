import { useState } from 'react';
import { useChangeLoginPassword } from '@/data/accounts/profile';
import type { User } from '@/data/session/session';
import * as rule from '@/domain/accounts/validation';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { toast } from '@/ui/overlays/toast-store';
import { OwnAddress, useOwnTarget } from '../../_shared/account/own-address';
import { PasswordPair } from '../../_shared/account/password-pair';
import { SentCodeField } from '../../_shared/account/sent-code-field';
import { createCodeDraft, useSentCode } from '../../_shared/account/use-sent-code';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { useProblems } from '../_shared/use-problems';
import { WithUser } from '../_shared/with-user';

const codeStore = createCodeDraft('code-login-password');

/** Changes the login password with a code sent to an address of the account, like family servers. */
export default function PasswordPage() {
  const { t } = useTranslation(['profile', 'auth', 'errors']);
  return (
    <WithUser title={t('password.title')} ground="plain">
      {(user) => <PasswordForm user={user} />}
    </WithUser>
  );
}

function PasswordForm({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const problems = useProblems(['code', 'password', 'again']);
  const own = useOwnTarget(user, 'forget', codeStore);
  const sent = useSentCode({ store: codeStore, target: own.target, onFailure: problems.fail });
  const change = useChangeLoginPassword();

  const submit = () => {
    const verdicts = {
      code: rule.verificationCode(sent.code),
      password: rule.password(password),
      again: rule.passwordAgain(again, password),
    };
    if (!problems.accept(verdicts) || change.isPending) return;
    const { account, channel } = own.target;
    change.mutate(
      { account, code: sent.code, password, repassword: again, type: channel },
      {
        onSuccess() {
          sent.forget();
          toast.show(t('password.done'), { kind: 'success' });
          shell().back();
        },
        onError: problems.fail,
      },
    );
  };

  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <OwnAddress {...own} />
      <SentCodeField
        sent={sent}
        onCodeChange={(code) => {
          problems.clear('code');
          sent.setCode(code);
        }}
        onSend={() => {
          problems.clear('code');
          void sent.send();
        }}
        error={problems.text('code')}
      />
      <PasswordPair
        password={password}
        again={again}
        onPasswordChange={setPassword}
        onAgainChange={setAgain}
        problems={problems}
      />
      <FormProblem text={problems.text('form')} />
      <Button type="submit" variant="primary" size="lg" block loading={change.isPending} guard={false}>
        {t('password.submit')}
      </Button>
    </ProblemForm>
  );
}
