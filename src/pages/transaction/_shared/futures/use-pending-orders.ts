import { useMemo } from 'react';
import { FUTURES_STATUS, useFuturesPositions } from '@/data/futures/queries';
import type { Pair } from '@/data/market/quotes';
import { LONG } from '@/domain/futures/futures';
import { useTranslation } from '@/i18n/use-translation';
import type { ChartLine } from '../chart/chart-line';
import { useLots } from './use-lots';
import { marketOf } from './use-margin-backing';

/** The user's pending orders in this market: prices for the book, and lines for the chart. */
export function usePendingOrders(pair: Pair) {
  const { t } = useTranslation('futures');
  const lots = useLots();
  const orders = useFuturesPositions({ status: FUTURES_STATUS.waiting, market: marketOf(pair) }).data?.orders;
  return useMemo(() => {
    const waiting = (orders ?? []).map(({ id, price, type, share, trigger_price }) => {
      const isTrigger = trigger_price !== undefined;
      return { id, price, share, isTrigger, side: type === LONG ? ('buy' as const) : ('sell' as const) };
    });
    const lines: ChartLine[] = waiting.map(({ id, price, share, side }) => {
      const label = `${t(side === 'buy' ? 'long' : 'short')} ${lots(share)}`;
      return { id: `entrust ${id}`, kind: 'order', price, side, label };
    });
    // A trigger order is in no book before it is triggered.
    const inBook = waiting.filter(({ isTrigger }) => !isTrigger);
    return { levels: inBook.map(({ price, side }) => ({ price, side })), lines };
  }, [orders, t, lots]);
}
