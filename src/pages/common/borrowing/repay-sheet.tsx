import { useRef } from 'react';
import { REPAYMENT_FIELDS } from '@/contract/refusals/fields/loans';
import { isUncertain } from '@/data/api/repeat';
import { type LoanDetail, repayLoan } from '@/data/loans/queries';
import { splitRepayment } from '@/domain/loans/loans';
import { repaymentViolations } from '@/domain/loans/rules';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { Stack } from '@/ui/layout/stack';
import { toast } from '@/ui/overlays/toast-store';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
import { useForm } from '../../_shared/form/use-form';
import { BalanceFailure, SpotBalance } from '../../_shared/wealth/spot-balance';
import { useSpotBalance } from '../../_shared/wealth/use-spot-balance';
import { repayDraft } from './loan-draft';
import { useLoanTexts } from './use-loan-texts';

const DECIMALS = 8;
/** Currency id of USDT (specification section 3), the currency of loans. */
const USDT = 3;
const PARTS = ['penalty', 'interest', 'principal'] as const;

/** Repays a loan in part or in full. It shows what the payment covers and what is left before it is made. */
export function RepaySheet({ loan, onClose }: { loan: LoanDetail; onClose: () => void }) {
  const { t } = useTranslation(['loan', 'common']);
  const texts = useLoanTexts();
  const { id, currency_name: coin } = loan;
  const draft = useStore(repayDraft);
  const typed = draft.id === id ? draft.amount : '';
  const amount = typed === '' ? ZERO : new Decimal(typed);
  const owed = new Decimal(loan.owed);
  const available = useSpotBalance(coin);
  const form = useForm({
    fields: REPAYMENT_FIELDS,
    violations: repaymentViolations(amount, { asset: coin, owed, available }),
    empty: typed === '' ? ['amount'] : [],
  });
  /** The debt that the first try named. After a lost answer it may be less already, and is part of the same request. */
  const named = useRef<Money | null>(null);
  const change = (next: string) => {
    named.current = null;
    form.changed('amount');
    repayDraft.set({ id, amount: next });
  };
  const pay = async () => {
    named.current ??= owed;
    const from = named.current;
    try {
      await repayLoan({ id, amount: amount.toFixed(), owed: from.toFixed() });
    } catch (error) {
      if (!isUncertain(error)) named.current = null;
      throw error;
    }
    const left = from.minus(amount);
    const done = { amount: texts.amount(amount, coin), left: texts.amount(left, coin) };
    toast.show(left.isZero() ? t('repay.done', done) : t('repay.partial', done), { kind: 'success' });
    repayDraft.set({ id: 0, amount: '' });
    onClose();
  };
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
          form.submit(pay);
        }}
      >
        <Stack gap={3}>
          <AmountField
            label={t('repay.amount', { asset: coin })}
            name="repay"
            value={typed}
            precision={DECIMALS}
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
              asset={{ currencyId: USDT, name: coin }}
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
