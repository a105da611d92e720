import type { ComponentType } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/navigation/tabs';
import { hasFutures } from '../../_shared/futures/terms';
import { FuturesScreen } from '../_shared/futures/futures-screen';
import { OptionsScreen } from '../_shared/options/options-screen';
import { MarketGate } from '../_shared/spot/market-gate';
import { SpotScreen } from '../_shared/spot/spot-screen';
import { useSymbol } from '../_shared/spot/use-symbol';
import styles from './page.module.css';
import { TRADE_TABS, type TradeTab, useTradeTab } from './tab';

interface Product {
  readonly Screen: ComponentType<{ pair: Pair; onSymbol: (symbol: string) => void }>;
  /** Which markets it has; by default those of spot trading. */
  readonly trades?: typeof hasFutures;
}

/** A new product needs an entry here and in ./tab.ts. */
const PRODUCTS: Record<TradeTab, Product> = {
  options: { Screen: OptionsScreen },
  futures: { Screen: FuturesScreen, trades: hasFutures },
  coins: { Screen: SpotScreen },
};

export default function TradePage() {
  const { t } = useTranslation('trade');
  const [tab, setTab] = useTradeTab();
  const [symbol, change] = useSymbol();
  const { Screen, ...markets } = PRODUCTS[tab];
  return (
    <Page
      header={
        <header className={styles.bar}>
          <h1 className="visually-hidden">{t('title')}</h1>
          <Tabs
            label={t('tabs.label')}
            size="page"
            value={tab}
            onValueChange={setTab}
            items={TRADE_TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          />
        </header>
      }
    >
      <MarketGate key={tab} symbol={symbol} onSymbol={change} {...markets}>
        {(pair) => <Screen pair={pair} onSymbol={change} />}
      </MarketGate>
    </Page>
  );
}
