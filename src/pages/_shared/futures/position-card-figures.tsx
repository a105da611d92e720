import type { ReactNode } from 'react';
import { FUTURES_STATUS, type FuturesPosition } from '@/data/futures/queries';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { Num, SignedNum } from '@/ui/text/num';
import card from '../order-card.module.css';
import { LiveLast, LiveMark } from './live-result';
import styles from './position-card.module.css';
import { bookedResult, orderPriceKey, stopOf } from './position-figures';
import { useLiquidation } from './use-liquidation';
import { usePositionTexts } from './use-position-texts';

/** A card's column has room for this many decimals; the details sheet shows all. */
const CARD_FEE_DECIMALS = 4;

function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <span className={card.figure}>
      <span>{label}</span>
      <span>{children}</span>
    </span>
  );
}

/** Size in lots, and in coins. */
function Size({ order }: { order: FuturesPosition }) {
  const { t } = useTranslation('positions');
  const { format, lots } = usePositionTexts();
  return (
    <Figure label={t('card.size')}>
      <Num>{lots(order.share)}</Num>
      {' · '}
      <Num>{`${format.upTo(order.number, 8)} ${order.symbol.split('/')[0]}`}</Num>
    </Figure>
  );
}

export function OpenFigures({ order }: { order: FuturesPosition }) {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const liquidation = useLiquidation(order);
  const { symbol } = order;
  return (
    <div className={cx(card.figures, styles.figures)}>
      <Size order={order} />
      <Figure label={t('card.openPrice')}>
        <Num>{texts.price(order.price, symbol)}</Num>
      </Figure>
      <Figure label={t('card.liquidation')}>
        <Num className={styles.warn}>{liquidation ? texts.price(liquidation, symbol) : t('card.none')}</Num>
      </Figure>
      <Figure label={t('card.margin')}>
        <Num>{texts.format.fixed(order.caution_money)}</Num>
      </Figure>
      <Figure label={t('card.stops')}>
        <Num>{texts.stop(order.target_profit_price, symbol)} /</Num>{' '}
        <Num>{texts.stop(order.stop_loss_price, symbol)}</Num>
      </Figure>
      {order.mark_price === undefined ? (
        <Figure label={t('card.night')}>
          <Num>{texts.exact(order.overnight_money, CARD_FEE_DECIMALS)}</Num>
        </Figure>
      ) : (
        <Figure label={t('card.mark')}>
          <LiveMark order={order} />
        </Figure>
      )}
      {order.close_orders && (
        <Figure label={t('closeOrders.list')}>
          <Num>{order.close_orders.length}</Num>
        </Figure>
      )}
    </div>
  );
}

/** Figures of an order which is pending or ended. */
export function RestingFigures({ order }: { order: FuturesPosition }) {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const isClosed = order.status === FUTURES_STATUS.closed;
  const { profit, percent } = bookedResult(order);
  const isWaiting = order.status === FUTURES_STATUS.waiting;
  const stops = [order.target_profit_price, order.stop_loss_price];
  return (
    <div className={cx(card.figures, styles.figures)}>
      <Figure label={t(isClosed ? 'card.openPrice' : orderPriceKey(order))}>
        <Num>{texts.price(order.price, order.symbol)}</Num>
      </Figure>
      {isClosed ? (
        <Figure label={t('card.closePrice')}>
          <Num>{texts.price(order.update_price, order.symbol)}</Num>
        </Figure>
      ) : (
        <Size order={order} />
      )}
      {isClosed ? (
        <Figure label={t('card.result')}>
          <SignedNum value={profit.toFixed()} text={texts.format.signed(profit)} />{' '}
          <SignedNum size="caption" value={percent.toFixed()} text={texts.format.percent(percent)} />
        </Figure>
      ) : (
        <Figure label={t(isWaiting ? 'card.setAside' : 'card.margin')}>
          <Num>{texts.format.fixed(order.origin_caution_money)}</Num>
        </Figure>
      )}
      {isWaiting && stops.some((price) => stopOf(price) !== '') && (
        <Figure label={t('card.stops')}>
          <Num>{stops.map((price) => texts.stop(price, order.symbol)).join(' / ')}</Num>
        </Figure>
      )}
      {isWaiting && (
        <Figure label={t('card.last')}>
          <LiveLast order={order} />
        </Figure>
      )}
    </div>
  );
}
