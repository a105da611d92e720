import { useMemo } from 'react';
import { useCoinOrders } from '@/data/market/coin';
import type { Pair } from '@/data/market/quotes';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import type { ChartLine } from '../chart/chart-line';
import { OPEN, orderFigures } from '../orders/order-figures';

/** The user's open orders in this market: prices for the book, and lines for the chart. */
export function useOwnLevels(pair: Pair) {
  const { t } = useTranslation('chart');
  const format = useFormats();
  const { data } = useCoinOrders({ status: OPEN, currencyId: pair.currency_id, legalId: pair.legal_id });
  return useMemo(() => {
    const waiting = (data ?? []).map((order) => ({
      id: order.id,
      price: order.target_price,
      figures: orderFigures(order),
    }));
    const lines: ChartLine[] = waiting.map(({ id, price, figures: { side, left, state, stop } }) => ({
      id: `order ${id}`,
      kind: 'order',
      // An order that waits for its trigger price is not in the book.
      price: state === 'waiting' && stop ? stop.toFixed() : price,
      side,
      label: t(`orderLine.${side}`, { amount: format.upTo(left, pair.amount_decimals) }),
    }));
    const booked = waiting.filter(({ figures }) => figures.state !== 'waiting');
    return { levels: booked.map(({ price, figures }) => ({ price, side: figures.side })), lines };
  }, [data, t, format, pair.amount_decimals]);
}
