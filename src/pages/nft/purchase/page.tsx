import { useSearchParams } from 'react-router-dom';
import { useNftOrders } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/navigation/tabs';
import { BackBar } from '../../_shared/back-bar';
import wealth from '../../_shared/wealth/wealth.module.css';
import { ListState } from '../_shared/list-state';
import { useNftClock } from '../_shared/use-nft-clock';
import { OrderCard } from './order-card';

/** Orders from won auctions: the unpaid ones with their remaining time, or all. */
export default function NftOrdersPage() {
  const { t } = useTranslation('nft-own');
  const [fields, setFields] = useSearchParams();
  const all = fields.get('tab') === 'all';
  const orders = useNftOrders(all);
  useNftClock();
  return (
    <Page
      header={
        <BackBar title={t('orders.title')}>
          <Tabs
            swipe
            label={t('orders.tabs')}
            fill
            value={all ? 'all' : 'due'}
            onValueChange={(next) => setFields(next === 'all' ? { tab: next } : {}, { replace: true })}
            items={[
              { value: 'due', label: t('orders.due') },
              { value: 'all', label: t('orders.all') },
            ]}
          />
        </BackBar>
      }
    >
      <ListState
        query={orders}
        failed={t('orders.failed')}
        empty={t(all ? 'orders.emptyAll' : 'orders.empty')}
        emptyHint={t('orders.emptyHint')}
      >
        {(rows) => (
          <ul className={wealth.cards} aria-label={t('orders.list')}>
            {rows.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </Page>
  );
}
