import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { putDraftsAside } from '@/data/session/drafts';
import { session } from '@/data/session/session';
import { i18n } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { authMachine } from '@/lifecycles/auth';
import { authActors, followSession } from '@/lifecycles/auth-effects';
import type { Failure } from '@/lifecycles/failure';
import { inspected } from '@/lifecycles/inspected';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/forms/text-field';
import { Page } from '@/ui/layout/page';
import { toast } from '@/ui/overlays/toast-store';
import { BackBar } from '../../_shared/back-bar';
import form from '../../_shared/form/form.module.css';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { useArea } from '../../_shared/place/area-choice';
import { loginDraft, useAccountDraft } from '../_shared/account-draft';
import { AccountField } from '../_shared/account-field';
import { accountOf, loginErrors } from '../_shared/account-form';
import { Brand } from '../_shared/brand';
import { problemsOf } from '../_shared/problems';
import { useProblems } from '../_shared/use-problems';

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
  const problems = useProblems();
  const from = useSearchParams()[0].get('from') ?? undefined;
  const { failure } = snapshot.context;

  useEffect(() => followSession(send), [send]);
  useEffect(putDraftsAside, []);

  const onFailure = useEffectEvent((latest: Failure) => problems.show(problemsOf(latest)));
  useEffect(() => {
    if (failure) onFailure(failure);
  }, [failure]);

  const submit = () => {
    if (!problems.accept(loginErrors(draft, area.dial, password))) return;
    const phone = draft.kind === 'mobile' ? { area_code_id: area.dial } : {};
    send({ type: 'login', fields: { user_string: accountOf(draft), password, type: '1', ...phone } });
  };

  return (
    <Page ground="plain" header={<BackBar title={t('login.title')} />}>
      <ProblemForm problems={problems} onSubmit={submit}>
        <Brand promise={t('login.promise')} reason={t('login.reason')} />
        <AccountField
          takesNames
          draft={draft}
          error={problems.text('account')}
          onChange={(fields) => {
            problems.clear('account');
            change(fields);
          }}
        />
        <TextField
          name="password"
          type="password"
          label={t('password')}
          labelEnd={
            <a className={form.labelLink} href={`#${path('/pages/common/forgot', { from })}`}>
              {t('login.forgot')}
            </a>
          }
          autoComplete="current-password"
          enterKeyHint="go"
          maxLength={64}
          value={password}
          onValueChange={(text) => {
            problems.clear('password');
            setPassword(text);
          }}
          revealLabels={{ show: t('showPassword'), hide: t('hidePassword') }}
          error={problems.text('password')}
        />
        <FormProblem text={problems.text('form')} />
        <Button type="submit" variant="primary" size="lg" block loading={snapshot.matches('signingIn')} guard={false}>
          {t('login.title')}
        </Button>
        <p className={form.aside}>
          {t('login.noAccount')}
          <a className={form.link} href={`#${path('/pages/common/register', { from })}`}>
            {t('login.create')}
          </a>
        </p>
        <p className={form.aside}>
          {t('login.locked')}
          <a className={form.link} href={`#${path('/pages/common/contactus')}`}>
            {t('login.contact')}
          </a>
        </p>
      </ProblemForm>
    </Page>
  );
}
