import { useState } from 'react';
import { type ProjectInfo, subscribe } from '@/data/queries/ieo';
import { subscriptionCost } from '@/domain/ieo/subscription';
import { Decimal, ZERO } from '@/domain/money/money';
import { type Failure, failureOf } from '@/lifecycles/failure';
import { leadsAway } from '../../_shared/form/use-failure-text';
import { subscribeDraft } from './subscribe-draft';

type Step = 'editing' | 'confirming' | 'sending' | 'done';

export type Apply = ReturnType<typeof useApply>;

/** Steps of an application: editing, confirmation, sending once, done or refused. */
export function useApply({ id, price, pay_currency_name }: ProjectInfo) {
  const [step, setStep] = useState<Step>('editing');
  const [amount, setAmount] = useState(ZERO);
  const [failure, setFailure] = useState<Failure | null>(null);
  const cost = subscriptionCost(new Decimal(price), amount);

  const send = async () => {
    setStep('sending');
    setFailure(null);
    const fields = { project_id: id, amount: amount.toFixed(), pay_currency: pay_currency_name, price: cost.toFixed() };
    try {
      await subscribe(fields);
      subscribeDraft.set({ id: 0, amount: '' });
      setStep('done');
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed);
      setStep(leadsAway(failed) ? 'editing' : 'confirming');
    }
  };
  return {
    step,
    amount,
    cost,
    failure,
    ask(wanted: Decimal) {
      setAmount(wanted);
      setFailure(null);
      setStep('confirming');
    },
    send: () => void send(),
    again: () => setStep('editing'),
  };
}
