import { type ReactNode, useCallback } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useStore } from '@/lib/use-store';
import { chartSettings } from '../chart/chart-settings';
import { MarketChart } from '../chart/market-chart';
import { FormBook } from '../depth/form-book';
import { useFillNotices } from '../orders/use-fill-notices';
import { hasLimit, offeredKind } from './form-kind';
import { MarketBanner } from './market-banner';
import { OpenOrders } from './open-orders';
import { changeOrder, type OrderDraft, orderDraft } from './order-draft';
import { OrderForm } from './order-form';
import { PairHead } from './pair-head';
import styles from './spot-screen.module.css';
import { useFreshMarkets } from './use-market';
import { useOwnLevels } from './use-own-levels';

export interface SpotScreenProps {
  pair: Pair;
  onSymbol: (symbol: string) => void;
  /** Content above the open orders, such as the user's holding. */
  beforeOrders?: ReactNode;
}

/** Where a price goes that was picked in the book: a market order becomes a limit order. */
function pickedPrice(kind: OrderDraft['kind'], price: string): Partial<OrderDraft> {
  if (kind === 'market') return { kind: 'limit', price };
  return hasLimit(kind) ? { price } : { stop: price };
}

/** The spot page of one market: header, chart, order form beside the book, open orders. Render it in a Page. */
export function SpotScreen({ pair, onSymbol, beforeOrders }: SpotScreenProps) {
  const chartOpen = useStore(chartSettings).open;
  const own = useOwnLevels(pair);
  useFreshMarkets();
  useFillNotices();
  const pick = useCallback(
    (price: string) => changeOrder(pickedPrice(offeredKind(orderDraft.get().kind, pair), price)),
    [pair],
  );
  return (
    <>
      <PairHead pair={pair} onSymbol={onSymbol} />
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
