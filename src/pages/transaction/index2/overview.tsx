import { useState } from 'react';
import { type Pair, useQuotes } from '@/data/market/quotes';
import { keys } from '@/data/queries/keys';
import { useTranslation } from '@/i18n/use-translation';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/navigation/tabs';
import { LoadFailure } from '../../_shared/load-failure';
import { useRefreshEvery } from '../../_shared/use-refresh-every';
import { MarketBanner } from '../_shared/market/market-banner';
import { SpotBar } from '../_shared/spot/spot-bar';
import { AccountCard } from './account-card';
import { HoldingList } from './holding-list';
import styles from './overview.module.css';
import { StockList } from './stock-list';
import { useStocks } from './use-stock-account';

const REFRESH_MS = 30_000;
const FROM_SERVER = [keys.quotes];
const VIEWS = ['list', 'positions'] as const;

/** The stock market: trading hours, the user's stock account, all companies, and the user's shares. */
export function Overview() {
  const { t } = useTranslation(['stocks', 'trade', 'common']);
  const stocks = useStocks();
  const quotes = useQuotes();
  const [view, setView] = useState<(typeof VIEWS)[number]>('list');
  useRefreshEvery(REFRESH_MS, FROM_SERVER);
  const whole = ofTheWhole(stocks);
  return (
    <Page header={<SpotBar title={t('title')} />}>
      {whole && <MarketBanner pair={whole} name={t('market')} />}
      <AccountCard />
      <Card flush>
        <div className={styles.tabs}>
          <Tabs
            label={t('views')}
            value={view}
            onValueChange={setView}
            items={VIEWS.map((value) => ({ value, label: t(value) }))}
          />
        </div>
        {quotes.isError && !quotes.data ? (
          <LoadFailure query={quotes} title={t('trade:pair.failed')} />
        ) : !quotes.data ? (
          <SkeletonList rows={8} label={t('common:loading')} />
        ) : view === 'list' ? (
          <StockList stocks={stocks} />
        ) : (
          <HoldingList onList={() => setView('list')} />
        )}
      </Card>
    </Page>
  );
}

/** Returns a market which represents the exchange: an open one if there is any, and never a halted one. */
function ofTheWhole(stocks: readonly Pair[]): Pair | undefined {
  const running = stocks.filter((pair) => !pair.is_halted);
  return running.find((pair) => pair.is_open !== false) ?? running[0];
}
