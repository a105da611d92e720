import type { ComponentType } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/navigation/tabs';
import { Coins } from './coins';
import { Futures } from './futures';
import { Options } from './options';
import styles from './page.module.css';
import { TRADE_TABS, type TradeTab, useTradeTab } from './tab';

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
