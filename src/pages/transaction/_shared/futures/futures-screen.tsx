import { useCallback } from 'react';
import type { Pair } from '@/data/market/quotes';
import { path } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { Positions } from '../../../_shared/futures/positions';
import { hasFutures } from '../../../_shared/futures/terms';
import { futuresState } from '../../../_shared/market/market-state';
import { futuresAddress } from '../../../_shared/market/trade-address';
import { chartSettings } from '../chart/chart-settings';
import { useChartPage } from '../chart/use-chart-page';
import { FormBook } from '../depth/form-book';
import { MarketBanner } from '../market/market-banner';
import { PairHead } from '../market/pair-head';
import { useFreshMarkets } from '../market/use-market';
import spot from '../spot/spot-screen.module.css';
import { FuturesChart } from './futures-chart';
import { FuturesForm } from './futures-form';
import { offeredKind, pickedPrice } from './order-check';
import { changeFutures, futuresDraft } from './order-draft';
import { RiskRate } from './risk-rate';
import { usePendingOrders } from './use-pending-orders';

export interface FuturesScreenProps {
  pair: Pair;
  onSymbol: (symbol: string) => void;
}

/**
 * The futures page of one market: header, chart, form beside the book, positions, on one phone screen. Render it in a
 * Page.
 */
export function FuturesScreen({ pair, onSymbol }: FuturesScreenProps) {
  const chartOpen = useStore(chartSettings).open;
  const own = usePendingOrders(pair);
  const { symbol } = pair;
  const openChart = useChartPage(futuresAddress(symbol), path('/pages/transaction/contract', { symbol }));
  useFreshMarkets();
  const pick = useCallback(
    (price: string) => changeFutures(pickedPrice(offeredKind(futuresDraft.get().kind, pair), price)),
    [pair],
  );
  return (
    <>
      <PairHead pair={pair} onSymbol={onSymbol} trades={hasFutures} onChart={openChart} />
      <MarketBanner pair={pair} state={futuresState(pair)} />
      {chartOpen && (
        <div className={spot.chart}>
          <FuturesChart pair={pair} orders={own.lines} size="panel" />
        </div>
      )}
      <div className={spot.columns}>
        <div className={spot.card}>
          <FuturesForm key={pair.symbol} pair={pair} />
        </div>
        <div className={spot.card} data-tour="futures-book">
          <FormBook key={pair.symbol} pair={pair} own={own.levels} onPick={pick} />
        </div>
      </div>
      <Positions pair={pair} status={<RiskRate pair={pair} />} />
    </>
  );
}
