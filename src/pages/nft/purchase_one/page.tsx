import { useEffect } from 'react';
import { useNftReminderRead } from '@/data/nft/changes';
import { type NftOrder, useNftOrders, useNftWork } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { idIn } from '@/lib/browser/id-in-address';
import { useSearchParams } from '@/lib/browser/search-params';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure, PartFailure } from '../../_shared/load-failure';
import { useRecordTime } from '../../_shared/money/record-time';
import { OrderBadge, orderState } from '../../_shared/nft/order-badge';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { workAddress } from '../../_shared/nft/work-address';
import { stillOf, WorkHead } from '../../_shared/nft/work-head';
import { AuctionActions } from '../_shared/auction-actions';
import { useNftClock } from '../_shared/use-nft-clock';

/** One won auction: the payment and its deadline, or how it ended. The order's id is part of the page address. */
export default function NftOrderPage() {
  const { t } = useTranslation(['nft-own', 'nft-trade']);
  const [fields] = useSearchParams();
  const id = idIn(fields, 'id');
  const orders = useNftOrders(true);
  const order = orders.data?.find((one) => one.id === id);
  const query = useNftWork(order?.code ?? '');
  const work = query.data;
  useNftClock();
  const header = <BackBar title={t('order.title')} />;
  if (order)
    return (
      <Page
        header={header}
        // The work may have been sold again meanwhile.
        footer={
          query.isError && work === undefined ? (
            <PartFailure title={t('failed')} query={query} />
          ) : (
            work?.standing?.order?.id === id && <AuctionActions key={work.code} work={work} ownBid={work.standing} />
          )
        }
      >
        <OrderDetails order={order} />
      </Page>
    );
  return (
    <Page header={header}>
      {orders.data ? (
        <Card>
          <EmptyState
            title={t('order.unknown')}
            hint={t('order.unknownHint')}
            action={
              <Button variant="primary" onClick={() => shell().go('/pages/nft/purchase')}>
                {t('order.toOrders')}
              </Button>
            }
          />
        </Card>
      ) : orders.isPending ? (
        <ListSkeleton rows={5} leading={false} />
      ) : (
        <LoadFailure title={t('orders.failed')} query={orders} />
      )}
    </Page>
  );
}

const MARGIN_WORDS = { waiting: 'marginHeld', paid: 'marginBack', expired: 'marginLost' } as const;

/** Details of an order. Showing them marks its reminder as read. */
function OrderDetails({ order }: { order: NftOrder }) {
  const { t } = useTranslation('nft-own');
  const texts = useNftTexts();
  const { mutate: read } = useNftReminderRead();
  const { id, is_read, margin } = order;
  useEffect(() => {
    if (!is_read) read({ id });
  }, [id, is_read, read]);
  const won = useRecordTime(order.created);
  const paid = useRecordTime(order.pay_time ?? '');
  const state = orderState(order);
  return (
    <Stack gap={3}>
      <Card>
        <WorkHead picture={stillOf(order)} name={order.name} end={<OrderBadge order={order} />} />
      </Card>
      <Card>
        <KeyValueList>
          <KeyValue label={t('order.price')} strong>
            {texts.amount(order.price, order.currency_name)}
          </KeyValue>
          {typeof margin === 'number' && (
            <KeyValue label={t('order.margin')}>
              {t(`order.${MARGIN_WORDS[state]}`, { amount: texts.format.upTo(margin, 0) })}
            </KeyValue>
          )}
          <KeyValue label={t('order.won')}>{won}</KeyValue>
          <KeyValue label={t('order.deadline')}>{texts.format.dateTime(order.dueMs)}</KeyValue>
          {order.pay_time && <KeyValue label={t('order.paidOn')}>{paid}</KeyValue>}
          <KeyValue label={t('order.number')}>{id}</KeyValue>
        </KeyValueList>
      </Card>
      <Button block onClick={() => shell().go(workAddress({ code: order.code, type: order.type ?? 1 }))}>
        {t('order.toWork')}
      </Button>
    </Stack>
  );
}
