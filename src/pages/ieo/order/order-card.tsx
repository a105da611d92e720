import type { Subscription } from '@/data/ieo/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { Countdown } from '@/ui/feedback/countdown';
import { Text } from '@/ui/text/text';
import { useRecordTime } from '../../_shared/money/record-time';
import { DetailsButton } from '../../_shared/wealth/details-button';
import wealth from '../../_shared/wealth/wealth.module.css';
import { OrderBadge } from '../_shared/order-badge';
import { useIeoTexts } from '../_shared/use-ieo-texts';

interface OrderCardProps {
  order: Subscription;
  onOpen: () => void;
  onPassed: () => void;
}

/** Card of an application: token, result and next date. */
export function OrderCard({ order, onOpen, onPassed }: OrderCardProps) {
  const { t } = useTranslation('ieo');
  const texts = useIeoTexts();
  const { name, coin_amount, allocated, status } = order;
  const applied = texts.amount(coin_amount, name);
  const granted = status === 1 ? null : texts.amount(allocated ?? 0, name);
  return (
    <DetailsButton
      name={t('orders.details', { amount: applied })}
      onOpen={onOpen}
      coin={name}
      title={applied}
      note={useRecordTime(order.created_at)}
      end={<OrderBadge order={order} />}
    >
      <span className={wealth.line}>
        <Text size="small" tone="secondary">
          {granted ? `${t('orders.granted')} ${granted}` : `${t('form.frozen')}`}
        </Text>
        <Waits order={order} onPassed={onPassed} />
      </span>
    </DetailsButton>
  );
}

/** Countdown to the next event of an application; nothing when its coins are unlocked. */
function Waits({ order, onPassed }: { order: Subscription; onPassed: () => void }) {
  const { t } = useTranslation('ieo');
  const clock = useClock();
  const { status, locked, end_at, endMs, issue_at, issueMs, sell_begin, listMs } = order;
  const [word, text, targetMs] =
    status === 1
      ? (['sharesIn', end_at, endMs] as const)
      : status === 2
        ? (['coinsIn', issue_at, issueMs] as const)
        : (['marketIn', locked === 1 ? sell_begin : '', listMs] as const);
  if (!text) return null;
  return (
    <Text size="small" tone="secondary">
      {t(`orders.${word}`)} <Countdown targetMs={targetMs} clock={clock} size="small" onEnd={onPassed} />
    </Text>
  );
}
