import { hasFutures } from '../../_shared/futures/terms';
import { FuturesScreen } from '../_shared/futures/futures-screen';
import { MarketGate } from '../_shared/spot/market-gate';
import { useSymbol } from '../_shared/spot/use-symbol';

export function Futures() {
  const [symbol, change] = useSymbol();
  return (
    <MarketGate symbol={symbol} onSymbol={change} trades={hasFutures}>
      {(pair) => <FuturesScreen pair={pair} onSymbol={change} />}
    </MarketGate>
  );
}
