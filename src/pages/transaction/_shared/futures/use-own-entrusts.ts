import { useMemo } from 'react';
import { LEVER_STATUS, useLeverPositions } from '@/data/queries/lever';
import type { Pair } from '@/data/queries/quotes';
import { LONG } from '@/domain/lever';
import { marketOf } from './use-backing';

/** Where the user's own entrusts wait in this market, for the book. */
export function useOwnEntrusts(pair: Pair) {
  const orders = useLeverPositions({ status: LEVER_STATUS.waiting, market: marketOf(pair) }).data?.orders;
  return useMemo(
    () =>
      (orders ?? []).map(({ price, type }) => ({ price, side: type === LONG ? ('buy' as const) : ('sell' as const) })),
    [orders],
  );
}
