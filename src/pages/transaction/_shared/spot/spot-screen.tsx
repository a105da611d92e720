import { type ReactNode, useCallback } from 'react';
import type { Pair } from '@/data/market/quotes';
import { path } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { chartSettings } from '../chart/chart-settings';
import { MarketChart } from '../chart/market-chart';
import { useChartPage } from '../chart/use-chart-page';
import { FormBook } from '../depth/form-book';
import { MarketBanner } from '../market/market-banner';
import { PairHead } from '../market/pair-head';
import { useFreshMarkets } from '../market/use-market';
import { useFillNotices } from '../orders/use-fill-notices';
import { formAddress } from './form-address';
import { hasLimit, offeredKind } from './form-kind';
import { OpenOrders } from './open-orders';
import { changeOrder, type OrderDraft, orderDraft } from './order-draft';
import { OrderForm } from './order-form';
import styles from './spot-screen.module.css';
import { useOwnLevels } from './use-own-levels';

export interface SpotScreenProps {
  pair: Pair;
  onSymbol: (symbol: string) => void;
  /** Content above the open orders, such as the user's holding. */
  beforeOrders?: ReactNode;
  /** The tab of the trade page that contains it; missing on a page of its own. */
  tab?: 'coins';
}

/** The form's change for a price that was picked in the book: a market order becomes a limit order. */
function pickedPrice(kind: OrderDraft['kind'], price: string): Partial<OrderDraft> {
  if (kind === 'market') return { kind: 'limit', price };
  return hasLimit(kind) ? { price } : { stop: price };
}

/** The spot page of one market: header, chart, order form beside the book, open orders. Render it in a Page. */
export function SpotScreen({ pair, onSymbol, beforeOrders, tab }: SpotScreenProps) {
  const chartOpen = useStore(chartSettings).open;
  const own = useOwnLevels(pair);
  const chart = path('/pages/transaction/currency', { symbol: pair.symbol, view: 'chart', tab });
  const openChart = useChartPage(formAddress(pair, tab), chart);
  useFreshMarkets();
  useFillNotices();
  const pick = useCallback(
    (price: string) => changeOrder(pickedPrice(offeredKind(orderDraft.get().kind, pair), price)),
    [pair],
  );
  return (
    <>
      <PairHead pair={pair} onSymbol={onSymbol} onChart={openChart} />
      <MarketBanner pair={pair} />
      {chartOpen && (
        <div className={styles.chart}>
          <MarketChart pair={pair} lines={own.lines} size="panel" />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.card}>
          <OrderForm key={pair.symbol} pair={pair} />
        </div>
        <div className={styles.card} data-tour="trade-book">
          <FormBook key={pair.symbol} pair={pair} own={own.levels} onPick={pick} />
        </div>
      </div>
      {beforeOrders}
      <OpenOrders pair={pair} />
      {own.sheet}
    </>
  );
}
