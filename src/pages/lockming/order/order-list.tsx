import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ENDED, IN_PROGRESS, type LockOrder, type LockStatus, useLockOrders } from '@/data/queries/lh';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { LoadFailure } from '../../_shared/load-failure';
import { MoreRows } from '../../_shared/wealth/more-rows';
import wealth from '../../_shared/wealth/wealth.module.css';
import { OrderCard } from './order-card';
import { OrderSheet } from './order-sheet';

/** Deposits of a state; a tap shows the details of one. */
export function OrderList({ status }: { status: LockStatus }) {
  const { t } = useTranslation(['lockming', 'common']);
  const orders = useLockOrders(status);
  /** Kept when the list has lost it: it has ended meanwhile, and the sheet says so. */
  const [seen, setSeen] = useState<LockOrder | null>(null);
  const here = orders.data?.find(({ id }) => id === seen?.id);
  const ended = useLockOrders(ENDED, seen !== null && !here);
  const current = here ?? ended.data?.find(({ id }) => id === seen?.id) ?? seen;
  return (
    <>
      {orders.isPending ? (
        <Late>
          <Card flush>
            <SkeletonList rows={4} label={t('common:loading')} />
          </Card>
        </Late>
      ) : !orders.data ? (
        <LoadFailure title={t('orders.failed')} query={orders} />
      ) : orders.data.length === 0 ? (
        <NoOrders status={status} />
      ) : (
        <Stack gap={3}>
          <ul className={wealth.cards} aria-label={t('orders.list')}>
            {orders.data.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} onOpen={() => setSeen(order)} />
              </li>
            ))}
          </ul>
          <MoreRows query={orders} />
        </Stack>
      )}
      {current && <OrderSheet key={current.id} order={current} onClose={() => setSeen(null)} />}
    </>
  );
}

function NoOrders({ status }: { status: LockStatus }) {
  const { t } = useTranslation('lockming');
  return (
    <Card>
      <EmptyState
        title={t(status === IN_PROGRESS ? 'orders.empty' : 'orders.emptyEnded')}
        hint={t('orders.emptyHint')}
        action={
          <Button variant="primary" onClick={() => shell().go('/pages/lockming/lockming')}>
            {t('orders.toProducts')}
          </Button>
        }
      />
    </Card>
  );
}
