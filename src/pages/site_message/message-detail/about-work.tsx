import { backend } from '@/data/api/backend';
import { type NftOrder, refreshNft, useNftOrders, useNftWork } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { path } from '@/lib/shell-port';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Countdown } from '@/ui/feedback/countdown';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import { PartFailure } from '../../_shared/load-failure';
import { orderState } from '../../_shared/nft/order-badge';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { workAddress } from '../../_shared/nft/work-address';
import { stillOf } from '../../_shared/nft/work-head';
import styles from './message-detail.module.css';
import { WorkSkeleton } from './work-skeleton';

/** The order of an artwork that is won and not yet paid. */
export const owedFor = (orders: readonly NftOrder[] | undefined, code: string): NftOrder | undefined =>
  orders?.find((order) => order.code === code && orderState(order) === 'waiting');

/** The artwork of a message and, while it is won but not paid, the amount due and its deadline. */
export default function AboutWork({ code }: { code: string }) {
  const { t } = useTranslation('nft-own');
  const texts = useNftTexts();
  const clock = useClock();
  const query = useNftWork(code);
  const work = query.data;
  const orders = useNftOrders();
  const owed = owedFor(orders.data, code);
  if (work === null) return null;
  if (!work && query.isError)
    return (
      <Card>
        <PartFailure title={t('failed')} query={query} />
      </Card>
    );
  if (!work) return <WorkSkeleton />;
  const still = stillOf(work);
  return (
    <>
      <a
        className={styles.work}
        href={`#${owed ? path('/pages/nft/purchase_one', { id: owed.id }) : workAddress({ code, type: work.type ?? 1 })}`}
      >
        {still !== '' && <img className={styles.picture} src={backend().assetUrl(still)} alt="" />}
        <span className={styles.facts}>
          <Text weight="bold">{work.name}</Text>
        </span>
      </a>
      {orders.isError && !orders.data && (
        <Card>
          <PartFailure title={t('orders.failed')} query={orders} />
        </Card>
      )}
      {owed && (
        <Card>
          <KeyValueList>
            <KeyValue label={t('payBy')}>
              <Countdown targetMs={owed.dueMs} clock={clock} weight="bold" onEnd={refreshNft} />
            </KeyValue>
            <KeyValue label={t('order.price')} strong>
              {texts.amount(owed.price, owed.currency_name)}
            </KeyValue>
            {typeof owed.margin === 'number' && (
              <KeyValue label={t('order.margin')}>
                {t('order.marginHeld', { amount: texts.format.upTo(owed.margin, 0) })}
              </KeyValue>
            )}
          </KeyValueList>
        </Card>
      )}
    </>
  );
}
