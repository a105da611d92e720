import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Page } from '@/ui/layout/page';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { BackBar } from '../../_shared/back-bar';
import { useFillNotices } from '../_shared/orders/use-fill-notices';
import { Filters } from './filters';
import { changeFilter, orderFilter } from './order-filter';
import { OrderList } from './order-list';

/** The user's spot orders, open and past. */
export default function CoinOrdersPage() {
  const { t } = useTranslation('trade');
  const filter = useStore(orderFilter);
  useFillNotices();
  return (
    <Page
      flush
      header={
        <BackBar title={t('orders.pageTitle')}>
          <SwipeTabs
            label={t('orders.tabs')}
            fill
            value={filter.tab}
            onValueChange={(tab) => changeFilter({ tab })}
            items={(['current', 'all'] as const).map((value) => ({ value, label: t(`orders.${value}`) }))}
          />
        </BackBar>
      }
    >
      <Filters filter={filter} />
      {/* The key gives each list its own scroll position and sheet. */}
      <OrderList key={JSON.stringify(filter)} filter={filter} />
    </Page>
  );
}
