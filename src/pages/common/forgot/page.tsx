import { useEffect } from 'react';
import { addressViolations } from '@/domain/accounts/account-rules';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { useForm } from '../../_shared/form/use-form';
import { EMPTY_DRAFT, forgotDraft, loginDraft } from '../_shared/account-draft';
import { AccountField } from '../_shared/account-field';
import { addressOf, FIELDS } from '../_shared/account-form';
import { AccountWizard } from '../_shared/account-wizard';
import { type CodeWizard, useCodeWizard } from '../_shared/use-code-wizard';

/** A user who failed to log in does not have to type the account again. */
function takeAccountFromLogin(): void {
  if (forgotDraft.get() !== EMPTY_DRAFT) return;
  const { kind, email, mobile } = loginDraft.get();
  forgotDraft.set({ ...EMPTY_DRAFT, kind, email, mobile });
}

/** Sets a new login password (designed address; the specification links it from the login). */
export default function ForgotPage() {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const from = params.get('from') ?? undefined;
  const wizard = useCodeWizard({
    purpose: 'forget',
    store: forgotDraft,
    stepInAddress: params.get('step'),
    goTo: (step) => shell().go(path('/pages/common/forgot', { from, step })),
  });

  useEffect(takeAccountFromLogin, []);

  const reset = (password: string) => {
    const { draft, codeOut } = wizard;
    if (!codeOut) return;
    const { account } = codeOut.request;
    wizard.send({
      type: 'reset',
      fields: { account, code: draft.code, password, repassword: password, type: draft.kind },
    });
  };

  return (
    <AccountWizard
      wizard={wizard}
      store={forgotDraft}
      title={t('forgot.title')}
      promise={t('forgot.promise')}
      reason={t('forgot.intro')}
      submitLabel={t('forgot.submit')}
      onSubmit={reset}
    >
      <AccountStep wizard={wizard} />
    </AccountWizard>
  );
}

function AccountStep({ wizard }: { wizard: CodeWizard }) {
  const { t } = useTranslation('auth');
  const { draft, area } = wizard;
  const violations = addressViolations(addressOf(draft, area.dial));
  const form = useForm({ fields: FIELDS, violations, showErrorsOnce: 'submitted', failure: wizard.failure });
  return (
    <ProblemForm form={form} onSubmit={() => form.submit(wizard.requestCode)}>
      <AccountField
        draft={draft}
        onChange={(fields) => {
          form.changed('account');
          wizard.change(fields);
        }}
        error={form.messageOf('account')}
      />
      <FormProblem text={form.formMessage} />
      <Button type="submit" variant="primary" size="lg" block loading={wizard.sending} guard={false}>
        {t('code.send')}
      </Button>
    </ProblemForm>
  );
}
