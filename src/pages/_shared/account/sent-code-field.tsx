import { useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { CodeField } from '@/ui/forms/code-field';
import { maskedAccount } from './account-text';
import { SendCode } from './send-code';
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
  const slots = useRef<HTMLDivElement>(null);
  const resendAtMs = sent.sentTo === null ? null : sent.resendAtMs;
  return (
    <CodeField
      ref={slots}
      label={t('code.label')}
      value={sent.code}
      onValueChange={onCodeChange}
      {...(onComplete && { onComplete })}
      slotLabel={(position, length) => t('code.digit', { position, length })}
      labelEnd={<SendCode resendAtMs={resendAtMs} sending={sent.sending} onSend={onSend} slots={slots} />}
      hint={sent.sentTo === null ? t('code.sendFirst') : t('code.sentTo', { account: maskedAccount(sent.sentTo) })}
      readOnly={sent.sentTo === null}
      error={error}
    />
  );
}
