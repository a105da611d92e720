import { LOAN_FIELDS } from '@/contract/refusals/fields/loans';
import { applyForLoan, type LoanConfig } from '@/data/loans/queries';
import { loanDayCost } from '@/domain/loans/loans';
import { loanViolations } from '@/domain/loans/rules';
import { Decimal } from '@/domain/money/money';
import { useStore } from '@/lib/stores/use-store';
import { renamedFields, useForm } from '../../_shared/form/use-form';
import { loanDraft } from './loan-draft';

/** The sheet for the payment password shows what is wrong with it, and terms that are not offered cannot be chosen. */
const FIELDS = renamedFields(LOAN_FIELDS, { pay_password: null, term_id: null });

/** State of the loan application: input, cost, errors and submission. */
export function useLoanForm(id: string, config: LoanConfig) {
  const draft = useStore(loanDraft);
  const wire = config.terms.find(({ id }) => id === draft.termId) ?? config.terms[0];
  // The contract promises at least one, so an answer without them is not read.
  if (!wire) throw new Error('the exchange names no terms for loans');
  const term = { id: wire.id, days: wire.days, dayPercent: wire.day_rate };
  const amount = new Decimal(draft.amount === '' ? 0 : draft.amount);
  const { currency_name: asset, min, left } = config;
  const form = useForm({
    id,
    fields: FIELDS,
    violations: loanViolations(amount, { asset, min, left: new Decimal(left) }),
    empty: draft.amount === '' ? ['amount'] : [],
  });
  return {
    ...form,
    draft,
    term,
    amount,
    perDay: loanDayCost(amount, term.dayPercent),
    change(part: Partial<typeof draft>): void {
      form.forgive();
      loanDraft.set({ ...loanDraft.get(), ...part });
    },
    send: (password: string) => applyForLoan({ term_id: term.id, amount: amount.toFixed(), pay_password: password }),
    forget(): void {
      form.clear();
      loanDraft.forget(draft);
    },
  };
}
