import { ListChecks } from 'lucide-react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Pair, useQuotes } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { MarketGate } from '../_shared/spot/market-gate';
import { SpotScreen } from '../_shared/spot/spot-screen';
import { OwnShares } from '../_shared/stocks/own-shares';

/** The market of one company: trading hours, the user's shares, order form, book and open orders. */
export function TradeStock({ symbol }: { symbol: string }) {
  const { t } = useTranslation(['stocks', 'trade']);
  const [, setQuery] = useSearchParams();
  const bySymbol = useQuotes().data?.bySymbol;
  const change = useCallback(
    (next: string) => {
      // The list of markets also has coins, which are traded on another page.
      if (bySymbol?.get(next)?.kind === 'stock') setQuery({ symbol: next }, { replace: true });
      else shell().go(path('/pages/transaction/currency', { symbol: next }), { replace: true });
    },
    [bySymbol, setQuery],
  );
  return (
    <Page
      header={
        <BackBar
          title={t('title')}
          actions={
            <IconButton
              label={t('trade:orders.allOrders')}
              icon={<ListChecks size={20} aria-hidden />}
              onClick={() => shell().go(path('/pages/transaction/currency_order'))}
            />
          }
        />
      }
    >
      <MarketGate symbol={symbol} onSymbol={change}>
        {(pair: Pair) => <SpotScreen pair={pair} onSymbol={change} beforeOrders={<OwnShares pair={pair} />} />}
      </MarketGate>
    </Page>
  );
}
