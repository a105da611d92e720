import { type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Pair } from '@/data/market/quotes';
import { type Formats, useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import type { ReadableStore } from '@/lib/stores/value-store';
import { type Direction, directionBetween, signedText } from '@/ui/text/sign';
import styles from './legend.module.css';
import type { LegendBar, LegendIndicator } from './legend-bar';

type LegendStore = ReadableStore<LegendBar | null>;

export interface LegendProps {
  legend: LegendStore;
  pair: Pick<Pair, 'price_decimals'>;
  /** Shows only the bar's figures, and only while a bar is pointed at. */
  small: boolean;
}

const PRICES = ['open', 'high', 'low', 'close'] as const;
const NONE: readonly LegendIndicator[] = [];

/**
 * Figures of the bar below the crosshair, or of the live bar. It is placed above the chart, never over it. It renders
 * when other cells are needed; the figures themselves are written into the DOM without React, as often as the chart is
 * drawn.
 */
export function Legend({ legend, pair, small }: LegendProps) {
  const { t } = useTranslation('chart');
  const format = useFormats();
  const box = useRef<HTMLDivElement>(null);
  const shape = useShape(legend);
  const overlays = small ? NONE : (legend.get()?.indicators ?? NONE).filter(({ pane }) => pane === 0);
  const cells = useCallback(
    (shown: LegendBar) => [
      ...barCells(shown, format, pair.price_decimals),
      ...(small ? [] : figureCells(shown.indicators.filter(({ pane }) => pane === 0))),
    ],
    [format, pair.price_decimals, small],
  );
  useCells(box, legend, shape, cells);

  const shown = legend.get();
  if (!shown) return null;
  return (
    <div ref={box} className={styles.legend} data-testid="chart-legend" data-pointed={shown.pointed}>
      <p className={styles.row}>
        <span data-cell="time" />
        <span data-cell="change" />
      </p>
      <p className={styles.row}>
        {PRICES.map((name) => (
          <span key={name} data-figure={name}>
            <abbr title={t(`legend.${name}`)}>{t(`legend.${name}Short`)}</abbr> <span data-cell={name} />
          </span>
        ))}
      </p>
      {overlays.map((one) => (
        <Figures key={one.kind} of={one} />
      ))}
    </div>
  );
}

export interface PaneLegendProps {
  legend: LegendStore;
  /** Tops of the panes in CSS pixels from the top of the chart. */
  panes: ReadableStore<readonly number[]>;
}

/** Figures of the indicators with a pane of their own, each at the top of its pane. */
export function PaneLegend({ legend, panes }: PaneLegendProps) {
  const tops = useStore(panes);
  const box = useRef<HTMLDivElement>(null);
  const shape = useShape(legend);
  useCells(box, legend, shape, paneCells);
  const below = (legend.get()?.indicators ?? NONE).filter(({ pane }) => pane > 0);
  return (
    <div ref={box}>
      {below.map((one) => (
        <div key={one.kind} className={styles.pane} style={{ transform: `translateY(${tops[one.pane] ?? 0}px)` }}>
          <Figures of={one} />
        </div>
      ))}
    </div>
  );
}

/** Figures of one indicator, each in the colour of its line. */
function Figures({ of: { figures } }: { of: LegendIndicator }) {
  return (
    <p className={styles.row}>
      {figures.map(({ name, token }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an indicator may share length and name
        <span key={at} data-figure={name} style={token === null ? undefined : { color: `var(${token})` }}>
          {name} <span data-cell="figure" />
        </span>
      ))}
    </p>
  );
}

function useShape(legend: LegendStore): string {
  return useSyncExternalStore(
    legend.subscribe,
    useCallback(() => shapeOf(legend.get()), [legend]),
  );
}

/** Key of the set of cells; equal for legends which differ only in their figures. */
function shapeOf(shown: LegendBar | null): string {
  if (!shown) return '-';
  const indicators = shown.indicators.map(({ kind, figures }) => `${kind}:${figures.map(({ name }) => name).join()}`);
  return `${shown.pointed} ${indicators.join(' ')}`;
}

interface Cell {
  readonly text: string;
  readonly direction?: Direction;
}

function barCells({ bar, time, changePercent }: LegendBar, format: Formats, decimals: number): readonly Cell[] {
  const direction = directionBetween(bar.open, bar.close);
  const price = (value: number) => ({ text: format.fixed(value.toFixed(decimals), decimals), direction });
  const change: Cell = changePercent === null ? { text: '' } : signedText(changePercent, format.percent(changePercent));
  return [{ text: time }, change, ...PRICES.map((name) => price(bar[name]))];
}

const figureCells = (indicators: readonly LegendIndicator[]): readonly Cell[] =>
  indicators.flatMap(({ figures }) => figures.map(({ text }) => ({ text })));

const paneCells = ({ indicators }: LegendBar) => figureCells(indicators.filter(({ pane }) => pane > 0));

/** Writes changed figures into the cells, which are in document order. */
function useCells(
  box: RefObject<HTMLElement | null>,
  legend: LegendStore,
  shape: string,
  contentsOf: (shown: LegendBar) => readonly Cell[],
): void {
  // Before the first paint: figures written after it would move the content beside them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape has other cells
  useLayoutEffect(() => {
    const cells = [...(box.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    const write = () => {
      const shown = legend.get();
      if (!shown) return;
      contentsOf(shown).forEach((content, at) => {
        const cell = cells[at];
        if (!cell) return;
        if (cell.textContent !== content.text) cell.textContent = content.text;
        if (content.direction && cell.dataset.direction !== content.direction)
          cell.dataset.direction = content.direction;
      });
    };
    write();
    return legend.subscribe(write);
  }, [legend, contentsOf, shape]);
}
