import { Plus } from 'lucide-react';
import { FUTURES_STATUS, type FuturesPosition } from '@/data/futures/queries';
import { useTranslation } from '@/i18n/use-translation';
import type { Intent } from '@/lifecycles/contract-position-events';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Row } from '@/ui/layout/stack';
import { Sheet } from '@/ui/overlays/sheet';
import { useLastNonNull } from '@/ui/overlays/use-last-non-null';
import { Num, SignedNum } from '@/ui/text/num';
import { AddMargin } from './add-margin';
import { LiveLast, LiveMark, LiveResult } from './live-result';
import { bookedResult, orderPriceKey } from './position-figures';
import sheets from './sheets.module.css';
import { useLiquidation } from './use-liquidation';
import { usePositionTexts } from './use-position-texts';

export interface PositionSheetProps {
  /** Null closes the sheet. */
  order: FuturesPosition | null;
  onClose: () => void;
  onAct: (order: FuturesPosition, intent: Intent) => void;
}

/** All details of one futures order. */
export function PositionSheet({ order, onClose, onAct }: PositionSheetProps) {
  const { t } = useTranslation(['positions', 'common']);
  const shown = useLastNonNull(order);
  const act = (intent: Intent) => {
    if (!shown) return;
    onClose();
    onAct(shown, intent);
  };
  const isCopied = shown?.order_type === 2;
  return (
    <Sheet
      open={order !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('detail.title')}
      closeLabel={t('common:close')}
      footer={
        shown?.status === FUTURES_STATUS.waiting ? (
          <Button block variant="danger" onClick={() => act('cancel')}>
            {t('cancel.confirm')}
          </Button>
        ) : (
          shown?.status === FUTURES_STATUS.open && (
            <Row gap={2}>
              <Button block onClick={() => act('stops')}>
                {t('act.stops')}
              </Button>
              <Button block variant={isCopied ? 'primary' : 'danger'} onClick={() => act(isCopied ? 'hold' : 'close')}>
                {t(isCopied ? 'act.hold' : 'close.confirm')}
              </Button>
            </Row>
          )
        )
      }
    >
      {shown && <Details order={shown} />}
    </Sheet>
  );
}

function Details({ order }: { order: FuturesPosition }) {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const { symbol, status } = order;
  const isOpen = status === FUTURES_STATUS.open || status === FUTURES_STATUS.closing;
  const isClosed = status === FUTURES_STATUS.closed;
  const usdt = (value: string) => <Num unit="USDT">{texts.exact(value)}</Num>;
  const at = (value: string) => <Num unit="USDT">{texts.price(value, symbol)}</Num>;
  const stop = (value: string) => <Num>{texts.stop(value, symbol)}</Num>;
  const state = (['waiting', 'open', 'closing', 'closed', 'cancelled'] as const)[status];
  return (
    <KeyValueList>
      <KeyValue label={t('detail.symbol')} strong>
        {symbol}
      </KeyValue>
      <KeyValue label={t('detail.direction')}>{`${texts.direction(order)} ${order.multiple}×`}</KeyValue>
      <KeyValue label={t('detail.status')}>
        {isClosed && order.close_reason ? t(`reasons.${order.close_reason}`) : t(`statuses.${state}`)}
      </KeyValue>
      {isOpen && (
        <KeyValue label={`${t('card.result')} · ${t('card.roi')}`} strong>
          <LiveResult order={order} />
        </KeyValue>
      )}
      {isClosed && <Booked order={order} />}
      <KeyValue label={t(status === FUTURES_STATUS.waiting ? orderPriceKey(order) : 'card.openPrice')}>
        {at(order.price)}
      </KeyValue>
      <KeyValue label={t('detail.origin')}>{at(order.origin_price)}</KeyValue>
      {isClosed ? (
        <KeyValue label={t('card.closePrice')}>{at(order.update_price)}</KeyValue>
      ) : (
        <KeyValue label={t('card.last')}>
          <LiveLast order={order} />
        </KeyValue>
      )}
      {order.mark_price !== undefined && (
        <KeyValue label={t('card.mark')}>
          <LiveMark order={order} />
        </KeyValue>
      )}
      {isOpen && <Liquidation order={order} />}
      <KeyValue label={t('detail.profitAt')}>{stop(order.target_profit_price)}</KeyValue>
      <KeyValue label={t('detail.lossAt')}>{stop(order.stop_loss_price)}</KeyValue>
      <KeyValue label={t('card.lots')}>
        <Num>{texts.format.upTo(order.share, 0)}</Num>
      </KeyValue>
      <KeyValue label={t('detail.number')}>
        <Num unit={symbol.split('/')[0]}>{texts.format.upTo(order.number, 8)}</Num>
      </KeyValue>
      <KeyValue label={t('detail.originMargin')}>{usdt(order.origin_caution_money)}</KeyValue>
      {isOpen && (
        <KeyValue label={t('detail.margin')}>
          <span className={sheets.added}>
            {usdt(order.caution_money)}
            <AddMargin
              market={{ currencyId: order.currency, legalId: order.legal, symbol }}
              control={(add) => (
                <button type="button" className={sheets.add} aria-label={t('addMargin.action')} onClick={add}>
                  <Plus size={14} strokeWidth={2.5} aria-hidden />
                </button>
              )}
            />
          </span>
        </KeyValue>
      )}
      <KeyValue label={t('detail.fee')}>{usdt(order.trade_fee)}</KeyValue>
      <KeyValue label={t('card.night')}>{usdt(order.overnight_money)}</KeyValue>
      <KeyValue label={t('detail.nightRate')}>
        <Num>{texts.format.rate(order.overnight, 4)}</Num>
      </KeyValue>
      <KeyValue label={t('detail.placed')}>{texts.format.exactTime(order.create_time * 1000)}</KeyValue>
      {status !== FUTURES_STATUS.waiting && status !== FUTURES_STATUS.cancelled && (
        <KeyValue label={t('detail.opened')}>{texts.exactTime(order.transaction_time)}</KeyValue>
      )}
      {(isClosed || status === FUTURES_STATUS.cancelled) && (
        <KeyValue label={t('detail.ended')}>{texts.exactTime(order.complete_time)}</KeyValue>
      )}
      <KeyValue label={t('detail.id')}>
        <Num>{order.id}</Num>
      </KeyValue>
      {order.part_of !== undefined && (
        <KeyValue label={t('detail.partOf')}>
          <Num>{order.part_of}</Num>
        </KeyValue>
      )}
    </KeyValueList>
  );
}

function Booked({ order }: { order: FuturesPosition }) {
  const { t } = useTranslation('positions');
  const { exact, exactSigned, format } = usePositionTexts();
  const { profit, percent } = bookedResult(order);
  return (
    <>
      <KeyValue label={`${t('card.result')} · ${t('card.roi')}`} strong>
        <SignedNum value={profit.toFixed()} text={exactSigned(profit)} />{' '}
        <SignedNum size="small" value={percent.toFixed()} text={format.percent(percent)} />
      </KeyValue>
      {order.insurance_money !== undefined && (
        <KeyValue label={t('detail.insured')}>
          <Num unit="USDT">{exact(order.insurance_money)}</Num>
        </KeyValue>
      )}
    </>
  );
}

function Liquidation({ order }: { order: FuturesPosition }) {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const price = useLiquidation(order);
  return (
    <KeyValue label={t('card.liquidation')}>
      <Num>{price ? texts.price(price, order.symbol) : t('card.none')}</Num>
    </KeyValue>
  );
}
