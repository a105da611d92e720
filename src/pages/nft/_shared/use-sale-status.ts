import { useEffect, useReducer } from 'react';
import { type NftStatus, nftStatus } from '@/domain/nft/nft';
import { useClock } from '@/lib/clock/use-clock';
import { type Sale, saleWindow } from './sale-window';

/** Longest delay of a browser timer in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** Current state of a sale by its times and the exchange clock. Renders only when the sale starts or ends. */
export function useSaleStatus(sale: Sale): NftStatus {
  const clock = useClock();
  const span = saleWindow(sale);
  const { startMs, endMs } = span;
  const [, again] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      again();
      const now = clock.now();
      const next = now < startMs ? startMs : endMs;
      if (now >= next || next === Number.POSITIVE_INFINITY || clock.rate() <= 0) return;
      timer = setTimeout(plan, Math.min(LONGEST_MS, Math.max(100, (next - now) / clock.rate())));
    };
    plan();
    const stop = clock.subscribe(plan);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [clock, startMs, endMs]);

  return nftStatus(span, clock.now());
}
