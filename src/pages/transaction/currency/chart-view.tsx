import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Row } from '@/ui/layout/stack';
import { MarketChart } from '../_shared/chart/market-chart';
import { BookPanel } from '../_shared/depth/book-panel';
import { MarketBanner } from '../_shared/market/market-banner';
import { MarketBar } from '../_shared/market/market-bar';
import { MarketGate } from '../_shared/market/market-gate';
import { MarketStats } from '../_shared/market/market-stats';
import { useShownMarket } from '../_shared/market/shown-market';
import { useFreshMarkets } from '../_shared/market/use-market';
import { useSymbol } from '../_shared/market/use-symbol';
import { useFillNotices } from '../_shared/orders/use-fill-notices';
import { formAddress } from '../_shared/spot/form-address';
import { changeOrder } from '../_shared/spot/order-draft';
import { useOwnLevels } from '../_shared/spot/use-own-levels';
import styles from './chart-view.module.css';

/**
 * All information about one market: figures, chart, book, trades. The buttons lead back to the order form, or open it.
 */
export function ChartView() {
  const { t } = useTranslation('trade');
  const [symbol, change] = useSymbol();
  const pair = useShownMarket(symbol);
  // The form in the trade tab has another address than that on a page of its own.
  const tab = useSearchParams()[0].get('tab') === 'coins' ? 'coins' : undefined;

  const trade = (side: 'buy' | 'sell') => {
    changeOrder({ side });
    const address = pair ? formAddress(pair, tab) : path('/pages/transaction/currency');
    shell().go(address, { replace: true });
  };

  return (
    <Page
      header={<MarketBar title={symbol ?? pair?.symbol ?? t('spotTitle')} pair={pair} />}
      footer={
        <Row gap={2}>
          <Button block variant="up" onClick={() => trade('buy')}>
            {t('buy')}
          </Button>
          <Button block variant="down" onClick={() => trade('sell')}>
            {t('sell')}
          </Button>
        </Row>
      }
    >
      <MarketGate symbol={symbol} onSymbol={change}>
        {(found) => <Market pair={found} />}
      </MarketGate>
    </Page>
  );
}

function Market({ pair }: { pair: Pair }) {
  const own = useOwnLevels(pair);
  useFreshMarkets();
  useFillNotices();
  return (
    <>
      <MarketStats pair={pair} />
      <MarketBanner pair={pair} />
      <div className={styles.chart}>
        <MarketChart pair={pair} lines={own.lines} size="page" />
      </div>
      <Card>
        <BookPanel key={pair.symbol} pair={pair} own={own.levels} />
      </Card>
      {own.sheet}
    </>
  );
}
