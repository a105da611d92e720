import { type NftOrder, refreshNft } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { useClock } from '@/lib/use-clock';
import { Countdown } from '@/ui/feedback/countdown';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { useRecordTime } from '../../_shared/money/record-time';
import { OrderBadge, orderState } from '../../_shared/nft/order-badge';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { stillOf, WorkHead } from '../../_shared/nft/work-head';
import wealth from '../../_shared/wealth/wealth.module.css';

/** Card of an order; an unpaid one shows the remaining time. */
export function OrderCard({ order }: { order: NftOrder }) {
  const { t } = useTranslation('nft-own');
  const texts = useNftTexts();
  const clock = useClock();
  return (
    <a
      className={wealth.card}
      href={`#${path('/pages/nft/purchase_one', { id: order.id })}`}
      aria-label={t('orders.details', { name: order.name })}
    >
      <WorkHead
        picture={stillOf(order)}
        name={order.name}
        note={useRecordTime(order.created)}
        end={
          <>
            <Num weight="bold">{texts.amount(order.price, order.currency_name)}</Num>
            <OrderBadge order={order} />
          </>
        }
      />
      {orderState(order) === 'waiting' && (
        <span className={wealth.line}>
          <Text size="small" tone="secondary">
            {t('payBy')} <Countdown targetMs={order.dueMs} clock={clock} size="small" onEnd={refreshNft} />
          </Text>
        </span>
      )}
    </a>
  );
}
