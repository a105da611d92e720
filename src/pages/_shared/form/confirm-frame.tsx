import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Failure } from '@/lifecycles/failure';
import { Button, type ButtonVariant } from '@/ui/actions/button';
import { Sheet } from '@/ui/overlays/sheet';
import { SheetFooter } from './sheet-footer';
import { useFailureText } from './use-failure-text';

export interface ConfirmFrameProps {
  readonly open: boolean;
  readonly title: string;
  /** Label of the confirm button. */
  readonly confirm: string;
  readonly variant?: ButtonVariant;
  readonly disabled?: boolean;
  /** The call is under way: the sheet cannot be closed until it ends. */
  readonly sending: boolean;
  /** Why the exchange refused the last attempt, or the page's own text about it. */
  readonly failure: Failure | string | null;
  /** Id of the form which the button submits, if the sheet contains one. The form then replaces `onConfirm`. */
  readonly form?: string;
  readonly onConfirm?: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A confirmation sheet for an irreversible action. It shows what the action does and why the exchange refused it. */
export function ConfirmFrame({ open, title, confirm, sending, failure, form, ...rest }: ConfirmFrameProps) {
  const { t } = useTranslation('common');
  const worded = useFailureText()(typeof failure === 'string' ? null : failure);
  return (
    <Sheet
      open={open}
      sticky={sending}
      onOpenChange={(next) => !next && !sending && rest.onCancel()}
      title={title}
      closeLabel={t('close')}
      footer={
        <SheetFooter problem={typeof failure === 'string' ? failure : worded}>
          <Button
            block
            size="lg"
            variant={rest.variant ?? 'primary'}
            loading={sending}
            disabled={rest.disabled ?? false}
            {...(form !== undefined && { type: 'submit', form })}
            {...(rest.onConfirm && { onClick: rest.onConfirm })}
          >
            {confirm}
          </Button>
        </SheetFooter>
      }
    >
      {rest.children}
    </Sheet>
  );
}
