import {
  AreaSeries,
  type AutoscaleInfo,
  CandlestickSeries,
  type IChartApi,
  type ISeriesApi,
  LineStyle,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Bar } from '@/data/market/klines';
import type { ChartStyle, PriceSeries } from '../chart-canvas';
import type { ChartColors } from '../palette';
import { createCoveredTicks } from './covered-ticks';
import { createPriceTag } from './last-price-tag';

/** Candles and line of the prices, of which one is visible and filled, and the labels and tags of their axis. */
export interface Prices {
  readonly candles: ISeriesApi<'Candlestick'>;
  visible(): PriceSeries;
  setBars(bars: readonly Bar[]): void;
  updateBar(bar: Bar, corrected: boolean): void;
  /** Shows candles or the line, with these bars. */
  show(style: ChartStyle, bars: readonly Bar[]): void;
  /** Writes the prices of the axis again. */
  rewrite(): void;
}

export interface PricesOptions {
  readonly colors: ChartColors;
  /** Axis time of a bar. */
  time(bar: Bar): UTCTimestamp;
  /** How prices are written, and the smallest step between two of them. */
  readonly format: { formatter(price: number): string; minMove: number };
  lastBar(): Bar | undefined;
  /** Prices which have a tag on the axis. */
  taggedPrices(): readonly number[];
  autoscaleInfoProvider(bare: () => AutoscaleInfo | null): AutoscaleInfo | null;
}

export function createPrices(chart: IChartApi, options: PricesOptions): Prices {
  const { colors, time, format, lastBar, taggedPrices, autoscaleInfoProvider } = options;
  /** Prices which have a label on the axis. */
  let labels: readonly number[] = [];
  const tickmarksFormatter = (ticks: number[]) => {
    labels = ticks;
    return ticks.map(format.formatter);
  };
  const priceFormat = { type: 'custom', ...format, tickmarksFormatter } as const;
  const shared = {
    priceLineStyle: LineStyle.Dotted,
    // ./last-price-tag.ts draws it.
    lastValueVisible: false,
    priceFormat,
    autoscaleInfoProvider,
  };
  const candles = chart.addSeries(CandlestickSeries, {
    ...shared,
    upColor: colors.up,
    downColor: colors.down,
    wickUpColor: colors.up,
    wickDownColor: colors.down,
    borderVisible: false,
  });
  const area = chart.addSeries(AreaSeries, {
    ...shared,
    lineColor: colors.accent,
    topColor: colors.accentFaint,
    bottomColor: 'transparent',
    lineWidth: 2,
    visible: false,
  });
  const both = [candles, area];
  for (const series of both) {
    series.attachPrimitive(createPriceTag(series, { lastBar, colors, write: format.formatter }));
    series.attachPrimitive(createCoveredTicks(series, () => labels, taggedPrices));
  }
  const candleOf = (bar: Bar) => ({ time: time(bar), open: bar.open, high: bar.high, low: bar.low, close: bar.close });
  const pointOf = (bar: Bar) => ({ time: time(bar), value: bar.close });
  let style: ChartStyle = 'candles';

  const setBars = (bars: readonly Bar[]) =>
    style === 'candles' ? candles.setData(bars.map(candleOf)) : area.setData(bars.map(pointOf));
  return {
    candles,
    visible: () => (style === 'candles' ? candles : area),
    setBars,
    updateBar(bar, corrected) {
      if (style === 'candles') candles.update(candleOf(bar), corrected);
      else area.update(pointOf(bar), corrected);
    },
    show(next, bars) {
      style = next;
      setBars(bars);
      candles.applyOptions({ visible: style === 'candles' });
      area.applyOptions({ visible: style === 'line' });
    },
    rewrite() {
      for (const series of both) series.applyOptions({ priceFormat });
    },
  };
}
