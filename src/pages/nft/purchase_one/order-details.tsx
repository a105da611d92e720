import { useEffect } from 'react';
import { type NftOrder, useNftReminderRead } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { useRecordTime } from '../../_shared/money/record-time';
import { OrderBadge, orderState } from '../../_shared/nft/order-badge';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { workAddress } from '../../_shared/nft/work-address';
import { stillOf, WorkHead } from '../../_shared/nft/work-head';

const MARGIN_WORDS = { waiting: 'marginHeld', paid: 'marginBack', expired: 'marginLost' } as const;

/** Details of an order. Showing them marks its reminder as read. */
export function OrderDetails({ order }: { order: NftOrder }) {
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
