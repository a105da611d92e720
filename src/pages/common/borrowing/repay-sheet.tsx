import { useState } from 'react';
import { isApiError } from '@/data/api/api-error';
import { type LoanDetail, repayLoan } from '@/data/queries/loans';
import { repayProblem, splitRepayment } from '@/domain/loans/loans';
import { Decimal, ZERO } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { type Failure, failureOf } from '@/lifecycles/failure';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { Stack } from '@/ui/layout/stack';
import { toast } from '@/ui/overlays/toast-store';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
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
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);

  const problem = repayProblem(amount, owed, available);
  const words = {
    amount_invalid: t('enterAmount'),
    repay_too_much: t('repay.tooMuch', { amount: texts.amount(owed, coin) }),
    insufficient_balance: t('repay.insufficient'),
  };
  const change = (next: string) => {
    setFailed(null);
    repayDraft.set({ id, amount: next });
  };
  const pay = async () => {
    setTried(true);
    if (problem) return;
    setBusy(true);
    setFailed(null);
    try {
      await repayLoan({ id, amount: amount.toFixed(), owed: owed.toFixed() });
      const left = owed.minus(amount);
      const done = { amount: texts.amount(amount, coin), left: texts.amount(left, coin) };
      toast.show(left.isZero() ? t('repay.done', done) : t('repay.partial', done), { kind: 'success' });
      repayDraft.set({ id: 0, amount: '' });
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailed(failureOf(error));
    } finally {
      setBusy(false);
    }
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
      sending={busy}
      failure={failed}
      onConfirm={() => void pay()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <AmountField
          label={t('repay.amount', { asset: coin })}
          name="repay"
          value={typed}
          precision={DECIMALS}
          placeholder={texts.amount(owed, coin)}
          onValueChange={change}
          error={problem && (typed !== '' || tried) ? words[problem] : undefined}
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
    </ConfirmFrame>
  );
}
