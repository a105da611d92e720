import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoinOrder } from '@/data/queries/coin';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { Num } from '@/ui/text/num';
import card from '../../../_shared/order-card.module.css';
import styles from './order-card.module.css';
import { OPEN, orderFigures } from './order-figures';
import { OrderState } from './order-state';
import type { OrderTexts } from './use-order-texts';

export interface OrderCardProps {
  order: CoinOrder;
  /** Handed down, because a list of thousands would otherwise look its markets up with every card. */
  texts: OrderTexts;
  cancelling: boolean;
  onOpen: (order: CoinOrder) => void;
  onCancel: (order: CoinOrder) => void;
}

/** One order in a list: what was asked for, how far it is, and the way to cancel it. */
export const OrderCard = memo(function OrderCard({ order, texts, cancelling, onOpen, onCancel }: OrderCardProps) {
  const { t } = useTranslation('trade');
  const figures = orderFigures(order);
  const { side, kind, base, percent, average, filled, amount, placedAtMs } = figures;
  const isOpen = order.status === OPEN;
  return (
    <article className={styles.card} aria-label={`${order.symbol} ${texts.sentence(figures)}`}>
      <button type="button" className={card.main} onClick={() => onOpen(order)}>
        <span className={card.head}>
          <strong className={card.symbol}>{order.symbol}</strong>
          <Badge tone={side === 'buy' ? 'up' : 'down'}>{`${t(side)} · ${t(`orders.${kind}`)}`}</Badge>
          <span className={card.state}>
            <OrderState state={figures.state} />
          </span>
        </span>
        <span className={styles.figures}>
          <span className={styles.figure}>
            <span>{t('orders.price')}</span>
            <Num>{kind === 'market' ? t('orders.market') : texts.price(order.target_price, order.symbol)}</Num>
          </span>
          <span className={styles.figure}>
            <span>{average ? t('orders.average') : t('orders.fee')}</span>
            <Num>
              {average
                ? texts.price(average, order.symbol)
                : texts.format.percent(Number(order.charge_fee) * 100).replace('+', '')}
            </Num>
          </span>
          <span className={styles.figure}>
            <span>
              {t('orders.filled')} ({base})
            </span>
            <Num>
              {texts.amount(filled)} / {texts.amount(amount)}
            </Num>
          </span>
        </span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles[side]} style={{ transform: `scaleX(${percent / 100})` }} />
        </span>
      </button>
      <div className={styles.foot}>
        <span className={styles.time}>
          {placedAtMs === null ? order.created_at : texts.format.dateTime(placedAtMs)}
        </span>
        {isOpen && (
          <Button size="sm" loading={cancelling} onClick={() => onCancel(order)}>
            {t('orders.cancel')}
          </Button>
        )}
      </div>
    </article>
  );
});
