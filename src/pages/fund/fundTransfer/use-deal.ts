import { useEffect, useRef, useState } from 'react';
import { isApiError } from '@/data/api/api-error';
import { isUncertain } from '@/data/api/repeat';
import { fetchSwapQuote, type SwapIds, useSwap } from '@/data/queries/exchange';
import type { Money } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { failureOf } from '@/lifecycles/failure';
import { useFailureText } from '../../_shared/form/use-failure-text';
import { type Deal, needsNewConfirmation, readRate } from './deal';
import { type Settled, settleDeal } from './settle-deal';

export interface DealState {
  /** The deal awaiting confirmation; null before the review and after the end. */
  readonly deal: Deal | null;
  /** The rate for the review is being loaded. */
  readonly asking: boolean;
  readonly sending: boolean;
  /** Error text for the customer; '' if there is none. */
  readonly problem: string;
  /** Loads the current rate and shows the deal. */
  review(amount: Money): Promise<void>;
  /** Call when the displayed rate has expired. */
  renew(): Promise<void>;
  confirm(): Promise<void>;
  close(): void;
}

/** State of one exchange from the form to its booking. `onDone` receives what was booked. */
export function useDeal(ids: SwapIds, onDone: (deal: Deal, settled: Settled & { kind: 'done' }) => void): DealState {
  const { t } = useTranslation('exchange');
  const failureText = useFailureText();
  const swap = useSwap();
  const [deal, setDeal] = useState<Deal | null>(null);
  const [busy, setBusy] = useState<'asking' | 'sending' | null>(null);
  const [problem, setProblem] = useState('');
  /** The outcome of the last attempt is unknown. The deal must then stay unchanged until it is known. */
  const unsure = useRef(false);
  /** The coins that are chosen now; null once the form has been left. */
  const chosen = useRef<SwapIds | null>(ids);
  useEffect(() => {
    chosen.current = { from: ids.from, to: ids.to };
    return () => {
      chosen.current = null;
    };
  }, [ids.from, ids.to]);
  const ask = async () => readRate(await fetchSwapQuote(ids));

  const explain = (failure: unknown): void => {
    unsure.current = isApiError(failure) && isUncertain(failure);
    setProblem(failureText(failureOf(failure)) ?? '');
  };

  return {
    deal,
    asking: busy === 'asking',
    sending: busy === 'sending',
    problem,
    async review(amount) {
      if (busy) return;
      setBusy('asking');
      setProblem('');
      unsure.current = false;
      try {
        const rate = await ask();
        // A rate of coins that are no longer chosen says nothing about the others.
        if (chosen.current?.from === ids.from && chosen.current.to === ids.to) setDeal({ amount, agreed: rate, rate });
      } catch {
        setProblem(t('rateFailed'));
      } finally {
        setBusy(null);
      }
    },
    async renew() {
      if (busy || unsure.current) return;
      try {
        const rate = await ask();
        setDeal((now) => now && { ...now, rate });
      } catch {
        // The displayed rate is marked as expired. Pressing the button asks again and reports the error.
      }
    },
    async confirm() {
      if (!deal || busy) return;
      // Pressing the button accepts the rate shown above it.
      const agreed: Deal = { ...deal, agreed: deal.rate };
      setBusy('sending');
      setProblem('');
      const fields = { number: deal.amount.toFixed(), from_currency_id: ids.from, to_currency_id: ids.to };
      const settled = await settleDeal(agreed, {
        ask,
        send: (quotedAtMs) => swap.mutateAsync({ ...fields, ...(quotedAtMs !== null && { quoted_at: quotedAtMs }) }),
      });
      setBusy(null);
      if (settled.kind === 'done') {
        setDeal(null);
        onDone(agreed, settled);
        return;
      }
      const next = { ...agreed, rate: settled.rate };
      setDeal(next);
      if (settled.kind === 'failed') return explain(settled.failure);
      unsure.current = false;
      // The rate moved and came back within the tolerance; the customer must still confirm again.
      if (!needsNewConfirmation(next)) setProblem(t('confirm.moved', { percent: next.rate.tolerance }));
    },
    close() {
      if (busy === 'sending') return;
      setDeal(null);
      setProblem('');
    },
  };
}
