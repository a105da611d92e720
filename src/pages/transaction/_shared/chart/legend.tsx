import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pair } from '@/data/queries/quotes';
import { type Formats, useFormats } from '@/i18n/use-formats';
import { useStore } from '@/lib/use-store';
import type { ReadableStore } from '@/lib/value-store';
import { type Direction, directionBetween, signedText } from '@/ui/text/sign';
import styles from './legend.module.css';
import type { LegendBar, LegendIndicator } from './run-chart';

export interface LegendProps {
  legend: ReadableStore<LegendBar | null>;
  /** Where the panes begin, CSS pixels from the top of the chart. */
  panes: ReadableStore<readonly number[]>;
  pair: Pick<Pair, 'price_decimals'>;
}

const PRICES = ['open', 'high', 'low', 'close'] as const;

/**
 * What the bar below the crosshair says in figures; the live bar's while nothing is pointed at. It renders when other
 * figures are to be shown; the figures themselves are written past React, as often as the chart is drawn.
 */
export function Legend({ legend, panes, pair }: LegendProps) {
  const { t } = useTranslation('chart');
  const format = useFormats();
  const tops = useStore(panes);
  const box = useRef<HTMLDivElement>(null);
  const shape = useSyncExternalStore(
    legend.subscribe,
    useCallback(() => shapeOf(legend.get()), [legend]),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape has other cells
  useEffect(() => {
    const cells = [...(box.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    const write = () => {
      const shown = legend.get();
      if (shown) writeCells(cells, shown, format, pair.price_decimals);
    };
    write();
    return legend.subscribe(write);
  }, [legend, format, pair.price_decimals, shape]);

  const indicators = legend.get()?.indicators;
  if (!indicators) return null;
  return (
    <div ref={box}>
      <div className={styles.legend} data-testid="chart-legend">
        <p className={styles.row}>
          <span data-cell="time" />
          {PRICES.map((name) => (
            <span key={name} data-figure={name}>
              <abbr title={t(`legend.${name}`)}>{t(`legend.${name}Short`)}</abbr> <span data-cell={name} />
            </span>
          ))}
          <span data-cell="change" />
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
    </div>
  );
}

/** An indicator's figures, each in the colour of its line. */
function Figures({ of: { figures } }: { of: LegendIndicator }) {
  return (
    <p className={styles.row}>
      {figures.map(({ name, token }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an indicator may have one length, and so one name
        <span key={at} data-figure={name} style={token === null ? undefined : { color: `var(${token})` }}>
          {name} <span data-cell="figure" />
        </span>
      ))}
    </p>
  );
}

/** Equal for legends that differ only in their figures. */
function shapeOf(shown: LegendBar | null): string {
  return (
    shown?.indicators.map(({ kind, figures }) => `${kind}:${figures.map(({ name }) => name).join()}`).join(' ') ?? '-'
  );
}

interface Cell {
  readonly text: string;
  readonly direction?: Direction;
}

/** Writes what has changed into the cells, which stand in the order of the page: bar, then overlays, then panes. */
function writeCells(cells: readonly HTMLElement[], shown: LegendBar, format: Formats, decimals: number): void {
  const { bar, time, changePercent, indicators } = shown;
  const direction = directionBetween(bar.open, bar.close);
  const price = (value: number) => ({ text: format.fixed(value.toFixed(decimals), decimals), direction });
  const change: Cell = changePercent === null ? { text: '' } : signedText(changePercent, format.percent(changePercent));
  const [overlays, below] = [indicators.filter(({ pane }) => pane === 0), indicators.filter(({ pane }) => pane > 0)];
  const figures = [...overlays, ...below].flatMap((one) => one.figures.map(({ text }) => ({ text })));
  const contents: readonly Cell[] = [{ text: time }, ...PRICES.map((name) => price(bar[name])), change, ...figures];
  contents.forEach((content, at) => {
    const cell = cells[at];
    if (!cell) return;
    if (cell.textContent !== content.text) cell.textContent = content.text;
    if (content.direction && cell.dataset.direction !== content.direction) cell.dataset.direction = content.direction;
  });
}
