import { useEffect } from 'react';
import { OPTION_FIELDS } from '@/contract/refusals/fields/options';
import type { Pair } from '@/data/market/quotes';
import { CLOSED, type Duration, type TimedOption } from '@/data/options/queries';
import { Decimal, typedAmount } from '@/domain/money/money';
import { FALL, RISE } from '@/domain/options/options';
import { optionViolations } from '@/domain/options/order';
import { useStore } from '@/lib/stores/use-store';
import { renamedFields, useForm } from '../../../_shared/form/use-form';
import { largestStake, stakePicks } from './option-check';
import { changeOption, optionDraft } from './option-draft';
import { prospectsOf, termsOf } from './option-figures';
import type { OptionTrading } from './use-option-trading';
import { usePayment } from './use-payment';

const OPTION_FORM_FIELDS = renamedFields(OPTION_FIELDS, { number: 'amount' });

/** State of the option form: input, errors, and possible results. */
export function useOptionForm(pair: Pair, durations: readonly [Duration, ...Duration[]], trading: OptionTrading) {
  const draft = useStore(optionDraft);
  const payment = usePayment(pair);

  const duration = durations.find(({ seconds }) => seconds === draft.seconds) ?? durations[0];
  const stake = typedAmount(draft.amount);
  const fee = payment.feeOf(stake);
  const running = trading.running.data?.filter(isRunning).length ?? 0;
  const max = new Decimal(duration.max_amount);
  const { snapshot } = trading;
  const violations = optionViolations(stake, {
    minStake: duration.min_amount,
    // Some servers send 0 for no limit.
    maxStake: max.gt(0) ? duration.max_amount : null,
    running,
    maxRunning: payment.maxRunning ?? null,
    isRepeated: null,
    fee,
    available: payment.available,
  });
  const messages = useForm({
    fields: OPTION_FORM_FIELDS,
    violations,
    empty: draft.amount === '' ? ['amount'] : [],
    failure: snapshot.matches('refused') ? snapshot.context.failure : null,
  });
  // Fields are also changed from outside, such as by the result sheet.
  const { forgive } = messages;
  useEffect(() => optionDraft.subscribe(forgive), [forgive]);

  const choose = (side: 'up' | 'down') =>
    messages.submit(() =>
      trading.send({
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
      }),
    );

  return {
    draft,
    duration,
    payment,
    fee,
    prospects: stake.isFinite() && stake.gt(0) ? prospectsOf(stake, termsOf(duration)) : null,
    picks: stakePicks(payment.picks, duration),
    setMax: () => {
      if (!payment.available) return;
      const max = largestStake(duration, payment.available, payment.feePercent);
      changeOption({ amount: max.isZero() ? '' : max.toFixed() });
    },
    id: messages.id,
    messageOf: messages.messageOf,
    formMessage: messages.formMessage,
    hasInsufficientBalance: violations[0]?.code === 'insufficient_balance',
    /** Stake plus fee. */
    needed: stake.isFinite() ? stake.plus(fee ?? 0) : undefined,
    choose,
  };
}

export type OptionForm = ReturnType<typeof useOptionForm>;

const isRunning = ({ status }: TimedOption): boolean => status !== CLOSED;
