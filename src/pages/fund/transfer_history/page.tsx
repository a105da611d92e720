import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { BackBar } from '../../_shared/back-bar';
import { useAddressTab } from '../../_shared/list/use-address-tab';
import { Exchanges } from './exchanges';
import { Transfers } from './transfers';

const TABS = ['transfers', 'exchanges'] as const;

/** Transfers between the customer's accounts, and exchanges of coins (`?tab=exchanges`). */
export default function TransferHistoryPage() {
  const { t } = useTranslation(['history', 'assets']);
  const [tab, change] = useAddressTab(TABS, 'transfers');
  return (
    <Page
      header={
        <BackBar title={t('title')}>
          <SwipeTabs
            label={t('kinds')}
            fill
            items={TABS.map((value) => ({ value, label: t(value) }))}
            value={tab}
            onValueChange={change}
          />
        </BackBar>
      }
    >
      {tab === 'transfers' ? <Transfers /> : <Exchanges />}
    </Page>
  );
}
