import { memo, useId } from 'react';
import { FUTURES_STATUS, type FuturesPosition } from '@/data/futures/queries';
import { useTranslation } from '@/i18n/use-translation';
import type { Intent } from '@/lifecycles/contract-position-events';
import { Button } from '@/ui/actions/button';
import { pressRow } from '@/ui/actions/press-row';
import { cx } from '@/ui/cx';
import { Badge } from '@/ui/display/badge';
import { CoinIcon } from '@/ui/display/coin-icon';
import card from '../order-card.module.css';
import { LiveResult } from './live-result';
import styles from './position-card.module.css';
import { OpenFigures, RestingFigures } from './position-card-figures';
import { isLong } from './position-figures';
import { useFuturesFeature } from './use-futures-feature';
import { usePositionTexts } from './use-position-texts';

export interface PositionCardProps {
  order: FuturesPosition;
  onOpen: (order: FuturesPosition) => void;
  onAct: (order: FuturesPosition, intent: Intent) => void;
}

/** One futures order in a list, with its actions. Its live figures render separately. */
export const PositionCard = memo(function PositionCard({ order, onOpen, onAct }: PositionCardProps) {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const { status, symbol } = order;
  const isRunning = status === FUTURES_STATUS.open || status === FUTURES_STATUS.closing;
  const reverses = useFuturesFeature(symbol, 'reverse');
  const isCopied = order.order_type === 2;
  const what = useId();
  const button = (intent: Intent) => (
    <Button
      className={card.act}
      aria-describedby={what}
      data-testid={`position-${intent}`}
      onClick={() => onAct(order, intent)}
    >
      {t(`act.${intent}`)}
    </Button>
  );
  return (
    <article
      className={cx(card.card, styles.card)}
      aria-label={`${symbol} ${texts.direction(order)}`}
      data-position={order.id}
      {...pressRow(`position ${order.id} ${status}`)}
    >
      <div className={card.top}>
        {/* Covers the whole card, below its other buttons. */}
        <button type="button" className={card.main} onClick={() => onOpen(order)}>
          <CoinIcon symbol={symbol} size={24} />
          <span id={what} className={card.what}>
            <strong className={card.symbol}>{symbol}</strong>
            <span className={card.tags}>
              <Badge tone={isLong(order) ? 'up' : 'down'}>{`${texts.direction(order)} ${order.multiple}×`}</Badge>
              {isCopied && <Badge tone="accent">{t('copied')}</Badge>}
              <OrderState order={order} />
            </span>
          </span>
          {isRunning && (
            <>
              <span className="visually-hidden">{`${t('card.result')}, ${t('card.roi')}`}</span>
              <LiveResult order={order} size="input" className={styles.result} />
            </>
          )}
        </button>
        {status === FUTURES_STATUS.open && !isCopied && button('close')}
        {status === FUTURES_STATUS.waiting && button('cancel')}
      </div>
      {isRunning ? <OpenFigures order={order} /> : <RestingFigures order={order} />}
      <div className={styles.foot}>
        <span className={card.time}>{texts.time(order.complete_time || order.transaction_time)}</span>
        {status === FUTURES_STATUS.open && (
          <span className={styles.actions}>
            {button('stops')}
            {reverses && !isCopied && button('reverse')}
            {isCopied && button('hold')}
          </span>
        )}
      </div>
    </article>
  );
});

function OrderState({ order }: { order: FuturesPosition }) {
  const { t } = useTranslation('positions');
  if (order.status === FUTURES_STATUS.open) return null;
  const state = (['waiting', 'open', 'closing', 'closed', 'cancelled'] as const)[order.status];
  const words =
    order.status === FUTURES_STATUS.closed && order.close_reason ? t(`reasons.${order.close_reason}`) : null;
  const isDue = order.status === FUTURES_STATUS.waiting || order.status === FUTURES_STATUS.closing;
  const tone = order.close_reason === 'liquidation' ? 'warn' : isDue ? 'accent' : 'neutral';
  return <Badge tone={tone}>{words ?? t(`statuses.${state}`)}</Badge>;
}
