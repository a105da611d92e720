import { useMemo } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { Positions } from '../../_shared/futures/positions';
import { futuresState, hasFutures } from '../../_shared/futures/terms';
import { AlertButton } from '../_shared/alerts/alert-button';
import { MarketChart } from '../_shared/chart/market-chart';
import { BookPanel } from '../_shared/depth/book-panel';
import { usePendingOrders } from '../_shared/futures/use-pending-orders';
import { usePositionLines } from '../_shared/futures/use-position-lines';
import { FavouriteButton } from '../_shared/spot/favourite-button';
import { MarketBanner } from '../_shared/spot/market-banner';
import { MarketGate } from '../_shared/spot/market-gate';
import { MarketStats } from '../_shared/spot/market-stats';
import { useShownMarket } from '../_shared/spot/shown-market';
import { useFreshMarkets } from '../_shared/spot/use-market';
import { useSymbol } from '../_shared/spot/use-symbol';
import { ContractTerms } from './contract-terms';
import styles from './page.module.css';

/** All information about one futures market; the button opens the order form. */
export default function ContractPage() {
  const { t } = useTranslation('futures');
  const [symbol, change] = useSymbol();
  const pair = useShownMarket(symbol, hasFutures);

  const trade = () => {
    const query = { tab: 'futures', symbol: pair?.symbol };
    shell().go(path('/pages/transaction/index', query), { replace: true });
  };

  return (
    <Page
      header={
        <BackBar
          title={symbol ?? pair?.symbol ?? t('title')}
          actions={
            pair && (
              <>
                <AlertButton pair={pair} />
                <FavouriteButton pair={pair} />
              </>
            )
          }
        />
      }
      footer={
        <Button block variant="primary" onClick={trade}>
          {t('trade')}
        </Button>
      }
    >
      <MarketGate symbol={symbol} onSymbol={change} trades={hasFutures}>
        {(found) => <Market pair={found} />}
      </MarketGate>
    </Page>
  );
}

function Market({ pair }: { pair: Pair }) {
  const own = usePendingOrders(pair);
  const held = usePositionLines(pair);
  const lines = useMemo(() => [...held, ...own.lines], [held, own.lines]);
  useFreshMarkets();
  return (
    <>
      <MarketStats pair={pair} />
      <MarketBanner pair={pair} state={futuresState(pair)} />
      <div className={styles.chart}>
        <MarketChart pair={pair} lines={lines} size="page" />
      </div>
      <Positions pair={pair} />
      <ContractTerms pair={pair} />
      <Card>
        <BookPanel key={pair.symbol} pair={pair} own={own.levels} />
      </Card>
    </>
  );
}
