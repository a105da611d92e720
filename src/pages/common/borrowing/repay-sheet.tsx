import type { LoanDetail } from '@/data/loans/queries';
import { splitRepayment } from '@/domain/loans/loans';
import { Decimal, MONEY_DECIMALS } from '@/domain/money/money';
import { USDT } from '@/domain/money/usdt';
import { useTranslation } from '@/i18n/use-translation';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { Stack } from '@/ui/layout/stack';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
import { BalanceFailure, SpotBalance } from '../../_shared/wealth/spot-balance';
import { useLoanTexts } from './use-loan-texts';
import { useRepayForm } from './use-repay-form';

const PARTS = ['penalty', 'interest', 'principal'] as const;

/** Repays a loan in part or in full. It shows what the payment covers and what is left before it is made. */
export function RepaySheet({ loan, onClose }: { loan: LoanDetail; onClose: () => void }) {
  const { t } = useTranslation(['loan', 'common']);
  const texts = useLoanTexts();
  const coin = loan.currency_name;
  const form = useRepayForm(loan, onClose);
  const { amount, owed, available, change } = form;
  const debt = {
    penalty: new Decimal(loan.penalty),
    interest: new Decimal(loan.interest),
    principal: new Decimal(loan.principal),
  };
  const spent = splitRepayment(debt, amount);
  const left = owed.minus(amount);
  return (
    <ConfirmFrame
      open
      title={t('repay.title')}
      confirm={t('repay.confirm', { amount: texts.amount(amount, coin) })}
      sending={form.pending}
      failure={form.formMessage ?? null}
      form={form.id}
      onCancel={onClose}
    >
      <form
        id={form.id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.pay();
        }}
      >
        <Stack gap={3}>
          <AmountField
            label={t('repay.amount', { asset: coin })}
            name="repay"
            value={form.typed}
            precision={MONEY_DECIMALS}
            placeholder={texts.amount(owed, coin)}
            onValueChange={change}
            error={form.messageOf('amount')}
          />
          <ChipRow label={t('repay.share')}>
            <Chip onClick={() => change(owed.div(2).toDecimalPlaces(2).toFixed())}>{t('repay.half')}</Chip>
            <Chip onClick={() => change(owed.toFixed())}>{t('repay.everything')}</Chip>
          </ChipRow>
          {available ? (
            <SpotBalance
              text={t('repay.available', { amount: texts.amount(available, coin) })}
              transferLabel={t('repay.transfer')}
              asset={{ currencyId: USDT.currencyId, name: coin }}
              needed={amount.gt(0) ? amount : owed}
            />
          ) : (
            <BalanceFailure />
          )}
          <KeyValueList>
            <KeyValue label={t('owed')}>{texts.amount(owed, coin)}</KeyValue>
            {PARTS.filter((part) => spent[part].gt(0)).map((part) => (
              <KeyValue key={part} label={t('repay.pays', { what: t(`repay.${part}`) })}>
                {texts.amount(spent[part], coin)}
              </KeyValue>
            ))}
            <KeyValue label={t('repay.left')} strong>
              {left.gt(0) ? texts.amount(left, coin) : t('repay.nothingLeft')}
            </KeyValue>
          </KeyValueList>
        </Stack>
      </form>
    </ConfirmFrame>
  );
}
