import { useMemo } from 'react';
import type { ChartLine } from '../chart/chart-line';
import { MarketChart, type MarketChartProps } from '../chart/market-chart';
import { usePositionLines } from './use-position-lines';

export interface FuturesChartProps extends Pick<MarketChartProps, 'pair' | 'size'> {
  /** Lines of the waiting orders. */
  orders: readonly ChartLine[];
}

/**
 * The chart of a futures market with the user's positions. The liquidation price may move with every price of other
 * markets; here it renders the chart alone. Needs `<Positions>` on the same screen.
 */
export function FuturesChart({ pair, size, orders }: FuturesChartProps) {
  const held = usePositionLines(pair);
  const lines = useMemo(() => [...held, ...orders], [held, orders]);
  return <MarketChart pair={pair} lines={lines} size={size} />;
}
