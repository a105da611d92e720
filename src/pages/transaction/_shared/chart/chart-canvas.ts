import type { Bar } from '@/data/klines';
import type { AverageLength } from './moving-average';

/** What is drawn besides the bars themselves. */
export interface ChartLook {
  readonly style: 'candles' | 'line';
  readonly averages: readonly AverageLength[];
}

/** An open order of the user, as a line at its price. */
export interface ChartOrder {
  readonly price: number;
  readonly side: 'buy' | 'sell';
  readonly title: string;
}

/** The drawn chart, as the rest of the app sees it. Everything here is imperative: a tick costs no render. */
export interface ChartCanvas {
  setBars(bars: readonly Bar[]): void;
  /** `bars` are all of them, for what is derived from several. */
  updateBar(bar: Bar, bars: readonly Bar[], corrected: boolean): void;
  setLook(look: ChartLook): void;
  setOrders(orders: readonly ChartOrder[]): void;
  remove(): void;
}
