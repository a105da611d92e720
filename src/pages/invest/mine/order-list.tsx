import { type DualOrder, type DualStatus, useDualOrders } from '@/data/dual/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Countdown } from '@/ui/feedback/countdown';
import { EmptyState } from '@/ui/feedback/states';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { DetailsButton } from '../../_shared/wealth/details-button';
import { OrderCards, useOpenOrderDetails } from '../../_shared/wealth/order-cards';
import wealth from '../../_shared/wealth/wealth.module.css';
import { paidWith, useDualTexts } from '../_shared/use-dual-texts';
import { OrderSheet } from './order-sheet';
import { StatusBadge } from './status-badge';

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

/** Card of a purchase: paid amount, reference price, and settlement date or payout. */
function OrderCard({ order, onOpen }: { order: DualOrder; onOpen: () => void }) {
  const { t } = useTranslation('invest');
  const texts = useDualTexts();
  const clock = useClock();
  const { currency_name: coin, type, total, status } = order;
  const name = t(type, { coin });
  return (
    <DetailsButton
      name={t('mine.details', { name })}
      onOpen={onOpen}
      coin={coin}
      title={name}
      note={`${t('reference')} ${texts.price(order.exercise_price)}`}
      end={
        <>
          <Num weight="bold">{texts.amount(total, paidWith(type, coin))}</Num>
          <StatusBadge status={status} />
        </>
      }
    >
      <span className={wealth.line}>
        <Text size="small" tone="secondary">
          {`${texts.percent(order.order_rate)} · ${t('days', { count: order.day })}`}
        </Text>
        {status === 1 && (
          <Text size="small" tone="secondary">
            {t('mine.settlesIn')} <Countdown targetMs={order.maturesMs} clock={clock} size="small" />
          </Text>
        )}
        {order.success && order.success_currency && (
          <Text size="small" tone="secondary">
            {`${t('mine.received')} ${texts.amount(order.success, order.success_currency)}`}
          </Text>
        )}
      </span>
    </DetailsButton>
  );
}
