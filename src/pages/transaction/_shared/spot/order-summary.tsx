import { useTranslation } from 'react-i18next';
import { useDepth } from '@/data/depth';
import type { Pair } from '@/data/queries/quotes';
import type { Money } from '@/domain/money';
import { NO_NUMBER } from '@/domain/number-format';
import { BUY, type Side, spotProceeds } from '@/domain/spot';
import { useFormats } from '@/i18n/use-formats';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { estimateMarketOrder } from './estimate';
import styles from './order-summary.module.css';
import { useFeeEstimate } from './use-fee-terms';

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
  const estimate = depth && amount.isFinite() ? estimateMarketOrder(side, amount, depth) : null;
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
          {estimate ? format.percent(estimate.slippagePercent).replace('+', '') : NO_NUMBER}
        </KeyValue>
        <Received pair={pair} side={side} received={received} />
      </KeyValueList>
      {estimate && !estimate.complete && <p className={styles.warning}>{t('form.beyondBook')}</p>}
      {!depth && <p className={styles.hint}>{t('form.noBook')}</p>}
    </>
  );
}

/** The fee, which is taken out of what comes in, and what is left of that. */
function Received({ pair, side, received }: { pair: Pair; side: Side; received: Money | null }) {
  const { t } = useTranslation('trade');
  const format = useFormats();
  const estimateFee = useFeeEstimate(pair);
  const fee = received && estimateFee(received);
  const asset = side === BUY ? pair.currency_name : pair.legal_name;
  const decimals = side === BUY ? pair.amount_decimals : 2;
  const left = received && fee && received.minus(fee);
  return (
    <>
      <KeyValue label={t('form.fee')}>{withUnit(fee && format.upTo(fee, side === BUY ? 8 : 4), asset)}</KeyValue>
      <KeyValue label={t('form.receive')}>{withUnit(left && format.upTo(left, decimals), asset)}</KeyValue>
    </>
  );
}

/** A figure that is not known carries no unit either. */
const withUnit = (text: string | null, unit: string): string => (text === null ? NO_NUMBER : `${text} ${unit}`);
