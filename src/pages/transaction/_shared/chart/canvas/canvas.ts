import {
  type ChartOptions,
  createChart,
  type DeepPartial,
  type IChartApi,
  TickMarkType,
  type Time,
  TrackingModeExitMode,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Bar } from '@/data/market/klines';
import type { AxisFormats, AxisMark } from '../axis-time';
import type { ChartCanvas } from '../chart-canvas';
import { decimalsOf, type Unit } from '../indicators/catalogue';
import { type ChartColors, chartColors } from '../palette';
import { createIndicatorLayer } from './indicator-layer';
import { createLineLayer } from './line-layer';
import { createPaneLayers } from './pane-layer';
import { createPrices } from './price-series';

const MARKS: Record<TickMarkType, AxisMark> = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'time',
  [TickMarkType.TimeWithSeconds]: 'time',
};

/** Older history is requested when fewer bars than this are left beyond the left edge. */
const AHEAD_BARS = 40;

/**
 * Fractions of the price pane which stay free: above the candles, below them, and below them where volumes are drawn.
 */
const TOP_SHARE = 0.08;
const BOTTOM_SHARE = 0.06;
const FOOT_SHARE = 0.28;

/** Fixed options of a chart canvas; changing any of them needs a new canvas. */
export interface CanvasOptions {
  readonly offsetMs: number;
  /** From the next `rewrite` on, it may write in another language, like `write`. */
  readonly axis: AxisFormats;
  readonly priceDecimals: number;
  /** Time of one bar beyond the last. */
  readonly barMs: number;
  write(value: number, unit: Unit): string;
  /** Time of the bar below the crosshair; null when the crosshair left. */
  onCrosshair(timeMs: number | null): void;
  onNearStart(): void;
  /** Top of each pane in CSS pixels from the top of the chart: the price pane first, then the panes of indicators. */
  onPanes(tops: readonly number[]): void;
}

const timeFormats = (axis: AxisFormats) => ({
  tickMarkFormatter: (time: Time, type: TickMarkType) => axis.mark(Number(time), MARKS[type]),
});

const chartOptions = (colors: ChartColors, axis: AxisFormats): DeepPartial<ChartOptions> => ({
  autoSize: true,
  layout: {
    background: { color: 'transparent' },
    textColor: colors.words,
    fontFamily: colors.font,
    fontSize: 11,
    // The library's licence requires its logo, but the library would inject it as markup and style. ../chart-mark.tsx
    // draws it.
    attributionLogo: false,
    panes: { separatorColor: colors.grid, enableResize: false },
  },
  grid: { vertLines: { color: colors.grid }, horzLines: { color: colors.grid } },
  rightPriceScale: { borderVisible: false, entireTextOnly: true },
  timeScale: {
    borderVisible: false,
    timeVisible: true,
    rightOffset: 4,
    barSpacing: 7,
    minBarSpacing: 1.5,
    ...timeFormats(axis),
  },
  crosshair: {
    mode: 0,
    vertLine: { color: colors.crosshair, labelBackgroundColor: colors.label },
    horzLine: { color: colors.crosshair, labelBackgroundColor: colors.label },
  },
  localization: { timeFormatter: (time: Time) => axis.full(Number(time)) },
  // A vertical drag scrolls the page; the chart takes horizontal drags and long presses.
  handleScroll: { vertTouchDrag: false },
  trackingMode: { exitMode: TrackingModeExitMode.OnTouchEnd },
});

/** A chart canvas based on lightweight-charts. This file, its layers and the library form one lazily loaded chunk. */
export default function createCanvas(element: HTMLElement, options: CanvasOptions): ChartCanvas {
  const { offsetMs, barMs, axis, priceDecimals, write } = options;
  const colors = chartColors();
  const chart = createChart(element, chartOptions(colors, axis));
  const time = (bar: Bar) => ((bar.timeMs + offsetMs) / 1000) as UTCTimestamp;
  const format = (unit: Unit) => ({
    formatter: (value: number) => write(value, unit),
    minMove: 10 ** -decimalsOf(unit, priceDecimals),
  });
  const writePrice = format('price').formatter;
  let shown: readonly Bar[] = [];
  const prices = createPrices(chart, {
    colors,
    time,
    format: format('price'),
    lastBar: () => shown.at(-1),
    taggedPrices: () => [...lines.prices(), ...layers.prices(), ...shown.slice(-1).map(({ close }) => close)],
    /** Keeps lines near the bars visible. The line layer exists before the first call. */
    autoscaleInfoProvider(bare) {
      const info = bare();
      if (!info?.priceRange) return info;
      const { low, high } = lines.widen(info.priceRange.minValue, info.priceRange.maxValue);
      return { ...info, priceRange: { minValue: low, maxValue: high } };
    },
  });
  const indicators = createIndicatorLayer(chart, { colors, time, format });
  const lines = createLineLayer(prices.candles, {
    element,
    colors,
    priceDecimals,
    writePrice,
    paneHeight: () => chart.panes()[0]?.getHeight() ?? 0,
    paneWidth: () => chart.timeScale().width(),
    onRedraw: watchPanes(chart, options.onPanes),
  });
  const layers = createPaneLayers({
    chart,
    barMs,
    series: prices.visible,
    bars: () => shown,
    onColor: colors.onColor,
    write: writePrice,
  });

  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (range && shown.length > 0 && range.from < AHEAD_BARS) options.onNearStart();
  });
  chart.subscribeCrosshairMove(({ time: at, point }) => {
    options.onCrosshair(at !== undefined && point ? Number(at) * 1000 - offsetMs : null);
  });

  return {
    setBars(bars, rows) {
      shown = bars;
      prices.setBars(bars);
      indicators.set(bars, rows);
    },
    updateBar(bars, rows, corrected) {
      shown = bars;
      const bar = bars.at(corrected ? -2 : -1);
      if (!bar) return;
      prices.updateBar(bar, corrected);
      indicators.update(bars, rows, corrected);
    },
    setStyle(style) {
      const before = prices.visible();
      prices.show(style, shown);
      const now = prices.visible();
      layers.moveTo(before, now);
      lines.moveTo(now);
    },
    setIndicators(bars, rows) {
      indicators.set(bars, rows);
      const bottom = rows.some(({ indicator }) => indicator.place === 'foot') ? FOOT_SHARE : BOTTOM_SHARE;
      prices.candles.priceScale().applyOptions({ scaleMargins: { top: TOP_SHARE, bottom } });
    },
    setLines: lines.set,
    barsInSight() {
      const range = chart.timeScale().getVisibleLogicalRange();
      return range ? shown.slice(Math.max(0, Math.ceil(range.from)), Math.max(0, Math.floor(range.to) + 1)) : shown;
    },
    addLayer: layers.add,
    rewrite() {
      // The library caches the texts it has written until the formatting option is set again.
      chart.applyOptions({ timeScale: timeFormats(axis) });
      prices.rewrite();
      indicators.rewrite();
    },
    remove() {
      lines.remove();
      chart.remove();
    },
  };
}

/** Height of the separator between two panes. */
const SEPARATOR_PX = 1;

/** Returns a function to be called after every redraw. It reports the panes' tops when they have changed. */
function watchPanes(chart: IChartApi, onPanes: CanvasOptions['onPanes']): () => void {
  let reported = '';
  return () => {
    let top = 0;
    const tops = chart.panes().map((pane) => {
      const own = top;
      top += pane.getHeight() + SEPARATOR_PX;
      return own;
    });
    if (tops.join() === reported) return;
    reported = tops.join();
    onPanes(tops);
  };
}
