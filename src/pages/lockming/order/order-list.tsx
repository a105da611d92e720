import { ENDED, IN_PROGRESS, type LockStatus, useLockOrders } from '@/data/queries/lockup';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { OrderCards, useOpenOrderDetails } from '../../_shared/wealth/order-cards';
import { OrderCard } from './order-card';
import { OrderSheet } from './order-sheet';

/** Deposits of one state; a tap opens the details of one. */
export function OrderList({ status }: { status: LockStatus }) {
  const { t } = useTranslation('lockming');
  const orders = useLockOrders(status);
  const seen = useOpenOrderDetails(orders.data);
  // A deposit which left the list has ended; the sheet shows its new state.
  const ended = useLockOrders(ENDED, seen.lost);
  const current = seen.current(ended.data);
  return (
    <>
      <OrderCards
        query={orders}
        label={t('orders.list')}
        failed={t('orders.failed')}
        empty={
          <EmptyState
            title={t(status === IN_PROGRESS ? 'orders.empty' : 'orders.emptyEnded')}
            hint={t('orders.emptyHint')}
            action={
              <Button variant="primary" onClick={() => shell().go('/pages/lockming/lockming')}>
                {t('orders.toProducts')}
              </Button>
            }
          />
        }
        card={(order) => <OrderCard order={order} onOpen={() => seen.open(order)} />}
      />
      {current && <OrderSheet key={current.id} order={current} onClose={seen.close} />}
    </>
  );
}
