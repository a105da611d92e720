import { useState } from 'react';
import { useSetting } from '@/data/content/site';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/forms/text-field';
import form from '../../_shared/form/form.module.css';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { AccountField } from '../_shared/account-field';
import { accountStepErrors } from '../_shared/account-form';
import type { CodeWizard } from '../_shared/use-code-wizard';
import { Consent } from './consent';
import { LegalSheet, type LegalText } from './legal-sheet';

/** First step of the registration: address, invite code and consent; sends the code. */
export function AccountStep({ wizard, from }: { wizard: CodeWizard; from: string | undefined }) {
  const { t } = useTranslation(['auth', 'common']);
  const { draft, change, problems, area } = wizard;
  const invitation = useSetting('invite_required');
  const inviteRequired = invitation.data?.value === '1';
  const [legal, setLegal] = useState<LegalText | null>(null);

  const submit = () => {
    const errors = accountStepErrors(draft, { dial: area.dial, consent: true, inviteRequired });
    if (problems.accept(errors)) void wizard.requestCode();
  };

  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <AccountField draft={draft} onChange={(fields) => change(fields, 'account')} error={problems.text('account')} />
      <TextField
        name="invite"
        // Not called optional if the setting failed to load, because the code may then be required.
        label={t(
          inviteRequired || (invitation.isError && !invitation.data) ? 'register.invite' : 'register.inviteOptional',
        )}
        autoComplete="off"
        maxLength={16}
        value={draft.invite}
        onValueChange={(invite) => change({ invite }, 'invite')}
        clearLabel={t('common:clear')}
        error={problems.text('invite')}
      />
      <Consent
        agreed={draft.agreed}
        onChange={(agreed) => change({ agreed }, 'agreed')}
        error={problems.text('agreed')}
        onRead={setLegal}
      />
      <FormProblem text={problems.text('form')} />
      <Button type="submit" variant="primary" size="lg" block loading={wizard.sending} guard={false}>
        {t('common:next')}
      </Button>
      <p className={form.aside}>
        {t('register.haveAccount')}
        <a className={form.link} href={`#${path('/pages/common/login', { from })}`}>
          {t('common:logIn')}
        </a>
      </p>
      <LegalSheet text={legal} onClose={() => setLegal(null)} onAgree={() => change({ agreed: true }, 'agreed')} />
    </ProblemForm>
  );
}
