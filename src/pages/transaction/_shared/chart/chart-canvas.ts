import type { Bar } from '@/data/klines';
import type { ChartLine } from './chart-line';
import type { IndicatorRow } from './indicators/indicator-set';

export type ChartStyle = 'candles' | 'line';

/** A line with the word that stands beside its price. */
export type TitledLine = ChartLine & { readonly title: string };

/** The drawn chart, as the rest of the app sees it. Everything here is imperative: a tick costs no render. */
export interface ChartCanvas {
  setBars(bars: readonly Bar[], rows: readonly IndicatorRow[]): void;
  /** Draws the last bar, and the one before where it was corrected. `rows` are as they were set, with newer figures. */
  updateBar(bars: readonly Bar[], rows: readonly IndicatorRow[], corrected: boolean): void;
  setStyle(style: ChartStyle): void;
  /** Other indicators, or other parameters; panes stand in the order of the rows. */
  setIndicators(bars: readonly Bar[], rows: readonly IndicatorRow[]): void;
  setLines(lines: readonly TitledLine[]): void;
  barsInSight(): readonly Bar[];
  remove(): void;
}
