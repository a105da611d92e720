import type { RechargeCoin } from '@/data/recharge/queries';
import { MONEY_DECIMALS } from '@/domain/money/decimals';
import { HASH_MAX } from '@/domain/recharge/recharge';
import { useTranslation } from '@/i18n/use-translation';
import { AmountField } from '@/ui/forms/amount-field';
import { TextField } from '@/ui/forms/text-field';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { ConfirmDialog } from '@/ui/overlays/dialog';
import { FormProblem } from '../../_shared/form/form-problem';
import { PictureField } from '../../_shared/picture/picture-field';
import { CoinLine } from './coin-line';
import { Receipt } from './receipt';
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
          {repeated}
          <br />
          {t('receive.repeatedHint')}
        </>
      }
      confirmLabel={t('receive.repeatedYes')}
      cancelLabel={t('receive.repeatedNo')}
      onConfirm={submitAgain}
    />
  );
}

interface PaymentStepProps {
  form: RechargeForm;
  coin: RechargeCoin;
  network: RechargeCoin['networks'][number] | undefined;
}

/** Second step of a coin deposit: amount, transaction hash and voucher. */
export function PaymentStep({ form, coin, network }: PaymentStepProps) {
  const { t } = useTranslation('recharge');
  const { draft, messageOf, change } = form;
  return (
    <>
      <Card>
        <div id={form.id}>
          <Stack gap={5}>
            <CoinLine name={coin.name} note={network?.name ?? ''} />
            <AmountField
              label={t('receive.amountSent', { coin: coin.name })}
              value={draft.amount}
              precision={MONEY_DECIMALS}
              placeholder="0"
              suffix={coin.name}
              onValueChange={(amount) => change({ amount })}
              error={messageOf('amount')}
            />
            <TextField
              label={t('receive.hash')}
              hint={t('receive.hashHint')}
              value={draft.hash}
              exact
              maxLength={HASH_MAX}
              autoComplete="off"
              onValueChange={(hash) => change({ hash })}
              error={messageOf('hash')}
            />
            <VoucherField form={form} />
          </Stack>
        </div>
      </Card>
      <Receipt form={form} />
      <FormProblem text={form.formMessage} />
      <AskAgain form={form} />
    </>
  );
}

/** The voucher: a picture of the payment, which the review needs. */
export function VoucherField({ form }: { form: RechargeForm }) {
  const { t } = useTranslation('recharge');
  return (
    <PictureField
      label={t('receive.voucher')}
      hint={t('receive.voucherHint')}
      value={form.draft.voucher}
      onValueChange={(voucher) => form.change({ voucher })}
      onHold={(reason) => form.hold('voucher', reason)}
      error={form.messageOf('voucher')}
    />
  );
}
