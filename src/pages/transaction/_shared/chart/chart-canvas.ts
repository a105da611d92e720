import type { ISeriesApi } from 'lightweight-charts';
import type { Bar } from '@/data/market/klines';
import type { ChartLine } from './chart-line';
import type { Scales } from './drawings/scales';
import type { IndicatorRow } from './indicators/indicator-set';

export type ChartStyle = 'candles' | 'line';
/** The library's series for the prices, of one of these two kinds. */
export type PriceSeries = ISeriesApi<'Candlestick'> | ISeriesApi<'Area'>;

/** A line with the label beside its price. */
export type TitledLine = ChartLine & { readonly title: string };

/** A price marked on the axis. */
export interface PriceMark {
  readonly price: number;
  readonly color: string;
}

/** Something else that is drawn over the bars of the price pane. */
export interface ChartLayer {
  /** Called with every redraw; the scales are those of this redraw. */
  draw(context: CanvasRenderingContext2D, scales: Scales): void;
  /** Must return the same array while nothing in it changes. */
  marks(): readonly PriceMark[];
}

/** A layer on a chart. */
export interface PaneLayer {
  /** Null while there are no bars. */
  scales(): Scales | null;
  bars(): readonly Bar[];
  redraw(): void;
  remove(): void;
}

/**
 * The drawn chart, as the rest of the app uses it. Its methods are imperative, so that a tick causes no React render.
 */
export interface ChartCanvas {
  setBars(bars: readonly Bar[], rows: readonly IndicatorRow[]): void;
  /** Draws the last bar, and the one before it if `corrected`. `rows` are those set before, with new figures. */
  updateBar(bars: readonly Bar[], rows: readonly IndicatorRow[], corrected: boolean): void;
  setStyle(style: ChartStyle): void;
  /** Sets other indicators or parameters. Panes are in the order of the rows. */
  setIndicators(bars: readonly Bar[], rows: readonly IndicatorRow[]): void;
  setLines(lines: readonly TitledLine[]): void;
  barsInSight(): readonly Bar[];
  addLayer(layer: ChartLayer): PaneLayer;
  /** Writes all figures and times again, after `write` and `axis` have changed their language. */
  rewrite(): void;
  remove(): void;
}
