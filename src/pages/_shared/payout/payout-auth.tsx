import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Text } from '@/ui/text/text';
import { OwnAddress } from '../account/own-address';
import { PayPasswordSheet } from '../account/pay-password-sheet';
import { SentCodeField } from '../account/sent-code-field';
import styles from './form.module.css';
import type { PayoutAuthState } from './use-payout-auth';

interface PayoutAuthProps {
  proof: PayoutAuthState;
  /** Shown in the payment password sheet: the reason why the password is needed. */
  purpose: ReactNode;
  error: string | undefined;
  /** The user types the code or requests another one, so its error is outdated. */
  onClearError: () => void;
}

/** The verification code field, if saving a payout target needs a code, and the sheet for the payment password. */
export function PayoutAuth({ proof, purpose, error, onClearError }: PayoutAuthProps) {
  const { t } = useTranslation('payout');
  const { asksCode, own, sent, sheet } = proof;
  return (
    <>
      {asksCode && (
        <div className={styles.form}>
          <Text size="note" tone="secondary">
            {t('proof')}
          </Text>
          <OwnAddress {...own} />
          <SentCodeField
            sent={sent}
            onCodeChange={(code) => {
              onClearError();
              sent.setCode(code);
            }}
            onSend={() => {
              onClearError();
              void sent.send();
            }}
            error={error}
          />
        </div>
      )}
      <PayPasswordSheet {...sheet} purpose={purpose} />
    </>
  );
}
