import { ListChecks } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { path, shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { MarketGate } from '../_shared/market/market-gate';
import { useOtherMarket, useSymbol } from '../_shared/market/use-symbol';
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
    <Page
      header={
        <BackBar
          title={t('spotTitle')}
          actions={
            <IconButton
              label={t('orders.allOrders')}
              icon={<ListChecks size={20} aria-hidden />}
              onClick={() => shell().go(path('/pages/transaction/currency_order'))}
            />
          }
        />
      }
    >
      <MarketGate symbol={symbol} onSymbol={change}>
        {(pair) => <SpotScreen pair={pair} onSymbol={change} />}
      </MarketGate>
    </Page>
  );
}
