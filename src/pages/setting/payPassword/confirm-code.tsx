import { CHECK_CODE_FIELDS } from '@/contract/refusals/fields/accounts';
import { checkCode } from '@/data/accounts/auth';
import { lacksPayPassword } from '@/data/accounts/pay-password';
import type { User } from '@/data/session/session';
import { codeViolations } from '@/domain/accounts/account-rules';
import { useTranslation } from '@/i18n/use-translation';
import type { Failure } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';
import { OwnAddress, useOwnTarget } from '../../_shared/account/own-address';
import { SentCodeField } from '../../_shared/account/sent-code-field';
import { useSentCode } from '../../_shared/account/use-sent-code';
import styles from '../../_shared/form/form.module.css';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { renamedFields, useForm } from '../../_shared/form/use-form';
import { codeStore } from './code-store';

/** The account is that of the session. The code may also be refused when it is sent. */
const FIELDS = renamedFields(
  { ...CHECK_CODE_FIELDS, code_throttled: 'email_code' },
  { user_string: null, email_code: 'code' },
);

interface ConfirmCodeProps {
  user: User;
  /** Refusal of the code by the final call; null on the first attempt. */
  refused: Failure | null;
  onRight: (code: string) => void;
}

/** Asks for a code sent to an address of the user, and checks it before the password step. */
export function ConfirmCode({ user, refused, onRight }: ConfirmCodeProps) {
  const { t } = useTranslation(['profile', 'common']);
  const own = useOwnTarget(user, 'security', codeStore);
  const sent = useSentCode({ store: codeStore, target: own.target, onFailure: (error) => form.failed(error) });
  const violations = codeViolations(sent.code);
  const form = useForm({ fields: FIELDS, violations, showErrorsOnce: 'submitted', failure: refused });

  const check = async (code: string) => {
    const { account, areaCode } = own.target;
    await checkCode({ user_string: account, country_code: areaCode, email_code: code, scene: 'security' });
    onRight(code);
  };

  return (
    <ProblemForm form={form} onSubmit={() => form.submit(() => check(sent.code))}>
      <p className={styles.lead}>{t('payPassword.codeLead')}</p>
      {!lacksPayPassword(user) && <p className={styles.lead}>{t('passwordPauses')}</p>}
      <OwnAddress {...own} />
      <SentCodeField
        sent={sent}
        onCodeChange={(code) => {
          form.changed('code');
          sent.setCode(code);
        }}
        onComplete={(code) => form.run(() => check(code))}
        onSend={() => {
          form.changed('code');
          void sent.send();
        }}
        error={form.messageOf('code')}
      />
      <FormProblem text={form.formMessage} />
      <Button type="submit" variant="primary" size="lg" block loading={form.pending} guard={false}>
        {t('common:next')}
      </Button>
    </ProblemForm>
  );
}
