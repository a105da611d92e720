import { futuresSums, hasPositions } from '@/data/futures/events';
import type { Pair } from '@/data/market/quotes';
import type { FuturesOrder } from '@/domain/futures/order';
import { vipTier } from '@/domain/membership/vip';
import { Decimal, type Money } from '@/domain/money/money';
import { NO_NUMBER } from '@/domain/money/number-format';
import { type Formats, useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Num } from '@/ui/text/num';
import { futuresTerms } from '../../../_shared/futures/terms';
import styles from './futures-review.module.css';
import { LiquidationNote } from './liquidation-note';
import { LiquidationRoom } from './liquidation-room';
import { riskDecimals, riskLevel } from './risk-level';
import risk from './risk-rate.module.css';
import { type LivePreview, livePreviewOf, usePreviewInputs } from './use-preview';

/** Fees are small compared with margins, so they have more decimals. */
const FEE_DECIMALS = 4;

/** Writes a cost rounded up, like the text of a refusal: nothing may cost more than shown. */
function cost(format: Formats, value: Money | null | undefined, decimals = 2): string {
  return value ? format.fixed(value.toDecimalPlaces(decimals, Decimal.ROUND_UP), decimals) : NO_NUMBER;
}

const PRICE_LABEL = { market: 'figures.opening', limit: 'figures.limit', trigger: 'figures.trigger' } as const;

interface ReviewProps {
  pair: Pair;
  order: FuturesOrder;
}

/**
 * All details of an order before it is placed, at current prices, beginning with the amount deducted from the balance.
 */
export function FuturesReview({ pair, order }: ReviewProps) {
  const { t } = useTranslation('futures');
  const format = useFormats();
  const live = livePreviewOf(usePreviewInputs(pair), order);
  const { preview } = live;
  const { spread } = futuresTerms(pair);
  return (
    <div className={styles.review}>
      <Taken pair={pair} live={live} />
      <KeyValueList>
        <KeyValue label={t(PRICE_LABEL[order.kind])}>
          <Num live>{format.fixed(order.kind === 'trigger' ? order.limit : live.price, pair.price_decimals)}</Num>
        </KeyValue>
        {order.kind !== 'limit' && !spread.isZero() && (
          <KeyValue label={t('figures.spread')}>{format.fixed(spread, pair.price_decimals)}</KeyValue>
        )}
        <KeyValue label={t('figures.size')}>
          <Num>{preview ? `${format.upTo(preview.number, 8)} ${pair.currency_name}` : NO_NUMBER}</Num>
          {' · '}
          <Num live>{`${cost(format, preview?.value)} ${pair.legal_name}`}</Num>
        </KeyValue>
        <KeyValue label={t('figures.overnight')}>
          <Num live unit={pair.legal_name}>
            {cost(format, preview?.overnight, FEE_DECIMALS)}
          </Num>
        </KeyValue>
        <RiskBeforeAndAfter live={live} />
      </KeyValueList>
      <LiquidationRoom pair={pair} live={live} />
      <p className={styles.note}>
        {t(`review.${order.kind}Note`)} <LiquidationNote pair={pair} />
      </p>
    </div>
  );
}

/** Margin, fee and their sum. The fee includes the VIP discount. */
function Taken({ pair, live: { preview, vipLevel } }: { pair: Pair; live: LivePreview }) {
  const { t } = useTranslation('futures');
  const format = useFormats();
  const tier = vipTier(vipLevel);
  return (
    <dl className={styles.taken}>
      <div className={styles.sum}>
        <dt>{t('figures.required')}</dt>
        <dd>
          <Num live size="figure" weight="bold" unit={pair.legal_name}>
            {cost(format, preview?.required)}
          </Num>
        </dd>
      </div>
      <div>
        <dt>{t('figures.margin')}</dt>
        <dd>
          <Num live>{cost(format, preview?.margin)}</Num>
        </dd>
      </div>
      <div>
        <dt>{t('figures.fee')}</dt>
        <dd>
          <Num live>{cost(format, preview?.fee, FEE_DECIMALS)}</Num>
        </dd>
      </div>
      {tier && (
        <p className={styles.discount}>
          {t('figures.discount', { tier: vipLevel, percent: format.rate(Number(tier.contractFeeDiscount) * 100, 2) })}
        </p>
      )}
    </dl>
  );
}

function RiskBeforeAndAfter({ live: { riskAfter } }: { live: LivePreview }) {
  const { t } = useTranslation('futures');
  const format = useFormats();
  const sums = useStore(futuresSums);
  const written = (rate: string) => {
    const level = riskLevel(rate);
    const decimals = riskDecimals(level);
    return (
      <Num live className={risk[level]}>
        {format.rate(rate, decimals, decimals)}
      </Num>
    );
  };
  return (
    <KeyValue label={t('figures.riskRate')}>
      {hasPositions(sums) && (
        <>
          {written(sums.riskRate)}
          {' → '}
        </>
      )}
      {riskAfter ? written(riskAfter.toFixed()) : NO_NUMBER}
    </KeyValue>
  );
}
