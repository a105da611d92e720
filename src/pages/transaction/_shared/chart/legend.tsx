import { useTranslation } from 'react-i18next';
import type { Pair } from '@/data/queries/quotes';
import { useFormats } from '@/i18n/use-formats';
import { useStore } from '@/lib/use-store';
import type { ReadableStore } from '@/lib/value-store';
import { Num, SignedNum } from '@/ui/text/num';
import { directionBetween } from '@/ui/text/sign';
import styles from './legend.module.css';
import type { LegendBar, LegendIndicator } from './run-chart';

export interface LegendProps {
  legend: ReadableStore<LegendBar | null>;
  /** Where the panes begin, CSS pixels from the top of the chart. */
  panes: ReadableStore<readonly number[]>;
  pair: Pick<Pair, 'price_decimals'>;
}

/** What the bar below the crosshair says in figures; the live bar's while nothing is pointed at. */
export function Legend({ legend, panes, pair }: LegendProps) {
  const { t } = useTranslation('chart');
  const format = useFormats();
  const shown = useStore(legend);
  const tops = useStore(panes);
  if (!shown) return null;
  const { bar, time, changePercent, indicators } = shown;
  const direction = directionBetween(bar.open, bar.close);
  const price = (value: number) => format.fixed(value.toFixed(pair.price_decimals), pair.price_decimals);
  return (
    <>
      <div className={styles.legend} data-testid="chart-legend">
        <p className={styles.row}>
          <span>{time}</span>
          {(['open', 'high', 'low', 'close'] as const).map((name) => (
            <span key={name} data-figure={name}>
              <abbr title={t(`legend.${name}`)}>{t(`legend.${name}Short`)}</abbr>{' '}
              <Num direction={direction}>{price(bar[name])}</Num>
            </span>
          ))}
          {changePercent !== null && <SignedNum value={changePercent} text={format.percent(changePercent)} />}
        </p>
        {indicators.map((one) => one.pane === 0 && <Figures key={one.kind} of={one} />)}
      </div>
      {indicators.map(
        (one) =>
          one.pane > 0 && (
            <div key={one.kind} className={styles.legend} style={{ transform: `translateY(${tops[one.pane] ?? 0}px)` }}>
              <Figures of={one} />
            </div>
          ),
      )}
    </>
  );
}

/** An indicator's figures, each in the colour of its line. */
function Figures({ of: { figures } }: { of: LegendIndicator }) {
  return (
    <p className={styles.row}>
      {figures.map(({ name, token, text }) => (
        <span key={name} data-figure={name} style={token === null ? undefined : { color: `var(${token})` }}>
          {name} <span>{text}</span>
        </span>
      ))}
    </p>
  );
}
