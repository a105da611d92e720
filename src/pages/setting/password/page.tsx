import { useState } from 'react';
import { RESET_PASSWORD_FIELDS } from '@/contract/refusals/fields/accounts';
import { useChangeLoginPassword } from '@/data/accounts/profile';
import type { User } from '@/data/session/session';
import { newPasswordViolations } from '@/domain/accounts/account-rules';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { toast } from '@/ui/overlays/toast-store';
import { OwnAddress, useOwnTarget } from '../../_shared/account/own-address';
import { PasswordPair, passwordPairViolations } from '../../_shared/account/password-pair';
import { SentCodeField } from '../../_shared/account/sent-code-field';
import { createCodeDraft, useSentCode } from '../../_shared/account/use-sent-code';
import styles from '../../_shared/form/form.module.css';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { renamedFields, useForm } from '../../_shared/form/use-form';
import { WithUser } from '../_shared/with-user';

/** The account is that of the session. The code may also be refused when it is sent. */
const FIELDS = renamedFields(
  { ...RESET_PASSWORD_FIELDS, code_throttled: 'code' },
  { user_string: null, re_password: 'again' },
);
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
  const own = useOwnTarget(user, 'forget', codeStore);
  const sent = useSentCode({ store: codeStore, target: own.target, onFailure: (error) => form.failed(error) });
  const change = useChangeLoginPassword();
  const violations = newPasswordViolations({ password, again }, sent.code);
  const form = useForm({
    fields: FIELDS,
    violations: passwordPairViolations(violations, password),
    showErrorsOnce: 'submitted',
  });

  const submit = () =>
    form.submit(async () => {
      const { account, channel } = own.target;
      await change.mutateAsync({ account, code: sent.code, password, repassword: again, type: channel });
      sent.forget();
      toast.show(t('password.done'), { kind: 'success' });
      form.ifShown(() => shell().back());
    });

  return (
    <ProblemForm form={form} onSubmit={submit}>
      <p className={styles.lead}>{t('passwordPauses')}</p>
      <OwnAddress {...own} />
      <SentCodeField
        sent={sent}
        onCodeChange={(code) => {
          form.changed('code');
          sent.setCode(code);
        }}
        onSend={() => {
          form.changed('code');
          void sent.send();
        }}
        error={form.messageOf('code')}
      />
      <PasswordPair
        password={password}
        again={again}
        onPasswordChange={setPassword}
        onAgainChange={setAgain}
        account={own.target.account}
        form={form}
      />
      <FormProblem text={form.formMessage} />
      <Button type="submit" variant="primary" size="lg" block loading={form.pending} guard={false}>
        {t('password.submit')}
      </Button>
    </ProblemForm>
  );
}
