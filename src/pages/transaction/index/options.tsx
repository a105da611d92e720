import { OptionsScreen } from '../_shared/options/options-screen';
import { MarketGate } from '../_shared/spot/market-gate';
import { useSymbol } from '../_shared/spot/use-symbol';

/** The tab of options with an expiry in seconds. */
export function Options() {
  const [symbol, change] = useSymbol();
  return (
    <MarketGate symbol={symbol} onSymbol={change}>
      {(pair) => <OptionsScreen pair={pair} onSymbol={change} />}
    </MarketGate>
  );
}
