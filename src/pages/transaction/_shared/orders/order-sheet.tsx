import { useState } from 'react';
import type { CoinOrder } from '@/data/market/coin';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet } from '@/ui/overlays/sheet';
import { Fills } from './fills';
import { OPEN, orderFigures } from './order-figures';
import { OrderState } from './order-state';
import { useOrderTexts } from './use-order-texts';

export interface OrderSheetProps {
  /** Null closes the sheet. */
  order: CoinOrder | null;
  cancelling: boolean;
  onClose: () => void;
  onCancel: (order: CoinOrder) => void;
}

export function OrderSheet({ order, cancelling, onClose, onCancel }: OrderSheetProps) {
  const { t } = useTranslation(['trade', 'common']);
  // Keeps the last order while the sheet slides out, so that its content does not vanish first.
  const [last, setLast] = useState(order);
  if (order !== null && order !== last) setLast(order);
  const shown = order ?? last;
  return (
    <Sheet
      open={order !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('orders.details')}
      closeLabel={t('common:close')}
      footer={
        shown?.status === OPEN && (
          <Button block variant="danger" loading={cancelling} onClick={() => onCancel(shown)}>
            {t('orders.cancelConfirm')}
          </Button>
        )
      }
    >
      {shown && <Details order={shown} />}
      {shown && <Fills key={shown.id} order={shown} />}
    </Sheet>
  );
}

function Details({ order }: { order: CoinOrder }) {
  const { t } = useTranslation('trade');
  const texts = useOrderTexts();
  const figures = orderFigures(order);
  const { side, kind, base, quote, filled, amount, percent, average, value, fee, feeAsset } = figures;
  const time = (atMs: number | null) => (atMs === null ? '—' : texts.format.exactTime(atMs));
  const share = texts.format.upTo(Number(order.charge_fee) * 100, 4);
  return (
    <KeyValueList>
      <KeyValue label={t('orders.symbol')} strong>
        {order.symbol}
      </KeyValue>
      <KeyValue label={t('orders.side')}>{`${t(`orders.sides.${side}`)} · ${t(`orders.${kind}`)}`}</KeyValue>
      <KeyValue label={t('orders.status')}>
        <OrderState state={figures.state} />
      </KeyValue>
      <KeyValue label={t('orders.price')}>
        {kind === 'market' ? t('orders.market') : `${texts.price(order.target_price, order.symbol)} ${quote}`}
      </KeyValue>
      <KeyValue label={t('orders.average')}>
        {average ? `${texts.price(average, order.symbol)} ${quote}` : '—'}
      </KeyValue>
      <KeyValue label={t('orders.amount')}>{texts.withAsset(amount, base)}</KeyValue>
      <KeyValue
        label={t('orders.filled')}
      >{`${texts.withAsset(filled, base)} (${texts.format.rate(percent, 0)})`}</KeyValue>
      <KeyValue label={t('orders.total')}>{texts.withAsset(value, quote)}</KeyValue>
      <KeyValue label={t('orders.fee')}>{texts.withAsset(fee, feeAsset)}</KeyValue>
      <KeyValue label={t('orders.feeRate')}>{texts.format.rate(share, 4)}</KeyValue>
      <KeyValue label={t('orders.placed')}>{time(figures.placedAtMs)}</KeyValue>
      <KeyValue label={t('orders.updated')}>{time(figures.updatedAtMs)}</KeyValue>
      <KeyValue label={t('orders.number')}>{order.id}</KeyValue>
    </KeyValueList>
  );
}
