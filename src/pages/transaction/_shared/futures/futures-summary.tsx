import { useTranslation } from 'react-i18next';
import type { Pair } from '@/data/queries/quotes';
import { LIQUIDATION_RATE } from '@/domain/lever';
import { Decimal, type Money } from '@/domain/money';
import { NO_NUMBER } from '@/domain/number-format';
import { vipTier } from '@/domain/vip';
import { type Formats, useFormats } from '@/i18n/use-formats';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Num } from '@/ui/text/num';
import styles from './futures-summary.module.css';
import type { FuturesOrder } from './preview';
import { futuresTerms } from './terms';
import { type LivePreview, useLivePreview } from './use-preview';

/** Fees are small next to margins. */
const FEE_DECIMALS = 4;

/** What is taken, rounded up as in the text of a refusal: nothing costs more than was shown. */
function cost(format: Formats, pair: Pair, value: Money | null | undefined, decimals = 2): string {
  if (!value) return NO_NUMBER;
  return `${format.fixed(value.toDecimalPlaces(decimals, Decimal.ROUND_UP), decimals)} ${pair.legal_name}`;
}

interface SummaryProps {
  pair: Pair;
  order: FuturesOrder;
}

/** What an order would take, below its form: renders with every price, alone. */
export function FuturesSummary({ pair, order }: SummaryProps) {
  const live = useLivePreview(pair, order);
  return (
    <KeyValueList dense>
      <Margin pair={pair} live={live} />
      <Fee pair={pair} live={live} />
      <Opening pair={pair} order={order} live={live} />
      <Liquidation pair={pair} live={live} />
    </KeyValueList>
  );
}

/** Everything about an order before it is placed, as it is at this moment. */
export function FuturesReview({ pair, order }: SummaryProps) {
  const { t } = useTranslation('futures');
  const format = useFormats();
  const live = useLivePreview(pair, order);
  const { preview } = live;
  const { spread } = futuresTerms(pair);
  const amount = (value: Money | null | undefined, decimals?: number) => cost(format, pair, value, decimals);
  return (
    <>
      <KeyValueList>
        <Opening pair={pair} order={order} live={live} />
        {order.kind === 'market' && !spread.isZero() && (
          <KeyValue label={t('figures.spread')}>{format.fixed(spread, pair.price_decimals)}</KeyValue>
        )}
        <KeyValue label={t('figures.size')}>
          {preview ? `${format.upTo(preview.number, 8)} ${pair.currency_name}` : NO_NUMBER}
        </KeyValue>
        <KeyValue label={t('figures.value')}>
          <Num live>{amount(preview?.value)}</Num>
        </KeyValue>
        <Margin pair={pair} live={live} />
        <Fee pair={pair} live={live} />
        <KeyValue label={t('figures.overnight')}>
          <Num live>{amount(preview?.overnight, FEE_DECIMALS)}</Num>
        </KeyValue>
        <Liquidation pair={pair} live={live} />
        <KeyValue label={t('figures.required')} strong>
          <Num live>{amount(preview?.required)}</Num>
        </KeyValue>
      </KeyValueList>
      <p className={styles.note}>
        {t(order.kind === 'market' ? 'review.marketNote' : 'review.limitNote')}{' '}
        {t('review.liquidationNote', { rate: `${LIQUIDATION_RATE.toFixed()}%` })}
      </p>
    </>
  );
}

function Margin({ pair, live: { preview } }: { pair: Pair; live: LivePreview }) {
  const { t } = useTranslation('futures');
  const format = useFormats();
  return (
    <KeyValue label={t('figures.margin')}>
      <Num live>{cost(format, pair, preview?.margin)}</Num>
    </KeyValue>
  );
}

/** With the VIP discount, which is in it already. */
function Fee({ pair, live: { preview, vipLevel } }: { pair: Pair; live: LivePreview }) {
  const { t } = useTranslation('futures');
  const format = useFormats();
  const tier = vipTier(vipLevel);
  const fee = preview?.fee;
  return (
    <KeyValue label={t('figures.fee')}>
      <Num live>{cost(format, pair, fee, FEE_DECIMALS)}</Num>
      {tier && (
        <span className={styles.discount}>
          {t('figures.discount', { tier: vipLevel, percent: `${Number(tier.contractFeeDiscount) * 100}%` })}
        </span>
      )}
    </KeyValue>
  );
}

function Opening({ pair, order, live: { price } }: SummaryProps & { live: LivePreview }) {
  const { t } = useTranslation('futures');
  const format = useFormats();
  return (
    <KeyValue label={t(order.kind === 'market' ? 'figures.opening' : 'figures.limit')}>
      <Num live>{format.fixed(price, pair.price_decimals)}</Num>
    </KeyValue>
  );
}

function Liquidation({ pair, live }: { pair: Pair; live: LivePreview }) {
  const { t } = useTranslation('futures');
  const format = useFormats();
  const { preview, liquidation, isKnown } = live;
  const none = preview && isKnown ? t('figures.noLiquidation') : NO_NUMBER;
  return (
    <KeyValue label={t('figures.liquidation')}>
      <Num live>{liquidation ? format.fixed(liquidation, pair.price_decimals) : none}</Num>
    </KeyValue>
  );
}
