import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';
import { Sheet } from '@/ui/overlays/sheet';
import { useFailureText } from './use-failure-text';
import styles from './wealth.module.css';

export interface ConfirmFrameProps {
  readonly open: boolean;
  readonly title: string;
  /** What the button says. */
  readonly confirm: string;
  readonly disabled?: boolean;
  /** What is under way can be neither taken back nor forgotten. */
  readonly sending: boolean;
  /** Why the exchange refused the last try. */
  readonly failure: Failure | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Asks before money is put somewhere, with what that means; shows why the exchange refused as well. */
export function ConfirmFrame({ open, title, confirm, disabled, sending, failure, ...rest }: ConfirmFrameProps) {
  const { t } = useTranslation('common');
  const problem = useFailureText(failure);
  return (
    <Sheet
      open={open}
      sticky={sending}
      onOpenChange={(next) => !next && rest.onCancel()}
      title={title}
      closeLabel={t('close')}
      footer={
        <div className={styles.footer}>
          {problem && (
            <p role="alert" className={styles.message}>
              {problem}
            </p>
          )}
          <Button
            block
            size="lg"
            variant="primary"
            loading={sending}
            disabled={disabled ?? false}
            onClick={rest.onConfirm}
          >
            {confirm}
          </Button>
        </div>
      }
    >
      {rest.children}
    </Sheet>
  );
}
