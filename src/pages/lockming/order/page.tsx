import { ENDED, IN_PROGRESS } from '@/data/lockup/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { Page } from '@/ui/layout/page';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { BackBar } from '../../_shared/back-bar';
import { useWealthClock } from '../../_shared/wealth/use-wealth-clock';
import { OrderList } from './order-list';

/** The customer's deposits, in progress or ended. The tab is part of the page address. */
export default function LockOrdersPage() {
  const { t } = useTranslation('lockming');
  const [fields, setFields] = useSearchParams();
  const tab = fields.get('tab') === 'ended' ? 'ended' : 'running';
  useWealthClock();
  return (
    <Page
      header={
        <BackBar title={t('orders.title')}>
          <SwipeTabs
            label={t('orders.tabs')}
            fill
            value={tab}
            onValueChange={(next) => setFields(next === 'ended' ? { tab: next } : {}, { replace: true })}
            items={[
              { value: 'running', label: t('orders.running') },
              { value: 'ended', label: t('orders.ended') },
            ]}
          />
        </BackBar>
      }
    >
      <OrderList status={tab === 'ended' ? ENDED : IN_PROGRESS} />
    </Page>
  );
}
