import { type ComponentType, useCallback } from 'react';
import * as v from 'valibot';
import type { Pair } from '@/data/market/quotes';
import { createPreference } from '@/data/session/preferences';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/navigation/tabs';
import { hasFutures } from '../../_shared/futures/terms';
import { FuturesScreen } from '../_shared/futures/futures-screen';
import { MarketGate } from '../_shared/market/market-gate';
import { hasOptions, type MarketPredicate } from '../_shared/market/shown-market';
import { useSymbol } from '../_shared/market/use-symbol';
import { OptionsScreen } from '../_shared/options/options-screen';
import { SpotScreen } from '../_shared/spot/spot-screen';
import styles from './page.module.css';

/** Products in the order of the tabs (specification section 2). */
const TRADE_TABS = ['options', 'futures', 'coins'] as const;
type TradeTab = (typeof TRADE_TABS)[number];

const lastTab = createPreference<TradeTab>('trade-tab', v.picklist(TRADE_TABS), 'coins');

const isTab = (name: string | null): name is TradeTab => TRADE_TABS.some((tab) => tab === name);

/**
 * The tab in the page address, or the one viewed last, and a function which changes it. A change replaces the history
 * entry.
 */
function useTradeTab(): [tab: TradeTab, change: (tab: TradeTab) => void] {
  const [query, setQuery] = useSearchParams();
  const named = query.get('tab');
  const change = useCallback(
    (next: TradeTab) => {
      lastTab.set(next);
      setQuery(
        (before) => {
          const changed = new URLSearchParams(before);
          changed.set('tab', next);
          return changed;
        },
        { replace: true },
      );
    },
    [setQuery],
  );
  return [isTab(named) ? named : lastTab.get(), change];
}

interface Product {
  readonly Screen: ComponentType<{ pair: Pair; onSymbol: (symbol: string) => void }>;
  /** The markets of the product; by default those of spot trading. */
  readonly trades?: MarketPredicate;
}

/** A new product needs an entry here and in TRADE_TABS. */
const PRODUCTS: Record<TradeTab, Product> = {
  options: { Screen: OptionsScreen, trades: hasOptions },
  futures: { Screen: FuturesScreen, trades: hasFutures },
  coins: { Screen: (shown) => <SpotScreen {...shown} tab="coins" /> },
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
