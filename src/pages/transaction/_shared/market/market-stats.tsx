import type { Pair } from '@/data/market/quotes';
import { usePrice } from '@/data/market/use-price';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Stat } from '@/ui/display/key-value';
import { LiveChange, LivePrice } from './live-price';
import styles from './market-stats.module.css';

/** Last price and its change, range and volume of the last 24 hours. */
export function MarketStats({ pair }: { pair: Pair }) {
  const { t } = useTranslation('chart');
  const format = useFormats();
  const live = usePrice(pair.symbol);
  const last = Number(live?.last ?? pair.now_price);
  const price = (value: number | null) => format.fixed(value, pair.price_decimals);
  // Values of events are newer than those of the list; both may be a moment older than the price.
  const high = pair.high_24h === undefined ? null : Math.max(last, Number(live?.high ?? pair.high_24h));
  const low = pair.low_24h === undefined ? null : Math.min(last, Number(live?.low ?? pair.low_24h));
  return (
    <section className={styles.stats}>
      <div className={styles.price}>
        <LivePrice pair={pair} size="figure" />
        <LiveChange pair={pair} size="body" />
      </div>
      <div className={styles.figures}>
        <Stat label={t('stats.high')}>{price(high)}</Stat>
        <Stat label={t('stats.volume', { asset: pair.currency_name })}>
          {format.compact(live?.volume ?? pair.volume)}
        </Stat>
        <Stat label={t('stats.low')}>{price(low)}</Stat>
        <Stat label={t('stats.turnover', { asset: pair.legal_name })}>{format.compact(pair.turnover_24h)}</Stat>
      </div>
    </section>
  );
}
