import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/navigation/tabs';
import { Coins } from './coins';
import styles from './page.module.css';

/** What can be traded, in the order of the tabs (specification section 2). Another product is another entry. */
const TABS = {
  coins: Coins,
} as const satisfies Record<string, ComponentType>;

type Tab = keyof typeof TABS;
const NAMES = Object.keys(TABS) as Tab[];

/** The trade tab of the app. */
export default function TradePage() {
  const { t } = useTranslation('trade');
  const [tab, setTab] = useState<Tab>('coins');
  const Content = TABS[tab];
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
            items={NAMES.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          />
        </header>
      }
    >
      <Content />
    </Page>
  );
}
