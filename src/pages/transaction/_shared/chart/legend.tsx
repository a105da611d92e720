import { useTranslation } from 'react-i18next';
import type { Pair } from '@/data/queries/quotes';
import { useFormats } from '@/i18n/use-formats';
import { useStore } from '@/lib/use-store';
import type { ReadableStore } from '@/lib/value-store';
import { Num, SignedNum } from '@/ui/text/num';
import { directionBetween } from '@/ui/text/sign';
import styles from './legend.module.css';
import type { LegendBar } from './run-chart';

export interface LegendProps {
  legend: ReadableStore<LegendBar | null>;
  pair: Pick<Pair, 'price_decimals'>;
}

/** What the bar below the crosshair says in figures; the live bar's while nothing is pointed at. */
export function Legend({ legend, pair }: LegendProps) {
  const { t } = useTranslation('chart');
  const format = useFormats();
  const shown = useStore(legend);
  if (!shown) return null;
  const { bar, time, changePercent } = shown;
  const direction = directionBetween(bar.open, bar.close);
  const price = (value: number) => format.fixed(value.toFixed(pair.price_decimals), pair.price_decimals);
  return (
    <p className={styles.legend} data-testid="chart-legend">
      <span>{time}</span>
      {(['open', 'high', 'low', 'close'] as const).map((name) => (
        <span key={name}>
          <abbr title={t(`legend.${name}`)}>{t(`legend.${name}Short`)}</abbr>{' '}
          <Num direction={direction}>{price(bar[name])}</Num>
        </span>
      ))}
      {changePercent !== null && <SignedNum value={changePercent} text={format.percent(changePercent)} />}
      <span>
        {t('legend.volumeShort')} <Num>{format.compact(bar.volume)}</Num>
      </span>
    </p>
  );
}
