import { useTranslation } from 'react-i18next';
import { type DualStatus, useDualOrders } from '@/data/queries/dual';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { OrderCards, useSeenOrder } from '../../_shared/wealth/order-cards';
import { OrderCard } from './order-card';
import { OrderSheet } from './order-sheet';

/** Purchases of a state, or all; a tap shows the details of one. */
export function OrderList({ status }: { status: DualStatus | undefined }) {
  const { t } = useTranslation('invest');
  const orders = useDualOrders(status);
  const seen = useSeenOrder(orders.data);
  // What the list has lost is settled now, and the list of all says how.
  const all = useDualOrders(undefined, seen.lost);
  const current = seen.current(all.data);
  return (
    <>
      <OrderCards
        query={orders}
        label={t('mine.list')}
        failed={t('mine.failed')}
        empty={
          <EmptyState
            title={t(status === undefined ? 'mine.empty' : 'mine.nothing')}
            hint={t('mine.emptyHint')}
            action={
              <Button variant="primary" onClick={() => shell().go('/pages/invest/invest')}>
                {t('mine.toProducts')}
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
