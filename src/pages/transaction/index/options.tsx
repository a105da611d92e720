import { OptionsScreen } from '../_shared/options/options-screen';
import { MarketGate } from '../_shared/spot/market-gate';
import { useSymbol } from '../_shared/spot/use-symbol';

/** Tab for options with a duration in seconds. */
export function Options() {
  const [symbol, change] = useSymbol();
  return (
    <MarketGate symbol={symbol} onSymbol={change}>
      {(pair) => <OptionsScreen pair={pair} onSymbol={change} />}
    </MarketGate>
  );
}
