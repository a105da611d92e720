import { memo } from 'react';
import { FUTURES_STATUS, type FuturesPosition } from '@/data/futures/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { Num, SignedNum } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { LiveLast, LiveResult } from '../../_shared/futures/live-result';
import { bookedResult, isLong } from '../../_shared/futures/position-figures';
import { usePositionTexts } from '../../_shared/futures/use-position-texts';
import styles from './trade-row.module.css';

/** A position of a trader: market, size, prices and result. The result of an open one is live. */
export const TradeRow = memo(function TradeRow({ order }: { order: FuturesPosition }) {
  const { t } = useTranslation(['positions', 'copy']);
  const texts = usePositionTexts();
  const { symbol, share, status } = order;
  const isOpen = status === FUTURES_STATUS.open;
  return (
    <article className={styles.row} aria-label={`${texts.name(order)}`} data-trade={order.id}>
      <span className={styles.head}>
        <strong>{symbol}</strong>
        <Badge tone={isLong(order) ? 'up' : 'down'}>{`${texts.direction(order)} ${order.multiple}×`}</Badge>
        <span className={styles.result}>{isOpen ? <LiveResult order={order} /> : <Booked order={order} />}</span>
      </span>
      <span className={styles.line}>
        <span>{t('copy:detail.lots', { count: share })}</span>
        <span>
          <Num size="small">{texts.price(order.price, symbol)}</Num>
          {' → '}
          {isOpen ? <LiveLast order={order} /> : <Num size="small">{texts.price(order.update_price, symbol)}</Num>}
        </span>
      </span>
      <span className={styles.line}>
        <Text size="caption" tone="muted">
          {texts.time(isOpen ? order.transaction_time : order.complete_time)}
        </Text>
        {order.close_reason && !isOpen && order.close_reason !== 'user' && (
          <Badge tone={order.close_reason === 'liquidation' ? 'warn' : 'neutral'}>
            {t(`reasons.${order.close_reason}`)}
          </Badge>
        )}
      </span>
    </article>
  );
});

function Booked({ order }: { order: FuturesPosition }) {
  const { format } = usePositionTexts();
  const { profit, percent } = bookedResult(order);
  return (
    <>
      <SignedNum weight="bold" value={profit.toFixed()} text={format.signed(profit)} />{' '}
      <SignedNum size="small" value={percent.toFixed()} text={format.percent(percent)} />
    </>
  );
}
