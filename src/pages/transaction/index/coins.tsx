import { MarketGate } from '../_shared/spot/market-gate';
import { SpotScreen } from '../_shared/spot/spot-screen';
import { useSymbol } from '../_shared/spot/use-symbol';

/** Tab for spot trading. */
export function Coins() {
  const [symbol, change] = useSymbol();
  return (
    <MarketGate symbol={symbol} onSymbol={change}>
      {(pair) => <SpotScreen pair={pair} onSymbol={change} />}
    </MarketGate>
  );
}
