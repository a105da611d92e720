import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubscriptions } from '@/data/queries/ieo';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { NavBar } from '@/ui/navigation/nav-bar';
import { LoadFailure } from '../../_shared/load-failure';
import { MoreRows } from '../../_shared/wealth/more-rows';
import { useWealthClock } from '../../_shared/wealth/use-wealth-clock';
import wealth from '../../_shared/wealth/wealth.module.css';
import { OrderCard } from './order-card';
import { OrderSheet } from './order-sheet';

/** The customer's applications, the newest first; a tap shows the details of one. */
export default function SubscriptionsPage() {
  const { t } = useTranslation(['ieo', 'common']);
  useWealthClock();
  return (
    <Page header={<NavBar title={t('orders.title')} onBack={() => shell().back()} backLabel={t('common:back')} />}>
      <Orders />
    </Page>
  );
}

function Orders() {
  const { t } = useTranslation(['ieo', 'common']);
  const orders = useSubscriptions();
  const [openId, setOpenId] = useState(0);
  if (orders.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={4} label={t('common:loading')} />
        </Card>
      </Late>
    );
  if (!orders.data) return <LoadFailure title={t('orders.failed')} query={orders} />;
  if (orders.data.length === 0)
    return (
      <Card>
        <EmptyState
          title={t('orders.empty')}
          hint={t('orders.emptyHint')}
          action={
            <Button variant="primary" onClick={() => shell().go('/pages/ieo/ieo')}>
              {t('detail.toProjects')}
            </Button>
          }
        />
      </Card>
    );
  const open = orders.data.find(({ id }) => id === openId);
  return (
    <Stack gap={3}>
      <ul className={wealth.cards} aria-label={t('orders.list')}>
        {orders.data.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} onOpen={() => setOpenId(order.id)} onPassed={() => void orders.refetch()} />
          </li>
        ))}
      </ul>
      <MoreRows query={orders} />
      {open && <OrderSheet order={open} onClose={() => setOpenId(0)} />}
    </Stack>
  );
}
