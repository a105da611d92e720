import { useState } from 'react';
import { useSetting } from '@/data/content/site';
import { registrationViolations } from '@/domain/accounts/account-rules';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/forms/text-field';
import styles from '../../_shared/form/form.module.css';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { useForm } from '../../_shared/form/use-form';
import { AccountField } from '../_shared/account-field';
import { addressOf, FIELDS, type FieldName } from '../_shared/account-form';
import type { CodeWizard } from '../_shared/use-code-wizard';
import { Consent } from './consent';
import { LegalSheet, type LegalText } from './legal-sheet';

/** First step of the registration: address, invite code and consent; sends the code. */
export function AccountStep({ wizard, from }: { wizard: CodeWizard; from: string | undefined }) {
  const { t } = useTranslation(['auth', 'common']);
  const { draft, area } = wizard;
  const invitation = useSetting('invite_required');
  const inviteRequired = invitation.data?.value === '1';
  const [legal, setLegal] = useState<LegalText | null>(null);

  const input = { address: addressOf(draft, area.dial), code: null, passwords: null, invite: draft.invite.trim() };
  const form = useForm({
    fields: FIELDS,
    violations: registrationViolations(input, { inviteRequired }),
    own: { agreed: draft.agreed ? null : t('agreeFirst') },
    showErrorsOnce: 'submitted',
    failure: wizard.failure,
  });
  const change = (fields: Parameters<CodeWizard['change']>[0], field: FieldName) => {
    form.changed(field);
    wizard.change(fields);
  };

  return (
    <ProblemForm form={form} onSubmit={() => form.submit(wizard.requestCode)}>
      <AccountField draft={draft} onChange={(fields) => change(fields, 'account')} error={form.messageOf('account')} />
      <TextField
        name="invite"
        // Not called optional if the setting failed to load, because the code may then be required.
        label={t(
          inviteRequired || (invitation.isError && invitation.data === undefined)
            ? 'register.invite'
            : 'register.inviteOptional',
        )}
        exact
        autoComplete="off"
        maxLength={16}
        value={draft.invite}
        onValueChange={(invite) => change({ invite }, 'invite')}
        clearLabel={t('common:clear')}
        error={form.messageOf('invite')}
      />
      <Consent
        agreed={draft.agreed}
        onChange={(agreed) => change({ agreed }, 'agreed')}
        error={form.messageOf('agreed')}
        onRead={setLegal}
      />
      <FormProblem text={form.formMessage} />
      <Button type="submit" variant="primary" size="lg" block loading={wizard.sending} guard={false}>
        {t('common:next')}
      </Button>
      <p className={styles.aside}>
        {t('register.haveAccount')}
        <a className={styles.link} href={`#${path('/pages/common/login', { from })}`}>
          {t('common:logIn')}
        </a>
      </p>
      <LegalSheet text={legal} onClose={() => setLegal(null)} onAgree={() => change({ agreed: true }, 'agreed')} />
    </ProblemForm>
  );
}
