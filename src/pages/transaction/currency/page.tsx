import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { Page } from '@/ui/layout/page';
import { MarketGate } from '../_shared/market/market-gate';
import { useOtherMarket, useSymbol } from '../_shared/market/use-symbol';
import { SpotBar } from '../_shared/spot/spot-bar';
import { SpotScreen } from '../_shared/spot/spot-screen';
import { ChartView } from './chart-view';

/** Spot trading in one market; with `view=chart` its chart page. */
export default function CurrencyPage() {
  const view = useSearchParams()[0].get('view');
  return view === 'chart' ? <ChartView /> : <TradeView />;
}

function TradeView() {
  const { t } = useTranslation('trade');
  const [symbol] = useSymbol();
  // The list of markets also has stocks, which are traded on another page.
  const change = useOtherMarket();
  return (
    <Page header={<SpotBar title={t('spotTitle')} />}>
      <MarketGate symbol={symbol} onSymbol={change}>
        {(pair) => <SpotScreen pair={pair} onSymbol={change} />}
      </MarketGate>
    </Page>
  );
}
