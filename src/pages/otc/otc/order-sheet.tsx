import { type OtcOrder, useOtcOrder } from '@/data/otc/queries';
import { OTC_BUY, OTC_STATUS } from '@/domain/otc/otc';
import { fromWireTime } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Countdown } from '@/ui/feedback/countdown';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Row, Stack } from '@/ui/layout/stack';
import { Sheet } from '@/ui/overlays/sheet';
import { Text } from '@/ui/text/text';
import { CopyButton } from '../../_shared/copy-button';
import { FailureState } from '../../_shared/load-failure';
import { useRecordTime } from '../../_shared/money/record-time';
import wealth from '../../_shared/wealth/wealth.module.css';
import { OrderActions } from './order-actions';
import { OrderBadge } from './orders';
import { useOtcTexts } from './use-otc-texts';

/** Details of one order: the next action, who has to take it, and its deadline. An `id` of 0 closes the sheet. */
export function OrderSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['otc', 'common']);
  const order = useOtcOrder(id);
  const { data } = order;
  return (
    <Sheet
      open={id > 0}
      onOpenChange={(next) => !next && onClose()}
      title={t('order', { id })}
      closeLabel={t('common:close')}
      // The key removes an error when the state changes.
      footer={data && <OrderActions key={data.status} order={data} />}
    >
      {data ? (
        <Details order={data} onStep={() => void order.refetch()} />
      ) : data === null ? (
        <EmptyState title={t('unknown')} />
      ) : order.isError ? (
        <FailureState title={t('failed')} query={order} />
      ) : (
        <SkeletonList rows={5} leading={false} label={t('common:loading')} />
      )}
    </Sheet>
  );
}

function Details({ order, onStep }: { order: OtcOrder; onStep: () => void }) {
  const { t } = useTranslation('otc');
  const texts = useOtcTexts();
  return (
    <Stack gap={3}>
      <Row gap={2} justify="between" align="center" wrap>
        <Text size="title" weight="bold">
          {texts.name(order)}
        </Text>
        <OrderBadge status={order.status} />
      </Row>
      <Now order={order} onStep={onStep} />
      <KeyValueList>
        <KeyValue label={t(order.side === OTC_BUY ? 'pay' : 'get')} strong>
          {texts.fiat(order.amount, order.fiat, order.fiat_decimals)}
        </KeyValue>
        {order.pay_to !== '' && (
          <>
            <KeyValue label={`${t('payTo')} · ${t(`methods.${order.method}`)}`}>
              {order.pay_to} <CopyButton text={order.pay_to} label={t('copy')} />
            </KeyValue>
            {order.pay_bank !== '' && <KeyValue label={t('payBank')}>{order.pay_bank}</KeyValue>}
            <KeyValue label={t('payName')}>{order.pay_name}</KeyValue>
            <KeyValue label={t('reference')}>{`OTC ${order.id}`}</KeyValue>
          </>
        )}
        {order.payer_name !== '' && <KeyValue label={t('payer')}>{order.payer_name}</KeyValue>}
        <KeyValue label={t('rate')}>{texts.price(order.price, order.fiat)}</KeyValue>
        <KeyValue label={texts.other(order)}>{order.merchant.name}</KeyValue>
        {order.ad_id !== 0 && <KeyValue label={t('ad.from')}>{t('ad.title', { id: order.ad_id })}</KeyValue>}
        <KeyValue label={t('time')}>{useRecordTime(order.created_time)}</KeyValue>
      </KeyValueList>
      {order.notes !== '' && (
        <div className={wealth.hint}>
          <p>{t('notes')}</p>
          <Text as="p" size="note">
            {order.notes}
          </Text>
        </div>
      )}
      {order.next_time !== '' && <p className={wealth.hint}>{t(order.side === OTC_BUY ? 'careBuy' : 'careSell')}</p>}
    </Stack>
  );
}

function Now({ order: { side, status, next_time, ad_id, merchant }, onStep }: { order: OtcOrder; onStep: () => void }) {
  const { t } = useTranslation('otc');
  const clock = useClock();
  const isBuy = side === OTC_BUY;
  const nextMs = fromWireTime(next_time);
  const word = () => {
    const isFree = ad_id !== 0 || merchant.is_customer;
    if (status === OTC_STATUS.waiting) return isBuy ? 'payBuy' : isFree ? 'payDue' : 'payWait';
    if (status === OTC_STATUS.paid && !isBuy) return 'release';
    if (status === OTC_STATUS.paid) return merchant.is_customer ? 'releaseMust' : isFree ? 'releaseDue' : 'releaseWait';
    if (status === OTC_STATUS.done) return isBuy ? 'done' : isFree ? 'doneAd' : 'doneSell';
    return status === OTC_STATUS.appeal ? 'appeal' : 'cancelled';
  };
  return (
    <Text tone="secondary">
      {t(`now.${word()}`)}{' '}
      {nextMs !== null && <Countdown targetMs={nextMs} clock={clock} onEnd={onStep} weight="bold" />}
    </Text>
  );
}
