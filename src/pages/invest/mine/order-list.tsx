import { type DualStatus, useDualOrders } from '@/data/queries/dual';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { OrderCards, useOpenOrderDetails } from '../../_shared/wealth/order-cards';
import { OrderCard } from './order-card';
import { OrderSheet } from './order-sheet';

/** Purchases of one state, or all; a tap opens the details of one. */
export function OrderList({ status }: { status: DualStatus | undefined }) {
  const { t } = useTranslation('invest');
  const orders = useDualOrders(status);
  const seen = useOpenOrderDetails(orders.data);
  // An order which left the list has been settled. The list of all orders contains its result.
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
