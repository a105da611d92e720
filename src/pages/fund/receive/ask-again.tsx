import { useTranslation } from '@/i18n/use-translation';
import { ConfirmDialog } from '@/ui/overlays/dialog';
import type { RechargeForm } from './use-recharge-form';

/** Asks whether a deposit equal to an earlier one is another payment. */
export function AskAgain({ form: { repeated, submitAgain, leaveRepeated } }: { form: RechargeForm }) {
  const { t } = useTranslation('recharge');
  return (
    <ConfirmDialog
      open={repeated !== null}
      onOpenChange={(open) => !open && leaveRepeated()}
      title={t('receive.repeatedTitle')}
      body={
        <>
          {repeated}. {t('receive.repeatedHint')}
        </>
      }
      confirmLabel={t('receive.repeatedYes')}
      cancelLabel={t('receive.repeatedNo')}
      onConfirm={submitAgain}
    />
  );
}
