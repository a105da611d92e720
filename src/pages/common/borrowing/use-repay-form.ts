import { REPAYMENT_FIELDS } from '@/contract/refusals/fields/loans';
import { type LoanDetail, repayLoan } from '@/data/loans/queries';
import { repaymentViolations } from '@/domain/loans/rules';
import { answeredAmount, Decimal, ZERO } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { toast } from '@/ui/overlays/toast-store';
import { useForm } from '../../_shared/form/use-form';
import { useSpotBalance } from '../../_shared/wealth/use-spot-balance';
import { repayDraft } from './loan-draft';
import { useLoanTexts } from './use-loan-texts';

/** State of a repayment: input, errors and payment. */
export function useRepayForm(loan: LoanDetail, onDone: () => void) {
  const { t } = useTranslation('loan');
  const texts = useLoanTexts();
  const { id, currency_name: coin } = loan;
  const draft = useStore(repayDraft);
  const typed = draft.id === id ? draft.amount : '';
  const amount = typed === '' ? ZERO : new Decimal(typed);
  const owed = answeredAmount(loan.owed);
  const available = useSpotBalance(coin);
  const form = useForm({
    fields: REPAYMENT_FIELDS,
    violations: repaymentViolations(amount, { asset: coin, owed, available }),
    empty: typed === '' ? ['amount'] : [],
  });

  const pay = async () => {
    const from = await repayLoan({ id, amount: amount.toFixed(), owed: owed.toFixed() });
    const left = new Decimal(from).minus(amount);
    const done = { amount: texts.amount(amount, coin), left: texts.amount(left, coin) };
    toast.show(left.isZero() ? t('repay.done', done) : t('repay.partial', done), { kind: 'success' });
    repayDraft.forget(draft);
    onDone();
  };

  return {
    ...form,
    typed,
    amount,
    owed,
    available,
    change(next: string): void {
      form.changed('amount');
      repayDraft.set({ id, amount: next });
    },
    pay: () => form.submit(pay),
  };
}
