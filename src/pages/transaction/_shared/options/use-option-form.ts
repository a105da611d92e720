import { useState } from 'react';
import type { Pair } from '@/data/market/quotes';
import { CLOSED, type Duration, type TimedOption } from '@/data/options/queries';
import { Decimal } from '@/domain/money/money';
import { FALL, RISE } from '@/domain/options/options';
import { haptic } from '@/lib/haptics';
import { useStore } from '@/lib/use-store';
import { useRefusalText } from '@/pages/_shared/form/use-refusal-text';
import { fieldOf, largestStake, type OptionField, stakePicks, stakeProblem } from './option-check';
import { changeOption, type OptionDraft, optionDraft } from './option-draft';
import { prospectsOf, termsOf } from './option-figures';
import type { Desk } from './use-desk';
import { useFailureText } from './use-failure-text';
import { usePayment } from './use-payment';

/** State of the option form: input, errors, and possible results. */
export function useOptionForm(pair: Pair, durations: readonly [Duration, ...Duration[]], desk: Desk) {
  const refusalText = useRefusalText();
  const draft = useStore(optionDraft);
  const payment = usePayment(pair);
  const [tried, setTried] = useState(false);
  const refusal = useRefusal(desk);

  const duration = durations.find(({ seconds }) => seconds === draft.seconds) ?? durations[0];
  const stake = new Decimal(draft.amount === '' ? Number.NaN : draft.amount);
  const fee = payment.feeOf(stake);
  const running = desk.running.data?.filter(isRunning).length ?? 0;
  const problem = stakeProblem(stake, duration, { ...payment, fee, running });
  const field = problem && fieldOf(problem.code);
  const problemText = problem && refusalText(problem.code, problem.params);

  const messageOf = (of: OptionField | null): string | null => {
    if (refusal?.field === of && refusal.seen === draft) return refusal.text;
    // No error for an empty field which the user has not reached yet.
    if (!problem || field !== of || (draft.amount === '' && !tried)) return null;
    return problemText;
  };

  const choose = (side: 'up' | 'down') => {
    setTried(true);
    if (problem) {
      haptic('refused');
      return;
    }
    desk.send({
      type: 'choose',
      ticket: {
        symbol: pair.symbol,
        fields: {
          match_id: pair.id,
          currency_id: pair.legal_id,
          type: side === 'up' ? RISE : FALL,
          seconds: duration.seconds,
          number: stake.toFixed(),
        },
      },
    });
  };

  return {
    draft,
    duration,
    payment,
    fee,
    prospects: stake.isFinite() && stake.gt(0) ? prospectsOf(stake, termsOf(duration)) : null,
    picks: stakePicks(payment.picks, duration),
    setMost: () => {
      if (!payment.available) return;
      const most = largestStake(duration, payment.available, payment.feePercent);
      changeOption({ amount: most.isZero() ? '' : most.toFixed() });
    },
    messageOf,
    isShort: problem?.code === 'insufficient_balance',
    /** Stake plus fee. */
    needed: stake.isFinite() ? stake.plus(fee ?? 0) : undefined,
    choose,
  };
}

export type OptionForm = ReturnType<typeof useOptionForm>;

const isRunning = ({ status }: TimedOption): boolean => status !== CLOSED;

/** The refusal of the exchange, kept with its field until the form is changed. */
function useRefusal({ snapshot }: Desk): { field: OptionField | null; text: string; seen: OptionDraft } | null {
  const { failure } = snapshot.context;
  const text = useFailureText(failure);
  const [last, setLast] = useState<{
    failure: object;
    field: OptionField | null;
    text: string;
    seen: OptionDraft;
  } | null>(null);
  if (failure && text && snapshot.matches('refused') && failure !== last?.failure) {
    setLast({ failure, field: fieldOf(failure.reason), text, seen: optionDraft.get() });
  }
  return last;
}
