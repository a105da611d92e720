import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LEVER_STATUS, type LeverOrder } from '@/data/queries/lever';
import type { Intent } from '@/lifecycles/contract-position';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { Num, SignedNum } from '@/ui/text/num';
import card from '../order-card.module.css';
import { LiveLast, LiveResult } from './live-result';
import styles from './position-card.module.css';
import { bookedResult, isLong } from './position-figures';
import { useLiquidation } from './use-liquidation';
import { usePositionTexts } from './use-position-texts';

/** The column of a card has room for this; the order's details have the rest. */
const CARD_FEE_DECIMALS = 4;

export interface PositionCardProps {
  order: LeverOrder;
  onOpen: (order: LeverOrder) => void;
  onAct: (order: LeverOrder, intent: Intent) => void;
}

/** One futures order in a list, with what can be done about it. Its moving figures render alone. */
export const PositionCard = memo(function PositionCard({ order, onOpen, onAct }: PositionCardProps) {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const { status, symbol } = order;
  return (
    <article className={styles.card} aria-label={`${symbol} ${texts.direction(order)}`} data-position={order.id}>
      <button type="button" className={card.main} onClick={() => onOpen(order)}>
        <span className={card.head}>
          <strong className={card.symbol}>{symbol}</strong>
          <Badge tone={isLong(order) ? 'up' : 'down'}>{`${texts.direction(order)} ${order.multiple}×`}</Badge>
          {order.order_type === 2 && <Badge tone="accent">{t('copied')}</Badge>}
          <OrderState order={order} />
        </span>
        {status === LEVER_STATUS.open || status === LEVER_STATUS.closing ? (
          <OpenFigures order={order} />
        ) : (
          <RestingFigures order={order} />
        )}
      </button>
      <div className={styles.foot}>
        <span className={styles.time}>{texts.time(order.complete_time || order.transaction_time)}</span>
        <Actions order={order} onAct={onAct} />
      </div>
    </article>
  );
});

function OrderState({ order }: { order: LeverOrder }) {
  const { t } = useTranslation('positions');
  if (order.status === LEVER_STATUS.open) return null;
  const state = (['waiting', 'open', 'closing', 'closed', 'cancelled'] as const)[order.status];
  const words = order.status === LEVER_STATUS.closed && order.close_reason ? t(`reasons.${order.close_reason}`) : null;
  const isDue = order.status === LEVER_STATUS.waiting || order.status === LEVER_STATUS.closing;
  const tone = order.close_reason === 'liquidation' ? 'warn' : isDue ? 'accent' : 'neutral';
  return (
    <span className={card.state}>
      <Badge tone={tone}>{words ?? t(`statuses.${state}`)}</Badge>
    </span>
  );
}

function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.figure}>
      <span>{label}</span>
      <span>{children}</span>
    </span>
  );
}

function OpenFigures({ order }: { order: LeverOrder }) {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const liquidation = useLiquidation(order);
  const { symbol } = order;
  return (
    <>
      <span className={styles.result}>
        <span className={styles.resultLabel}>{`${t('card.result')} · ${t('card.roi')}`}</span>
        <LiveResult order={order} size="title" />
      </span>
      <span className={styles.figures}>
        <Figure label={t('card.openPrice')}>
          <Num>{texts.price(order.price, symbol)}</Num>
        </Figure>
        <Figure label={t('card.last')}>
          <LiveLast order={order} />
        </Figure>
        <Figure label={t('card.liquidation')}>
          <Num className={styles.warn}>{liquidation ? texts.price(liquidation, symbol) : t('card.none')}</Num>
        </Figure>
        <Figure label={t('card.margin')}>
          <Num>{texts.format.fixed(order.caution_money)}</Num>
        </Figure>
        <Figure label={t('card.lots')}>
          <Num>{texts.format.upTo(order.share, 0)}</Num>
        </Figure>
        <Figure label={t('card.night')}>
          <Num>{texts.fee(order.overnight_money, CARD_FEE_DECIMALS)}</Num>
        </Figure>
        <span className={styles.stops}>
          <span>{t('card.stops')}</span>
          <Num>
            {texts.stop(order.target_profit_price, symbol)} / {texts.stop(order.stop_loss_price, symbol)}
          </Num>
        </span>
      </span>
    </>
  );
}

/** What waits, and what is over. */
function RestingFigures({ order }: { order: LeverOrder }) {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  const isClosed = order.status === LEVER_STATUS.closed;
  const { profit, percent } = bookedResult(order);
  const isWaiting = order.status === LEVER_STATUS.waiting;
  return (
    <span className={styles.figures}>
      <Figure label={t(isClosed ? 'card.openPrice' : 'card.target')}>
        <Num>{texts.price(order.price, order.symbol)}</Num>
      </Figure>
      <Figure label={isClosed ? t('card.closePrice') : t('card.lots')}>
        <Num>{isClosed ? texts.price(order.update_price, order.symbol) : texts.format.upTo(order.share, 0)}</Num>
      </Figure>
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
      {isWaiting && (
        <span className={styles.stops}>
          <span>{t('card.last')}</span>
          <LiveLast order={order} />
        </span>
      )}
    </span>
  );
}

function Actions({ order, onAct }: Pick<PositionCardProps, 'order' | 'onAct'>) {
  const { t } = useTranslation('positions');
  const button = (intent: Intent) => (
    <Button size="sm" data-testid={`position-${intent}`} onClick={() => onAct(order, intent)}>
      {t(`act.${intent}`)}
    </Button>
  );
  if (order.status === LEVER_STATUS.waiting) return button('cancel');
  if (order.status !== LEVER_STATUS.open) return null;
  return (
    <span className={styles.actions}>
      {button('stops')}
      {button(order.order_type === 2 ? 'hold' : 'close')}
    </span>
  );
}
