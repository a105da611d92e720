import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DualOrder, type DualStatus, useDualOrders } from '@/data/queries/dual';
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

/** Purchases of a state, or all; a tap shows the details of one. */
export function OrderList({ status }: { status: DualStatus | undefined }) {
  const { t } = useTranslation(['invest', 'common']);
  const orders = useDualOrders(status);
  /** Kept when the list has lost it: it is settled now, and the list of all says how. */
  const [seen, setSeen] = useState<DualOrder | null>(null);
  const here = orders.data?.find(({ id }) => id === seen?.id);
  const all = useDualOrders(undefined, seen !== null && !here);
  const current = here ?? all.data?.find(({ id }) => id === seen?.id) ?? seen;
  return (
    <>
      {orders.isPending ? (
        <Late>
          <Card flush>
            <SkeletonList rows={4} label={t('common:loading')} />
          </Card>
        </Late>
      ) : !orders.data ? (
        <LoadFailure title={t('mine.failed')} query={orders} />
      ) : orders.data.length === 0 ? (
        <Card>
          <EmptyState
            title={t(status === undefined ? 'mine.empty' : 'mine.nothing')}
            hint={t('mine.emptyHint')}
            action={
              <Button variant="primary" onClick={() => shell().go('/pages/invest/invest')}>
                {t('mine.toProducts')}
              </Button>
            }
          />
        </Card>
      ) : (
        <Stack gap={3}>
          <ul className={wealth.cards} aria-label={t('mine.list')}>
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
