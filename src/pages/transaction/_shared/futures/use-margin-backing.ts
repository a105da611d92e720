import { useMemo } from 'react';
import { futuresSums } from '@/data/futures/events';
import { type FuturesMarket, useFuturesAccount } from '@/data/futures/queries';
import type { Pair } from '@/data/market/quotes';
import { Decimal } from '@/domain/money/money';
import { useStore } from '@/lib/stores/use-store';
import { exposureIn } from '../../../_shared/futures/liquidation';
import type { MarginBacking } from './preview';

export const marketOf = (pair: Pair): FuturesMarket => ({ currencyId: pair.currency_id, legalId: pair.legal_id });

/** The account behind an order, updated by events; null for visitors and while loading. */
export function useMarginBacking(pair: Pair): MarginBacking | null {
  const account = useFuturesAccount(marketOf(pair)).data;
  const sums = useStore(futuresSums);
  return useMemo(() => {
    if (!account || !sums) return null;
    return {
      available: new Decimal(account.balance),
      margins: new Decimal(sums.margins),
      originMargins: new Decimal(sums.originMargins),
      profits: new Decimal(sums.markProfits),
      exposure: exposureIn(account),
    };
  }, [account, sums]);
}
