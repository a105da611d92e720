import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/use-clock';
import type { SentCode } from '@/lifecycles/auth';
import { Button } from '@/ui/actions/button';
import { useRemaining } from '@/ui/feedback/use-clock';
import { useTimeText } from '@/ui/feedback/use-time-text';
import { CodeField } from '@/ui/forms/code-field';
import { maskedAccount } from '../../_shared/account/account-text';
import form from '../../_shared/form/form.module.css';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import type { ProblemsPort } from './use-problems';

interface CodeStepProps {
  sent: SentCode;
  code: string;
  onCodeChange: (code: string) => void;
  problems: ProblemsPort;
  checking: boolean;
  /** Another code is being sent. */
  sending: boolean;
  onSubmit: (code: string) => void;
  onResend: () => void;
  /** Goes back to the step where a mistyped account can be changed. */
  onChangeAccount: () => void;
}

/** Field for the code. The last digit submits it; another code can be requested after the waiting time. */
export function CodeStep(props: CodeStepProps) {
  const { sent, code, onCodeChange, problems, checking, sending, onSubmit, onResend, onChangeAccount } = props;
  const { t } = useTranslation(['auth', 'common']);
  return (
    <ProblemForm problems={problems} onSubmit={() => onSubmit(code)}>
      <p className={form.lead}>
        {t('code.sentTo', { account: maskedAccount(sent.request.account) })}{' '}
        <button type="button" className={form.labelLink} onClick={onChangeAccount}>
          {t('code.change')}
        </button>
      </p>
      <CodeField
        label={t('code.label')}
        value={code}
        onValueChange={onCodeChange}
        onComplete={onSubmit}
        slotLabel={(position, length) => t('code.digit', { position, length })}
        labelEnd={<Resend sent={sent} sending={sending} onResend={onResend} />}
        error={problems.text('code')}
      />
      <FormProblem text={problems.text('form')} />
      <Button type="submit" variant="primary" size="lg" block loading={checking} guard={false}>
        {t('common:next')}
      </Button>
    </ProblemForm>
  );
}

function Resend({ sent, sending, onResend }: Pick<CodeStepProps, 'sent' | 'sending' | 'onResend'>) {
  const { t } = useTranslation('auth');
  const remainingMs = useRemaining(sent.resendAtMs, useClock());
  const timeText = useTimeText();
  if (remainingMs > 0) return t('code.resendIn', { time: timeText(remainingMs) });
  return (
    <button type="button" className={form.labelLink} disabled={sending} onClick={onResend}>
      {t('code.resend')}
    </button>
  );
}
