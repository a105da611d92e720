import type { Pair } from '@/data/market/quotes';
import type { Money } from '@/domain/money/money';
import { NO_NUMBER } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Stat } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Grid } from '@/ui/layout/stack';
import { Positions } from '../../_shared/futures/positions';
import { futuresTerms, hasFutures } from '../../_shared/futures/terms';
import { futuresState } from '../../_shared/market/market-state';
import { BookPanel } from '../_shared/depth/book-panel';
import { FuturesChart } from '../_shared/futures/futures-chart';
import { useMarks } from '../_shared/futures/use-marks';
import { usePendingOrders } from '../_shared/futures/use-pending-orders';
import { MarketBanner } from '../_shared/market/market-banner';
import { MarketBar } from '../_shared/market/market-bar';
import { MarketGate } from '../_shared/market/market-gate';
import { MarketStats } from '../_shared/market/market-stats';
import { useShownMarket } from '../_shared/market/shown-market';
import { useFreshMarkets } from '../_shared/market/use-market';
import { useSymbol } from '../_shared/market/use-symbol';
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
      header={<MarketBar title={symbol ?? pair?.symbol ?? t('title')} pair={pair} />}
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
  useFreshMarkets();
  return (
    <>
      <MarketStats pair={pair} />
      <MarketBanner pair={pair} state={futuresState(pair)} />
      <div className={styles.chart}>
        <FuturesChart pair={pair} orders={own.lines} size="page" />
      </div>
      <Positions pair={pair} />
      <ContractTerms pair={pair} />
      <Card>
        <BookPanel key={pair.symbol} pair={pair} own={own.levels} />
      </Card>
    </>
  );
}

/** Lot size, spread, opening fee, overnight fee, mark and index price of a market. */
function ContractTerms({ pair }: { pair: Pair }) {
  const { t } = useTranslation('futures');
  const format = useFormats();
  const terms = futuresTerms(pair);
  const marks = useMarks(pair);
  const percent = (value: Money | null) => (value ? format.rate(value, 4) : NO_NUMBER);
  return (
    <Card title={t('terms.title')}>
      <Grid columns={2} gap={3}>
        <Stat label={t('terms.lot')}>
          {terms.shareNum ? `${format.upTo(terms.shareNum, 8)} ${pair.currency_name}` : NO_NUMBER}
        </Stat>
        <Stat label={t('terms.spread')}>{format.fixed(terms.spread, pair.price_decimals)}</Stat>
        <Stat label={t('terms.fee')}>{percent(terms.feePercent)}</Stat>
        <Stat label={t('terms.overnight')}>{percent(terms.overnightPercent)}</Stat>
        {marks && (
          <>
            <Stat label={t('mark.mark')}>{marks.mark}</Stat>
            <Stat label={t('mark.index')}>{marks.index}</Stat>
          </>
        )}
      </Grid>
      {marks && <p className={styles.note}>{t('mark.note')}</p>}
    </Card>
  );
}
