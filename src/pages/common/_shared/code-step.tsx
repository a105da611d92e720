import { useRef } from 'react';
import { codeViolations } from '@/domain/accounts/account-rules';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import type { SentCode } from '@/lifecycles/sent-code';
import { Button } from '@/ui/actions/button';
import { CodeField } from '@/ui/forms/code-field';
import { maskedAccount } from '../../_shared/account/account-text';
import { SendCode } from '../../_shared/account/send-code';
import styles from '../../_shared/form/form.module.css';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { useForm } from '../../_shared/form/use-form';
import { FIELDS } from './account-form';
import type { CodeWizard } from './use-code-wizard';

interface CodeStepProps {
  wizard: Pick<CodeWizard, 'draft' | 'change' | 'failure' | 'sending' | 'requestCode' | 'checkCode'>;
  sent: SentCode;
}

/** Field for the code. The last digit submits it; another code can be requested after the waiting time. */
export function CodeStep({ wizard, sent }: CodeStepProps) {
  const { t } = useTranslation(['auth', 'common']);
  const { code } = wizard.draft;
  const slots = useRef<HTMLDivElement>(null);
  const form = useForm({
    fields: FIELDS,
    violations: codeViolations(code),
    showErrorsOnce: 'submitted',
    failure: wizard.failure,
  });
  return (
    <ProblemForm form={form} onSubmit={() => form.submit(() => wizard.checkCode(code))}>
      <p className={styles.lead}>
        {t('code.sentTo', { account: maskedAccount(sent.request.account) })}{' '}
        <button type="button" className={styles.labelLink} onClick={() => shell().back()}>
          {t('code.change')}
        </button>
      </p>
      <CodeField
        ref={slots}
        label={t('code.label')}
        value={code}
        onValueChange={(next) => {
          form.changed('code');
          wizard.change({ code: next });
        }}
        onComplete={(complete) => form.run(() => wizard.checkCode(complete))}
        slotLabel={(position, length) => t('code.digit', { position, length })}
        labelEnd={
          <SendCode
            resendAtMs={sent.resendAtMs}
            sending={wizard.sending}
            onSend={() => void wizard.requestCode()}
            slots={slots}
          />
        }
        error={form.messageOf('code')}
      />
      <FormProblem text={form.formMessage} />
      <Button type="submit" variant="primary" size="lg" block loading={form.pending} guard={false}>
        {t('common:next')}
      </Button>
    </ProblemForm>
  );
}
