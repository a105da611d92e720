import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/use-clock';
import { useRemaining } from '@/ui/feedback/use-clock';
import { useTimeText } from '@/ui/feedback/use-time-text';
import { CodeField } from '@/ui/forms/code-field';
import form from '../form/form.module.css';
import { maskedAccount } from './account-text';
import type { SentCodePort } from './use-sent-code';

interface SentCodeFieldProps {
  sent: SentCodePort;
  onCodeChange: (code: string) => void;
  onComplete?: (code: string) => void;
  /** The user requests a code. The form checks the address first. */
  onSend: () => void;
  error: string | undefined;
}

/** Code field with a button which sends the code, and sends it again after the waiting time. */
export function SentCodeField({ sent, onCodeChange, onComplete, onSend, error }: SentCodeFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <CodeField
      label={t('code.label')}
      value={sent.code}
      onValueChange={onCodeChange}
      {...(onComplete && { onComplete })}
      slotLabel={(position, length) => t('code.digit', { position, length })}
      labelEnd={<Send sent={sent} onSend={onSend} />}
      hint={sent.sentTo && t('code.sentTo', { account: maskedAccount(sent.sentTo) })}
      error={error}
    />
  );
}

function Send({ sent, onSend }: Pick<SentCodeFieldProps, 'sent' | 'onSend'>) {
  const { t } = useTranslation('auth');
  const remainingMs = useRemaining(sent.resendAtMs, useClock());
  const timeText = useTimeText();
  if (sent.sentTo && remainingMs > 0) return t('code.resendIn', { time: timeText(remainingMs) });
  return (
    <button type="button" className={form.labelLink} disabled={sent.sending} onClick={onSend}>
      {t(sent.sentTo ? 'code.resend' : 'code.send')}
    </button>
  );
}
