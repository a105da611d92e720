import { useMemo } from 'react';
import { FUTURES_STATUS, type FuturesPosition, useFuturesPositions } from '@/data/futures/queries';
import type { Pair } from '@/data/market/quotes';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { openStops } from '../../../_shared/futures/order-actions';
import { isLong, resultAt, stopOf } from '../../../_shared/futures/position-figures';
import { useMarketLiquidation } from '../../../_shared/futures/use-liquidation';
import type { ChartLine } from '../chart/chart-line';
import { useLots } from './use-lots';
import { marketOf } from './use-margin-backing';

/** More positions than this would hide the candles. */
const MAX_LINES = 12;

/**
 * The user's open positions of a market as lines of its chart: entry prices, stops, close orders, and the liquidation
 * price. Dragging a stop opens its sheet with the new price, and a tap opens it as it stands. Dragging an entry price
 * sets a take profit or a stop loss, depending on whether the position wins there. Needs `<Positions>` on the same
 * screen, which owns the sheets.
 */
export function usePositionLines(pair: Pair): readonly ChartLine[] {
  const { t } = useTranslation('positions');
  const format = useFormats();
  const lots = useLots();
  const market = marketOf(pair);
  const orders = useFuturesPositions({ status: FUTURES_STATUS.open, market }).data?.orders;
  const open = useMemo(
    () => (orders ?? []).filter(({ status }) => status === FUTURES_STATUS.open).slice(0, MAX_LINES),
    [orders],
  );
  const liquidation = useMarketLiquidation(market, pair.price_decimals, open[0]);
  const held = useMemo(() => {
    return open.flatMap((order) => linesOf(order, t(isLong(order) ? 'long' : 'short')));

    function linesOf(order: FuturesPosition, direction: string): ChartLine[] {
      const stops = { profit: stopOf(order.target_profit_price), loss: stopOf(order.stop_loss_price) };
      const at = (price: string) => format.signed(resultAt(order, price).profit);
      const stopLine = (role: 'profit' | 'loss'): ChartLine[] =>
        stops[role] === ''
          ? []
          : [
              {
                id: `${role} ${order.id}`,
                kind: role,
                price: stops[role],
                label: `${role === 'profit' ? 'TP' : 'SL'} ${at(stops[role])}`,
                onDrag: (price) => openStops(order, { [role]: price }),
                onTap: () => void openStops(order, {}),
              },
            ];
      return [
        {
          id: `position ${order.id}`,
          kind: 'position',
          side: isLong(order) ? 'buy' : 'sell',
          price: order.price,
          label: `${direction} ${order.multiple}×`,
          onDrag: (price) => {
            const wins = resultAt(order, price).profit.gt(0);
            return openStops(order, wins ? { profit: price } : { loss: price });
          },
          onTap: () => void openStops(order, {}),
        },
        ...stopLine('profit'),
        ...stopLine('loss'),
        ...(order.close_orders ?? []).map(({ id, share, price }): ChartLine => {
          const label = t('close.part', { lots: lots(Math.min(share, order.share)) });
          return { id: `close ${id}`, kind: 'order', side: isLong(order) ? 'sell' : 'buy', price, label };
        }),
      ];
    }
  }, [open, t, format, lots]);
  return useMemo(
    () => (liquidation === '' ? held : [...held, { id: 'liquidation', kind: 'liquidation', price: liquidation }]),
    [held, liquidation],
  );
}
