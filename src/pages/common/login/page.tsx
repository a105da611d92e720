import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { LOGIN_FIELDS } from '@/contract/refusals/fields/accounts';
import { storeDraftsForUser } from '@/data/session/drafts';
import { session } from '@/data/session/session';
import { loginViolations } from '@/domain/accounts/account-rules';
import { i18n } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { path, shell } from '@/lib/shell-port';
import { authMachine } from '@/lifecycles/auth';
import { authActors, followSession } from '@/lifecycles/auth-effects';
import { inspected } from '@/lifecycles/inspected';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/forms/text-field';
import { Page } from '@/ui/layout/page';
import { toast } from '@/ui/overlays/toast-store';
import { BackBar } from '../../_shared/back-bar';
import styles from '../../_shared/form/form.module.css';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { renamedFields, useForm } from '../../_shared/form/use-form';
import { useArea } from '../../_shared/place/area-choice';
import { loginDraft, useAccountDraft } from '../_shared/account-draft';
import { AccountField } from '../_shared/account-field';
import { addressOf } from '../_shared/account-form';
import { Brand } from '../_shared/brand';
import { MostTraded } from './most-traded';

const FIELDS = {
  ...renamedFields(LOGIN_FIELDS, { user_string: 'account' }),
  account_invalid: 'account',
  mobile_invalid: 'account',
} as const;

const loginLogic = authMachine.provide({
  actors: authActors,
  actions: {
    onSignedIn({ event }) {
      // No toast for a user who is already logged in, for example in another tab.
      const justNow: string = event.type;
      if (justNow === 'xstate.done.actor.login') toast.show(i18n.t('auth:login.success'), { kind: 'success' });
      shell().afterLogin();
    },
  },
});

/** Login with e-mail, account name or phone. Afterwards it returns to the previous page. */
export default function LoginPage() {
  const { t } = useTranslation('auth');
  const [snapshot, send] = useMachine(loginLogic, { ...inspected, input: { hasSession: session.token.get() !== '' } });
  const [draft, change] = useAccountDraft(loginDraft);
  const [password, setPassword] = useState('');
  const area = useArea();
  const from = useSearchParams()[0].get('from') ?? undefined;
  const address = addressOf(draft, area.dial);
  const form = useForm({
    fields: FIELDS,
    violations: loginViolations(address, password),
    showErrorsOnce: 'submitted',
    failure: snapshot.context.failure,
  });

  useEffect(() => followSession(send), [send]);
  useEffect(storeDraftsForUser, []);

  const login = () => {
    const phone = draft.kind === 'mobile' ? { area_code_id: area.dial } : {};
    send({ type: 'login', fields: { user_string: address.account, password, type: '1', ...phone } });
  };

  return (
    <Page ground="plain" header={<BackBar title={t('login.title')} />}>
      <ProblemForm form={form} onSubmit={() => form.submit(login)}>
        <Brand promise={t('login.promise')} reason={t('login.reason')} />
        <AccountField
          takesNames
          draft={draft}
          error={form.messageOf('account')}
          onChange={(fields) => {
            form.changed('account');
            change(fields);
          }}
        />
        <TextField
          name="password"
          type="password"
          label={t('password')}
          labelEnd={
            <a className={styles.labelLink} href={`#${path('/pages/common/forgot', { from })}`}>
              {t('login.forgot')}
            </a>
          }
          autoComplete="current-password"
          enterKeyHint="go"
          maxLength={64}
          value={password}
          onValueChange={(text) => {
            form.changed('password');
            setPassword(text);
          }}
          revealLabels={{ show: t('showPassword'), hide: t('hidePassword') }}
          error={form.messageOf('password')}
        />
        <FormProblem text={form.formMessage} />
        <Button type="submit" variant="primary" size="lg" block loading={snapshot.matches('signingIn')} guard={false}>
          {t('login.title')}
        </Button>
        <div>
          <p className={styles.aside}>
            {t('login.noAccount')}
            <a className={styles.link} href={`#${path('/pages/common/register', { from })}`}>
              {t('login.create')}
            </a>
          </p>
          <p className={styles.aside}>
            {t('login.locked')}
            <a className={styles.link} href={`#${path('/pages/common/contactus')}`}>
              {t('login.contact')}
            </a>
          </p>
        </div>
      </ProblemForm>
      <MostTraded />
    </Page>
  );
}
