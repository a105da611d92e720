import { ENDED, IN_PROGRESS, type LockOrder, type LockStatus, useLockOrders } from '@/data/lockup/queries';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { Countdown } from '@/ui/feedback/countdown';
import { EmptyState } from '@/ui/feedback/states';
import { SignedNum } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { DetailsButton } from '../../_shared/wealth/details-button';
import { OrderCards, useOpenOrderDetails } from '../../_shared/wealth/order-cards';
import { ProgressBar } from '../../_shared/wealth/progress-bar';
import wealth from '../../_shared/wealth/wealth.module.css';
import { useLockTexts } from '../_shared/use-lock-texts';
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

/** Card of a deposit: locked amount, paid interest, progress and next payment. */
function OrderCard({ order, onOpen }: { order: LockOrder; onOpen: () => void }) {
  const { t } = useTranslation('lockming');
  const texts = useLockTexts();
  const clock = useClock();
  const { currency_name: coin, days, paidDays, total_interest } = order;
  const amount = texts.amount(order.amount, coin);
  const running = order.status === IN_PROGRESS;
  return (
    <DetailsButton
      name={t('order.details', { amount })}
      onOpen={onOpen}
      coin={coin}
      title={amount}
      note={`${texts.percent(new Decimal(order.day_rate).mul(100))} · ${t('daily')}`}
      end={
        <>
          <SignedNum weight="bold" value={total_interest} text={texts.format.upTo(total_interest, 8)} unit={coin} />
          {!running && (
            <Badge tone={order.is_cancel === 1 ? 'warn' : 'up'}>
              {t(order.is_cancel === 1 ? 'order.left' : 'order.matured')}
            </Badge>
          )}
        </>
      }
    >
      {running && days > 0 && <ProgressBar fraction={paidDays / days} />}
      {running && (
        <span className={wealth.line}>
          <Text size="small" tone="secondary">
            {days > 0 && t('order.progress', { done: paidDays, count: days })}
          </Text>
          {order.next_dividend_at && (
            <Text size="small" tone="secondary">
              {t('order.next')} <Countdown targetMs={order.nextMs} clock={clock} size="small" />
            </Text>
          )}
        </span>
      )}
    </DetailsButton>
  );
}
