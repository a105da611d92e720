import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@/data/api-error';
import { askSwapQuote, type SwapIds, useSwap } from '@/data/queries/exchange';
import { isUncertain, repeatsSafely } from '@/data/repeat';
import type { Money } from '@/domain/money';
import { asksAgain, type Deal, readRate } from './deal';
import { type Settled, settleDeal } from './settle-deal';

export interface DealState {
  /** What waits for a word; null before the review and after the end. */
  readonly deal: Deal | null;
  /** The rate for the review is on its way. */
  readonly asking: boolean;
  readonly sending: boolean;
  /** What went wrong, in words for the customer. */
  readonly problem: string;
  /** Takes the rate of the moment and shows the deal. */
  review(amount: Money): Promise<void>;
  /** The rate on the screen has run out. */
  renew(): Promise<void>;
  confirm(): Promise<void>;
  close(): void;
}

/** Leads one exchange from the form to the books. `onDone` hears what was booked. */
export function useDeal(ids: SwapIds, onDone: (deal: Deal, settled: Settled & { kind: 'done' }) => void): DealState {
  const { t } = useTranslation(['exchange', 'errors']);
  const swap = useSwap();
  const [deal, setDeal] = useState<Deal | null>(null);
  const [busy, setBusy] = useState<'asking' | 'sending' | null>(null);
  const [problem, setProblem] = useState('');
  /** Nobody knows whether it was booked: the deal stays as it was sent until that is known. */
  const unsure = useRef(false);
  const ask = async () => readRate(await askSwapQuote(ids));

  const explain = (failure: unknown): void => {
    if (isApiError(failure, 'session_invalid') || isApiError(failure, 'verification_needed')) return;
    unsure.current = isUncertain(failure);
    const isRefusal = isApiError(failure, 'refused') && failure.message !== '';
    setProblem(
      isRefusal ? failure.message : t(isUncertain(failure) && repeatsSafely() ? 'errors:unsureSafe' : 'errors:unsure'),
    );
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
        setDeal({ amount, agreed: rate, rate });
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
        // What is shown has run out and says so; pressing the button asks again, and tells why it cannot.
      }
    },
    async confirm() {
      if (!deal || busy) return;
      // Pressing the button is agreeing to what stands above it.
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
      // Come and gone: the button has to be pressed again all the same.
      if (!asksAgain(next)) setProblem(t('confirm.moved', { percent: next.rate.tolerance }));
    },
    close() {
      if (busy === 'sending') return;
      setDeal(null);
      setProblem('');
    },
  };
}
