import { useFuturesDeal } from '@/data/futures/queries';
import type { Pair } from '@/data/market/quotes';
import { Decimal, type Money, max } from '@/domain/money/money';
import { NO_NUMBER } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Num } from '@/ui/text/num';
import { FigureFailure } from '../../../_shared/load-failure';
import { AvailableBalance } from '../spot/available-balance';
import styles from './futures-summary.module.css';
import type { FuturesSide } from './order-check';
import { briefLiquidation } from './preview';
import type { FuturesForm } from './use-futures-form';
import { marketOf } from './use-margin-backing';
import { type LivePreview, livePreviewOf, usePreviewInputs } from './use-preview';

interface SummaryProps {
  pair: Pair;
  entry: FuturesForm;
}

/**
 * Cost of the order, available balance, and liquidation price of either side. It renders separately with every price.
 */
export function FuturesSummary({ pair, entry }: SummaryProps) {
  const { t } = useTranslation(['futures', 'trade']);
  const format = useFormats();
  const moment = usePreviewInputs(pair);
  const [long, short] = [livePreviewOf(moment, entry.orderOf('long')), livePreviewOf(moment, entry.orderOf('short'))];
  // Rounded up, and for the more expensive side: nothing may cost more than shown.
  const required = long.preview && short.preview && max(long.preview.required, short.preview.required);
  return (
    <KeyValueList dense>
      <KeyValue label={t('figures.together')}>
        <Num live>{required ? format.fixed(required.toDecimalPlaces(2, Decimal.ROUND_UP)) : NO_NUMBER}</Num>
      </KeyValue>
      <KeyValue label={t('trade:form.available')}>
        <Available pair={pair} entry={entry} />
      </KeyValue>
      <KeyValue label={t('figures.liq')}>
        <span className={styles.both}>
          <Liquidation pair={pair} side="long" live={long} />
          <Liquidation pair={pair} side="short" live={short} />
        </span>
      </KeyValue>
    </KeyValueList>
  );
}

function Liquidation({ pair, side, live }: { pair: Pair; side: FuturesSide; live: LivePreview }) {
  const { t } = useTranslation('futures');
  const format = useFormats();
  const brief: Money | null = live.liquidation && briefLiquidation(live.liquidation, side, pair.price_decimals);
  return (
    <span>
      <span className="visually-hidden">{t(side)} </span>
      <span aria-hidden className={styles[side]}>
        {side === 'long' ? '↑' : '↓'}
      </span>
      <Num live>{brief ? format.fixed(brief, brief.decimalPlaces()) : NO_NUMBER}</Num>
    </span>
  );
}

/** Available balance of the margin account. */
function Available({ pair, entry: { available, hasInsufficientBalance, needed, clearRefusal } }: SummaryProps) {
  const { t } = useTranslation('errors');
  const format = useFormats();
  const deal = useFuturesDeal(marketOf(pair));
  if (deal.isError && !deal.data) return <FigureFailure title={t('parts.balance')} query={deal} />;
  return (
    <AvailableBalance
      text={available ? format.fixed(available) : NO_NUMBER}
      canAdd={available !== null}
      isShort={hasInsufficientBalance}
      needed={needed}
      asset={{ currencyId: pair.legal_id, name: pair.legal_name }}
      to="lever"
      onDone={clearRefusal}
    />
  );
}
