import { useSubscriptions } from '@/data/ieo/queries';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { OrderCards, useOpenOrderDetails } from '../../_shared/wealth/order-cards';
import { useWealthClock } from '../../_shared/wealth/use-wealth-clock';
import { OrderCard } from './order-card';
import { OrderSheet } from './order-sheet';

/** The customer's applications, newest first; a tap opens the details of one. */
export default function SubscriptionsPage() {
  const { t } = useTranslation('ieo');
  useWealthClock();
  return (
    <Page header={<BackBar title={t('orders.title')} />}>
      <Orders />
    </Page>
  );
}

function Orders() {
  const { t } = useTranslation('ieo');
  const orders = useSubscriptions();
  const seen = useOpenOrderDetails(orders.data);
  const current = seen.current(undefined);
  return (
    <>
      <OrderCards
        query={orders}
        label={t('orders.list')}
        failed={t('orders.failed')}
        empty={
          <EmptyState
            title={t('orders.empty')}
            hint={t('orders.emptyHint')}
            action={
              <Button variant="primary" onClick={() => shell().go('/pages/ieo/ieo')}>
                {t('detail.toProjects')}
              </Button>
            }
          />
        }
        card={(order) => (
          <OrderCard order={order} onOpen={() => seen.open(order)} onPassed={() => void orders.refetch()} />
        )}
      />
      {current && <OrderSheet order={current} onClose={seen.close} />}
    </>
  );
}
