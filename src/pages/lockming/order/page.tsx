import { ENDED, IN_PROGRESS } from '@/data/lockup/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { BackBar } from '../../_shared/back-bar';
import { useAddressTab } from '../../_shared/list/use-address-tab';
import { useWealthClock } from '../../_shared/wealth/use-wealth-clock';
import { OrderList } from './order-list';

const TABS = ['running', 'ended'] as const;

/** The customer's deposits, in progress or ended. The tab is part of the page address. */
export default function LockOrdersPage() {
  const { t } = useTranslation('lockming');
  const [tab, change] = useAddressTab(TABS, 'running');
  useWealthClock();
  return (
    <Page
      header={
        <BackBar title={t('orders.title')}>
          <SwipeTabs
            label={t('orders.tabs')}
            fill
            value={tab}
            onValueChange={change}
            items={TABS.map((value) => ({ value, label: t(`orders.${value}`) }))}
          />
        </BackBar>
      }
    >
      <OrderList status={tab === 'ended' ? ENDED : IN_PROGRESS} />
    </Page>
  );
}
