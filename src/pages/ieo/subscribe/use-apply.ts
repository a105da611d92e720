import { useState } from 'react';
import { SUBSCRIPTION_FIELDS } from '@/contract/refusals/fields/ieo';
import { type ProjectInfo, subscribe } from '@/data/ieo/queries';
import { type SubscriptionFacts, subscriptionCost, subscriptionViolations } from '@/domain/ieo/subscription';
import { Decimal, typedAmount, ZERO } from '@/domain/money/money';
import { useForm } from '../../_shared/form/use-form';
import { subscribeDraft } from './subscribe-draft';

type Step = 'editing' | 'confirming' | 'done';

export type Apply = ReturnType<typeof useApply>;

/** Steps of an application: editing, confirmation, sending once, done or refused. */
export function useApply({ id, price, pay_currency_name }: ProjectInfo, typed: string, facts: SubscriptionFacts) {
  const [step, setStep] = useState<Step>('editing');
  const [amount, setAmount] = useState(ZERO);
  const cost = subscriptionCost(new Decimal(price), amount);
  const form = useForm({
    fields: SUBSCRIPTION_FIELDS,
    violations: subscriptionViolations(typedAmount(typed), facts),
    empty: typed === '' ? ['amount'] : [],
    onRedirected: () => setStep('editing'),
  });
  const send = async () => {
    const sent = subscribeDraft.get();
    await subscribe({
      project_id: id,
      amount: amount.toFixed(),
      pay_currency: pay_currency_name,
      price: cost.toFixed(),
    });
    subscribeDraft.forget(sent);
    setStep('done');
  };
  return {
    form,
    step,
    amount,
    cost,
    ask: () =>
      form.submit(() => {
        setAmount(new Decimal(typed));
        setStep('confirming');
      }),
    send: () => form.run(send),
    again() {
      form.forgive();
      setStep('editing');
    },
  };
}
