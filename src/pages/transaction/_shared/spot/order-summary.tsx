import { useTranslation } from 'react-i18next';
import { useDepth } from '@/data/depth';
import type { Pair } from '@/data/queries/quotes';
import type { Money } from '@/domain/money';
import { NO_NUMBER } from '@/domain/number-format';
import { BUY, type Side, spotProceeds } from '@/domain/spot';
import { useFormats } from '@/i18n/use-formats';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { estimateMarketOrder, STRAY_PERCENT } from './estimate';
import { formPrice } from './form-price';
import styles from './order-summary.module.css';
import { useFeeTerms } from './use-fee-terms';

export interface OrderSummaryProps {
  pair: Pair;
  side: Side;
  kind: 'limit' | 'market';
  /** NaN while it is not typed. */
  price: Money;
  amount: Money;
}

/** Fee and proceeds of an order; total, average and slippage too for one that takes what the book offers. */
export function OrderSummary(props: OrderSummaryProps) {
  return props.kind === 'market' ? <MarketSummary {...props} /> : <LimitSummary {...props} />;
}

function LimitSummary({ pair, side, price, amount }: OrderSummaryProps) {
  const received = price.isFinite() && amount.isFinite() ? spotProceeds({ side, price, amount }) : null;
  return (
    <KeyValueList dense>
      <Received pair={pair} side={side} received={received} />
    </KeyValueList>
  );
}

/** Renders with every change of the book, alone. */
function MarketSummary({ pair, side, amount }: OrderSummaryProps) {
  const { t } = useTranslation('trade');
  const format = useFormats();
  const depth = useDepth(pair.symbol);
  const last = formPrice(pair);
  const estimate = depth && amount.isFinite() ? estimateMarketOrder(side, amount, depth, last) : null;
  const strays = estimate?.slippagePercent.gte(STRAY_PERCENT) ?? false;
  const received = estimate && (side === BUY ? estimate.filled : estimate.value);
  return (
    <>
      <KeyValueList dense>
        <KeyValue label={t('form.total')}>
          {withUnit(estimate && format.fixed(estimate.value), pair.legal_name)}
        </KeyValue>
        <KeyValue label={t('form.average')}>
          {estimate ? format.fixed(estimate.average, pair.price_decimals) : NO_NUMBER}
        </KeyValue>
        <KeyValue label={t('form.slippage')}>
          {estimate ? (
            <span className={strays ? styles.strays : undefined}>
              {format.percent(estimate.slippagePercent).replace('+', '')}
            </span>
          ) : (
            NO_NUMBER
          )}
        </KeyValue>
        <Received pair={pair} side={side} received={received} />
      </KeyValueList>
      {strays && <p className={styles.warning}>{t(side === BUY ? 'form.straysAbove' : 'form.straysBelow')}</p>}
      {estimate && !estimate.complete && <p className={styles.warning}>{t('form.beyondBook')}</p>}
      {!depth && <p className={styles.hint}>{t('form.noBook')}</p>}
    </>
  );
}

/** The fee, which is taken out of what comes in, with what a VIP does not pay struck through, and what is left. */
function Received({ pair, side, received }: { pair: Pair; side: Side; received: Money | null }) {
  const { t } = useTranslation('trade');
  const format = useFormats();
  const { estimate, discount } = useFeeTerms(pair);
  const cost = received && estimate(received);
  const asset = side === BUY ? pair.currency_name : pair.legal_name;
  const decimals = side === BUY ? pair.amount_decimals : 2;
  const left = received && cost && received.minus(cost.fee);
  const feeText = (fee: Money) => format.upTo(fee, side === BUY ? 8 : 4);
  return (
    <>
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
      <KeyValue label={t('form.receive')}>{withUnit(left && format.upTo(left, decimals), asset)}</KeyValue>
    </>
  );
}

/** A figure that is not known carries no unit either. */
const withUnit = (text: string | null, unit: string): string => (text === null ? NO_NUMBER : `${text} ${unit}`);
