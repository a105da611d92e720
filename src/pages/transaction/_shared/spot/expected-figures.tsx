import type { Pair } from '@/data/market/quotes';
import type { Money } from '@/domain/money/money';
import { NO_NUMBER } from '@/domain/money/number-format';
import { BUY, type Side } from '@/domain/spot/spot';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import styles from './order-summary.module.css';
import { useFeeTerms } from './use-fee-terms';

/** Expected figures of an order; null where unknown. */
export interface Expected {
  /** In the quote currency. */
  readonly total: Money | null;
  /** Before the fee. */
  readonly received: Money | null;
  /** Only for market orders. */
  readonly market?: {
    readonly average: Money | null;
    readonly slippage: Money | null;
    /** The average is far worse than the last price. */
    readonly isFarFromMarket: boolean;
  };
}

/** Decimals of the amount after the fee, which in a coin is finer than the market's lots. */
const receivedDecimals = (side: Side): number => (side === BUY ? 8 : 2);

/** Fewer decimals, for half a phone's width: those of a lot, and at least four digits of a small amount. */
export const briefDecimals = (left: Money, side: Side, { amount_decimals }: Pick<Pair, 'amount_decimals'>): number =>
  side === BUY ? Math.min(receivedDecimals(side), Math.max(amount_decimals, 3 - left.e)) : receivedDecimals(side);

/** Total, average and slippage of an order, its fee, the VIP discount, and the amount after the fee. */
export function ExpectedFigures({ pair, side, expected }: { pair: Pair; side: Side; expected: Expected }) {
  const { t } = useTranslation('trade');
  const format = useFormats();
  const { total, received, market } = expected;
  const { estimate, discount } = useFeeTerms(pair);
  const cost = received && estimate(received);
  const asset = side === BUY ? pair.currency_name : pair.legal_name;
  const left = received && cost && received.minus(cost.fee);
  const feeText = (fee: Money) => format.upTo(fee, side === BUY ? 8 : 4);
  return (
    <KeyValueList>
      <KeyValue label={t('form.total')}>{withUnit(total && format.fixed(total), pair.legal_name)}</KeyValue>
      {market && (
        <>
          <KeyValue label={t('form.average')}>
            {market.average ? format.fixed(market.average, pair.price_decimals) : NO_NUMBER}
          </KeyValue>
          <KeyValue label={t('form.slippage')}>
            <span className={market.isFarFromMarket ? styles.strays : undefined}>
              {market.slippage ? format.plainPercent(market.slippage) : NO_NUMBER}
            </span>
          </KeyValue>
        </>
      )}
      <KeyValue label={t('form.fee')}>
        {cost && discount && cost.full.gt(cost.fee) && (
          <>
            <span className="visually-hidden">{t('form.feeBefore')}</span>{' '}
            <s className={styles.full}>{feeText(cost.full)}</s>{' '}
          </>
        )}
        {withUnit(cost && feeText(cost.fee), asset)}
      </KeyValue>
      {discount && (
        <KeyValue label={t('form.vip', { tier: discount.tier })}>
          <span className={styles.discount}>{t('form.vipOff', { percent: format.upTo(discount.percent, 2) })}</span>
        </KeyValue>
      )}
      <KeyValue label={t('form.receive')} strong>
        {withUnit(left && format.upTo(left, receivedDecimals(side)), asset)}
      </KeyValue>
    </KeyValueList>
  );
}

/** Omits the unit of an unknown figure. */
const withUnit = (text: string | null, unit: string): string => (text === null ? NO_NUMBER : `${text} ${unit}`);
