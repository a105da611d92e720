import type { Bar } from '@/data/klines';
import type { ChartLine } from './chart-line';
import type { AverageLength } from './moving-average';

/** What is drawn besides the bars themselves. */
export interface ChartLook {
  readonly style: 'candles' | 'line';
  readonly averages: readonly AverageLength[];
}

/** A line with the word that stands beside its price. */
export type TitledLine = ChartLine & { readonly title: string };

/** The drawn chart, as the rest of the app sees it. Everything here is imperative: a tick costs no render. */
export interface ChartCanvas {
  setBars(bars: readonly Bar[]): void;
  /** `bars` are all of them, for what is derived from several. */
  updateBar(bar: Bar, bars: readonly Bar[], corrected: boolean): void;
  setLook(look: ChartLook): void;
  setLines(lines: readonly TitledLine[]): void;
  remove(): void;
}
