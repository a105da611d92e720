import { useState } from 'react';
import { useQuotes } from '@/data/market/quotes';
import type { CoinOrder } from '@/data/spot/queries';
import { NO_NUMBER } from '@/domain/money/number-format';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet } from '@/ui/overlays/sheet';
import { useLastNonNull } from '@/ui/overlays/use-last-non-null';
import { AmendSheet } from './amend-sheet';
import { Fills } from './fills';
import { OPEN, orderFigures, reasonOf } from './order-figures';
import styles from './order-sheet.module.css';
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
  const { t } = useTranslation(['trade', 'spot-orders', 'common']);
  const [changingId, setChangingId] = useState<number | null>(null);
  // An order that is filled or closed while it is changed must not leave the form open for the next one.
  if (changingId !== null && changingId !== order?.id) setChangingId(null);
  const canAmend =
    useQuotes()
      .data?.bySymbol.get(order?.symbol ?? '')
      ?.order_kinds?.includes('amend') ?? false;
  const shown = useLastNonNull(order);
  return (
    <Sheet
      open={order !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('orders.details')}
      closeLabel={t('common:close')}
      footer={
        shown?.status === OPEN && (
          <div className={styles.actions}>
            {canAmend && (
              <Button block onClick={() => setChangingId(shown.id)}>
                {t('spot-orders:edit.open')}
              </Button>
            )}
            <Button block variant="danger" loading={cancelling} onClick={() => onCancel(shown)}>
              {t('orders.cancelConfirm')}
            </Button>
          </div>
        )
      }
    >
      {shown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard
        <div tabIndex={0}>
          <Details order={shown} />
        </div>
      )}
      {shown && <Fills key={shown.id} order={shown} />}
      {shown && (
        <AmendSheet
          open={changingId !== null && shown.status === OPEN}
          order={shown}
          onClose={() => setChangingId(null)}
        />
      )}
    </Sheet>
  );
}

function Details({ order }: { order: CoinOrder }) {
  const { t } = useTranslation(['trade', 'spot-orders']);
  const texts = useOrderTexts();
  const figures = orderFigures(order);
  const force = order.time_in_force;
  const reason = reasonOf(order);
  const {
    side,
    kind,
    stop,
    limit,
    triggeredAtMs,
    base,
    quote,
    filled,
    amount,
    percent,
    average,
    value,
    fee,
    feeAsset,
  } = figures;
  const time = (atMs: number | null) => (atMs === null ? NO_NUMBER : texts.format.exactTime(atMs));
  return (
    <KeyValueList>
      <KeyValue label={t('orders.symbol')} strong>
        {order.symbol}
      </KeyValue>
      <KeyValue label={t('orders.side')}>{`${t(`orders.sides.${side}`)} · ${t(`spot-orders:kinds.${kind}`)}`}</KeyValue>
      <KeyValue label={t('orders.status')}>
        <OrderState state={figures.state} />
      </KeyValue>
      {reason && <KeyValue label={t('spot-orders:order.reason')}>{t(`spot-orders:order.reasons.${reason}`)}</KeyValue>}
      {stop && (
        <>
          <KeyValue label={t('spot-orders:order.trigger')}>{`${texts.price(stop, order.symbol)} ${quote}`}</KeyValue>
          <KeyValue label={t('spot-orders:order.triggered')}>
            {triggeredAtMs === null ? t('spot-orders:order.notYet') : time(triggeredAtMs)}
          </KeyValue>
        </>
      )}
      <KeyValue label={t('orders.price')}>
        {limit ? `${texts.price(limit, order.symbol)} ${quote}` : t('orders.market')}
      </KeyValue>
      {force && limit && (
        <KeyValue label={t('spot-orders:order.force')}>
          {force === 'gtc' ? t('spot-orders:order.gtc') : t(`spot-orders:kinds.${force}`)}
        </KeyValue>
      )}
      <KeyValue label={t('orders.average')}>
        {average ? `${texts.price(average, order.symbol)} ${quote}` : NO_NUMBER}
      </KeyValue>
      <KeyValue label={t('orders.amount')}>{texts.withAsset(amount, base)}</KeyValue>
      <KeyValue
        label={t('orders.filled')}
      >{`${texts.withAsset(filled, base)} (${texts.format.rate(percent, 0)})`}</KeyValue>
      <KeyValue label={t('orders.total')}>{texts.withAsset(value, quote)}</KeyValue>
      <KeyValue label={t('orders.fee')}>{texts.withAsset(fee, feeAsset)}</KeyValue>
      <KeyValue label={t('orders.feeRate')}>{texts.format.rate(Number(order.charge_fee) * 100, 4)}</KeyValue>
      <KeyValue label={t('orders.placed')}>{time(figures.placedAtMs)}</KeyValue>
      <KeyValue label={t('orders.updated')}>{time(figures.updatedAtMs)}</KeyValue>
      <KeyValue label={t('orders.number')}>{order.id}</KeyValue>
      {(order.oco_id ?? 0) > 0 && <KeyValue label={t('spot-orders:order.partner')}>{order.oco_id}</KeyValue>}
    </KeyValueList>
  );
}
