import { useEffect, useRef, useState } from 'react';
import { fetchSwapQuote, type SwapIds, useSwap } from '@/data/exchange/queries';
import type { Money } from '@/domain/money/money';
import { type Deal, dealAt, readRate } from './deal';
import { type Settled, settleDeal } from './settle-deal';

export interface DealState {
  /** The deal awaiting confirmation; null before the review and after the end. */
  readonly deal: Deal | null;
  /** Loads the current rate and shows the deal. @throws ApiError */
  review(amount: Money): Promise<void>;
  /** Call when the displayed rate has expired, but not while the outcome of an attempt is unknown. */
  renew(): Promise<void>;
  /** Sends the deal at the rate shown; the customer must confirm again if it has moved. @throws ApiError */
  confirm(): Promise<void>;
  close(): void;
}

/** State of one exchange from the form to its booking. `onDone` receives what was booked. */
export function useDeal(ids: SwapIds, onDone: (deal: Deal, settled: Settled & { kind: 'done' }) => void): DealState {
  const swap = useSwap();
  const [deal, setDeal] = useState<Deal | null>(null);
  /** The coins that are chosen now; null once the form has been left. */
  const chosen = useRef<SwapIds | null>(ids);
  useEffect(() => {
    chosen.current = { from: ids.from, to: ids.to };
    return () => {
      chosen.current = null;
    };
  }, [ids.from, ids.to]);
  const areChosen = () => chosen.current?.from === ids.from && chosen.current.to === ids.to;
  const ask = async () => readRate(await fetchSwapQuote(ids));

  return {
    deal,
    async review(amount) {
      try {
        const rate = await ask();
        if (areChosen()) setDeal(dealAt(amount, rate));
      } catch (error) {
        // An error about coins that are no longer chosen does not concern the new ones.
        if (areChosen()) throw error;
      }
    },
    async renew() {
      try {
        const rate = await ask();
        // The user may have chosen other coins meanwhile.
        if (areChosen()) setDeal((now) => now && { ...now, rate });
      } catch {
        // The displayed rate is marked as expired. Pressing the button asks again and reports the error.
      }
    },
    async confirm() {
      if (!deal) return;
      // Pressing the button accepts the rate shown above it.
      const agreed = dealAt(deal.amount, deal.rate);
      const fields = { number: deal.amount.toFixed(), from_currency_id: ids.from, to_currency_id: ids.to };
      const settled = await settleDeal(agreed, {
        ask,
        send: (quotedAtMs) => swap.mutateAsync({ ...fields, ...(quotedAtMs !== null && { quoted_at: quotedAtMs }) }),
      });
      if (settled.kind === 'done') {
        setDeal(null);
        return onDone(agreed, settled);
      }
      setDeal({ ...agreed, rate: settled.rate, isStopped: settled.kind === 'moved' });
      if (settled.kind === 'failed') throw settled.failure;
    },
    close: () => setDeal(null),
  };
}
