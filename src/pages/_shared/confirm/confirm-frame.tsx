import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/lifecycles/failure';
import { Button, type ButtonVariant } from '@/ui/actions/button';
import { Sheet } from '@/ui/overlays/sheet';
import { SheetFooter } from './sheet-footer';
import { useFailureText } from './use-failure-text';

export interface ConfirmFrameProps {
  readonly open: boolean;
  readonly title: string;
  /** What the button says. */
  readonly confirm: string;
  readonly variant?: ButtonVariant;
  readonly disabled?: boolean;
  /** What is under way can be neither taken back nor forgotten. */
  readonly sending: boolean;
  /** Why the exchange refused the last try, or what the page says of it in its own words. */
  readonly failure: Failure | string | null;
  /** The id of the form that the button sends, where the sheet holds one; then `onConfirm` is the form's matter. */
  readonly form?: string;
  readonly onConfirm?: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done for good, with what that means; shows why the exchange refused as well. */
export function ConfirmFrame({ open, title, confirm, sending, failure, form, ...rest }: ConfirmFrameProps) {
  const { t } = useTranslation('common');
  const worded = useFailureText(typeof failure === 'string' ? null : failure);
  return (
    <Sheet
      open={open}
      sticky={sending}
      onOpenChange={(next) => !next && rest.onCancel()}
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
