import { memo, useId } from 'react';
import type { CoinOrder } from '@/data/spot/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { pressRow } from '@/ui/actions/press-row';
import { cx } from '@/ui/cx';
import { Badge } from '@/ui/display/badge';
import { CoinIcon } from '@/ui/display/coin-icon';
import { Num } from '@/ui/text/num';
import card from '../../../_shared/order-card.module.css';
import styles from './order-card.module.css';
import { lockedByBoth, OPEN, orderFigures } from './order-figures';
import { OrderState } from './order-state';
import type { OrderTexts } from './use-order-texts';

export interface OrderCardProps {
  order: CoinOrder;
  /** Passed in, because otherwise every card of a list of thousands would look up the markets. */
  texts: OrderTexts;
  /** The other order of a pair, which locks its amount together with this one. */
  partner?: CoinOrder | undefined;
  cancelling: boolean;
  onOpen: (order: CoinOrder) => void;
  onCancel: (order: CoinOrder) => void;
}

/** Card of one order: its terms, its progress, and a cancel button. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, texts, partner, cancelling, onOpen, onCancel } = props;
  const { t } = useTranslation(['trade', 'spot-orders']);
  const figures = orderFigures(order);
  const { side, kind, state, stop, limit, percent, amount, placedAtMs } = figures;
  const isOpen = order.status === OPEN;
  const force = order.time_in_force === 'gtc' ? undefined : order.time_in_force;
  const price = limit ? texts.price(limit, order.symbol) : t('orders.market');
  const terms = { amount: texts.amount(amount), price };
  const what = useId();
  return (
    <article
      className={cx(card.card, styles.card)}
      aria-label={`${order.symbol} ${texts.sentence(figures)}`}
      data-order={order.id}
      {...pressRow(`order ${order.id}`)}
    >
      <div className={card.top}>
        <button type="button" className={card.main} onClick={() => onOpen(order)}>
          <CoinIcon symbol={order.symbol} size={24} />
          <span id={what} className={card.what}>
            <span className={cx(card.tags, styles.tags)}>
              <strong className={card.symbol}>{order.symbol}</strong>
              <Badge
                tone={side === 'buy' ? 'up' : 'down'}
              >{`${t(`orders.sides.${side}`)} · ${t(`spot-orders:kinds.${kind}`)}`}</Badge>
              {(order.oco_id ?? 0) > 0 && <Badge tone="neutral">{t('spot-orders:short.oco')}</Badge>}
              {force && (
                <Badge tone="neutral">
                  {t(force === 'post_only' ? 'spot-orders:order.postOnly' : `spot-orders:short.${force}`)}
                </Badge>
              )}
              {state === 'waiting' && <OrderState state={state} />}
            </span>
            <span className={styles.terms}>
              {stop
                ? t('spot-orders:order.at', { ...terms, stop: texts.price(stop, order.symbol) })
                : t('orders.at', terms)}
            </span>
          </span>
          {state !== 'waiting' &&
            (isOpen ? (
              <span className={styles.share}>
                <Num weight="bold">{texts.format.rate(percent, 0)}</Num>
                <span className={styles.note}>{t('orders.filledShare')}</span>
              </span>
            ) : (
              <OrderState state={state} />
            ))}
        </button>
        {isOpen && (
          <Button className={card.act} aria-describedby={what} loading={cancelling} onClick={() => onCancel(order)}>
            {t('orders.cancel')}
          </Button>
        )}
      </div>
      <div className={styles.track} aria-hidden="true">
        <span className={styles[side]} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <Figures order={order} texts={texts} partner={partner} />
      <p className={cx(card.time, styles.time)}>
        {placedAtMs === null ? order.created_at : texts.format.dateTime(placedAtMs)}
      </p>
    </article>
  );
});

function Figures({ order, texts, partner }: Pick<OrderCardProps, 'order' | 'texts' | 'partner'>) {
  const { t } = useTranslation(['trade', 'spot-orders']);
  const { average, filled, base, state, value, quote, locked, lockedAsset } = orderFigures(order);
  const waits = state === 'waiting' || state === 'open' || state === 'partly';
  const held = partner ? lockedByBoth(order, partner) : locked;
  return (
    <div className={card.figures}>
      <span className={card.figure}>
        <span>{t('orders.filled')}</span>
        <Num>{texts.withAsset(filled, base)}</Num>
      </span>
      <span className={card.figure}>
        <span>{average ? t('orders.average') : t('orders.feeRate')}</span>
        <Num>
          {average ? texts.price(average, order.symbol) : texts.format.rate(Number(order.charge_fee) * 100, 2, 2)}
        </Num>
      </span>
      <span className={card.figure}>
        <span>{t(waits ? (partner ? 'spot-orders:order.heldForBoth' : 'orders.reserved') : 'orders.total')}</span>
        <Num>{waits ? texts.withAsset(held, lockedAsset) : `${texts.format.fixed(value)} ${quote}`}</Num>
      </span>
    </div>
  );
}
