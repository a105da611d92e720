import { useState } from 'react';
import type { ApiError } from '@/data/api/api-error';
import { applyForLoan, type LoanConfig } from '@/data/queries/loans';
import { loanDayCost, loanProblem } from '@/domain/loans/loans';
import { Decimal, ZERO } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { failureOf } from '@/lifecycles/failure';
import { useRefusalText } from '@/pages/_shared/form/use-refusal-text';
import { useFailureText } from '../../_shared/form/use-failure-text';
import { loanDraft } from './loan-draft';

const NOTHING = { termId: 0, amount: '' };

/** State of the loan application: input, cost, errors and submission. */
export function useLoanForm(config: LoanConfig) {
  const { t } = useTranslation('loan');
  const refusalText = useRefusalText();
  const draft = useStore(loanDraft);
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const failure = useFailureText(failed && failureOf(failed));

  const wire = config.terms.find(({ id }) => id === draft.termId) ?? config.terms[0];
  // A server which offers loans sends at least one term.
  if (!wire) throw new Error('the exchange names no terms for loans');
  const term = { id: wire.id, days: wire.days, dayPercent: wire.day_rate };
  const amount = draft.amount === '' ? ZERO : new Decimal(draft.amount);
  const problem = loanProblem(amount, new Decimal(config.left));
  const params = {
    min: new Decimal(config.min).toFixed(),
    left: new Decimal(config.left).toFixed(),
    asset: config.currency_name,
  };
  const words = problem && (problem === 'amount_invalid' ? t('enterAmount') : refusalText(problem, params));
  const change = (part: Partial<typeof draft>) => {
    setFailed(null);
    loanDraft.set({ ...loanDraft.get(), ...part });
  };
  return {
    draft,
    term,
    amount,
    perDay: loanDayCost(amount, term.dayPercent),
    /** Message beside the field; undefined until something was typed or submitted. */
    problem: draft.amount === '' && !tried ? undefined : (words ?? undefined),
    failure,
    change,
    /** Shows the errors. Returns true if there are none. */
    accept(): boolean {
      setTried(true);
      return problem === null;
    },
    send: (password: string) => applyForLoan({ term_id: term.id, amount: amount.toFixed(), pay_password: password }),
    fail: setFailed,
    forget(): void {
      setTried(false);
      loanDraft.set(NOTHING);
    },
  };
}
