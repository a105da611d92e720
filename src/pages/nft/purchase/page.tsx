import { useId } from 'react';
import { type NftOrder, refreshNft, useNftOrders } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { path } from '@/lib/shell-port';
import { Countdown } from '@/ui/feedback/countdown';
import { Page } from '@/ui/layout/page';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { BackBar } from '../../_shared/back-bar';
import { useAddressTab } from '../../_shared/list/use-address-tab';
import { useRecordTime } from '../../_shared/money/record-time';
import { OrderBadge, orderState } from '../../_shared/nft/order-badge';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { stillOf, WorkHead } from '../../_shared/nft/work-head';
import wealth from '../../_shared/wealth/wealth.module.css';
import { ListState } from '../_shared/list-state';
import { useNftClock } from '../_shared/use-nft-clock';

const TABS = ['due', 'all'] as const;

/** Orders from won auctions: the unpaid ones with their remaining time, or all. */
export default function NftOrdersPage() {
  const { t } = useTranslation('nft-own');
  const [tab, change] = useAddressTab(TABS, 'due');
  const all = tab === 'all';
  const orders = useNftOrders(all);
  useNftClock();
  return (
    <Page
      header={
        <BackBar title={t('orders.title')}>
          <SwipeTabs
            label={t('orders.tabs')}
            fill
            value={tab}
            onValueChange={change}
            items={TABS.map((value) => ({ value, label: t(`orders.${value}`) }))}
          />
        </BackBar>
      }
    >
      <ListState
        query={orders}
        failed={t('orders.failed')}
        empty={t(all ? 'orders.emptyAll' : 'orders.empty')}
        emptyHint={t('orders.emptyHint')}
      >
        {(rows) => (
          <ul className={wealth.cards} aria-label={t('orders.list')}>
            {rows.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </Page>
  );
}

/** Card of an order; an unpaid one shows the remaining time. */
function OrderCard({ order }: { order: NftOrder }) {
  const id = useId();
  const { t } = useTranslation('nft-own');
  const texts = useNftTexts();
  const clock = useClock();
  return (
    <a
      className={wealth.card}
      href={`#${path('/pages/nft/purchase_one', { id: order.id })}`}
      aria-label={t('orders.details', { name: order.name })}
      aria-describedby={id}
    >
      <WorkHead
        id={id}
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
