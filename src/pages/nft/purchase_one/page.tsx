import { useSearchParams } from 'react-router-dom';
import { useNftOrders, useNftWork } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { LoadFailure, PartFailure } from '../../_shared/load-failure';
import { AuctionActions } from '../_shared/auction-actions';
import { useNftClock } from '../_shared/use-nft-clock';
import { OrderDetails } from './order-details';

/** One won auction: the payment and its deadline, or how it ended. The order's id is part of the page address. */
export default function NftOrderPage() {
  const { t } = useTranslation(['nft-own', 'nft-trade', 'common']);
  const [fields] = useSearchParams();
  const id = Number(fields.get('id') ?? 0);
  const orders = useNftOrders(true);
  const order = orders.data?.find((one) => one.id === id);
  const asked = useNftWork(order?.code ?? '');
  const work = asked.data;
  useNftClock();
  const header = <BackBar title={t('order.title')} />;
  if (order)
    return (
      <Page
        header={header}
        // The work may have been sold again meanwhile.
        footer={
          asked.isError && !work ? (
            <PartFailure title={t('failed')} query={asked} />
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
        <Late>
          <Card flush>
            <SkeletonList rows={5} leading={false} label={t('common:loading')} />
          </Card>
        </Late>
      ) : (
        <LoadFailure title={t('orders.failed')} query={orders} />
      )}
    </Page>
  );
}
