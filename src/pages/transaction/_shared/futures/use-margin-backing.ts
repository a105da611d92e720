import { useMemo } from 'react';
import { leverSums } from '@/data/futures/events';
import { type LeverMarket, useLeverAccount } from '@/data/futures/queries';
import type { Pair } from '@/data/market/quotes';
import { exposureOf } from '@/domain/futures/futures';
import { Decimal, ZERO } from '@/domain/money/money';
import { useStore } from '@/lib/use-store';
import type { MarginBacking } from './preview';

export const marketOf = (pair: Pair): LeverMarket => ({ currencyId: pair.currency_id, legalId: pair.legal_id });

/** The account behind an order, updated by events; null for visitors and while loading. */
export function useMarginBacking(pair: Pair): MarginBacking | null {
  const account = useLeverAccount(marketOf(pair)).data;
  const sums = useStore(leverSums);
  return useMemo(() => {
    if (!account || !sums) return null;
    const { data, total } = account.order;
    const exposure = data.reduce((sum, { type, number }) => sum.add(exposureOf(type, new Decimal(number))), ZERO);
    return {
      available: new Decimal(account.balance),
      margins: new Decimal(sums.margins),
      originMargins: new Decimal(sums.originMargins),
      profits: new Decimal(sums.markProfits),
      exposure: total > data.length ? null : exposure,
    };
  }, [account, sums]);
}
