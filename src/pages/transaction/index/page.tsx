import type { ComponentType } from 'react';
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

/** Tab for options with a duration in seconds. */
function Options() {
  const [symbol, change] = useSymbol();
  return (
    <MarketGate symbol={symbol} onSymbol={change}>
      {(pair) => <OptionsScreen pair={pair} onSymbol={change} />}
    </MarketGate>
  );
}

function Futures() {
  const [symbol, change] = useSymbol();
  return (
    <MarketGate symbol={symbol} onSymbol={change} trades={hasFutures}>
      {(pair) => <FuturesScreen pair={pair} onSymbol={change} />}
    </MarketGate>
  );
}

/** Tab for spot trading. */
function Coins() {
  const [symbol, change] = useSymbol();
  return (
    <MarketGate symbol={symbol} onSymbol={change}>
      {(pair) => <SpotScreen pair={pair} onSymbol={change} />}
    </MarketGate>
  );
}

/** A new product needs an entry here and in ./tab.ts. */
const CONTENTS: Record<TradeTab, ComponentType> = {
  options: Options,
  futures: Futures,
  coins: Coins,
};

export default function TradePage() {
  const { t } = useTranslation('trade');
  const [tab, setTab] = useTradeTab();
  const Content = CONTENTS[tab];
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
      <Content />
    </Page>
  );
}
