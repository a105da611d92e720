import type { Subscription } from '@/data/ieo/queries';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet } from '@/ui/overlays/sheet';
import { SheetFooter } from '../../_shared/form/sheet-footer';
import { tradeAddress } from '../../_shared/market/trade-address';
import { useRecordTime } from '../../_shared/money/record-time';
import { OrderBadge } from '../_shared/order-badge';
import { useIeoTexts } from '../_shared/use-ieo-texts';

/** Details of an application. */
export function OrderSheet({ order, onClose }: { order: Subscription; onClose: () => void }) {
  const { t } = useTranslation(['ieo', 'common']);
  const texts = useIeoTexts();
  const { name, status, allocated, refund, paid, pay_currency_name: coin = '', project_id, locked } = order;
  const isFree = status === 3 && locked === 0 && Number(allocated) > 0;
  const made = useRecordTime(order.created_at);
  const market = useRecordTime(order.sell_begin);
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('orders.details', { amount: texts.amount(order.coin_amount, name) })}
      closeLabel={t('common:close')}
      footer={
        <SheetFooter>
          {isFree && (
            <Button block size="lg" variant="primary" onClick={() => shell().go(tradeAddress(`${name}/${coin}`))}>
              {t('detail.trade', { token: name })}
            </Button>
          )}
          {project_id !== undefined && (
            <Button block size="lg" onClick={() => shell().go(path('/pages/ieo/subscribe', { id: project_id }))}>
              {t('orders.toProject')}
            </Button>
          )}
        </SheetFooter>
      }
    >
      <KeyValueList>
        <KeyValue label={t('tabs')}>
          <OrderBadge order={order} />
        </KeyValue>
        <KeyValue label={t('orders.applied')} strong>
          {texts.amount(order.coin_amount, name)}
        </KeyValue>
        {paid && <KeyValue label={t('orders.paid')}>{texts.amount(paid, coin)}</KeyValue>}
        {status !== 1 && allocated && paid && refund && (
          <>
            <KeyValue label={t('orders.granted')} strong>
              {texts.amount(allocated, name)}
            </KeyValue>
            <KeyValue label={t('orders.spent')}>{texts.amount(new Decimal(paid).sub(refund), coin)}</KeyValue>
            <KeyValue label={t('orders.refund')}>{texts.amount(refund, coin)}</KeyValue>
          </>
        )}
        {status === 3 && <KeyValue label={t('orders.received')}>{texts.amount(order.give_amount, name)}</KeyValue>}
        <KeyValue label={t('orders.timeToMarket')}>{market}</KeyValue>
        <KeyValue label={t('orders.made')}>{made}</KeyValue>
      </KeyValueList>
    </Sheet>
  );
}
