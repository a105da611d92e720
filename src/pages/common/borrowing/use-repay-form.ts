import { useRef } from 'react';
import { REPAYMENT_FIELDS } from '@/contract/refusals/fields/loans';
import { isUncertain } from '@/data/api/repeat';
import { type LoanDetail, repayLoan } from '@/data/loans/queries';
import { repaymentViolations } from '@/domain/loans/rules';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
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
  const owed = new Decimal(loan.owed);
  const available = useSpotBalance(coin);
  const form = useForm({
    fields: REPAYMENT_FIELDS,
    violations: repaymentViolations(amount, { asset: coin, owed, available }),
    empty: typed === '' ? ['amount'] : [],
  });
  /** The debt that the first try named. After a lost answer it may be less already, and is part of the same request. */
  const named = useRef<Money | null>(null);

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
    onDone();
  };

  return {
    ...form,
    typed,
    amount,
    owed,
    available,
    change(next: string): void {
      named.current = null;
      form.changed('amount');
      repayDraft.set({ id, amount: next });
    },
    pay: () => form.submit(pay),
  };
}
