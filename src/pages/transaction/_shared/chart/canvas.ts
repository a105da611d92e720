import {
  AreaSeries,
  type AutoscaleInfo,
  CandlestickSeries,
  createChart,
  type IChartApi,
  LineStyle,
  TickMarkType,
  type Time,
  TrackingModeExitMode,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Bar } from '@/data/market/klines';
import type { AxisFormats, AxisMark } from './axis-time';
import type { ChartCanvas, ChartStyle } from './chart-canvas';
import { createCoveredTicks } from './covered-ticks';
import { createIndicatorLayer } from './indicator-layer';
import { decimalsOf, type Unit } from './indicators/catalogue';
import { createPriceTag } from './last-price-tag';
import { createLineLayer } from './line-layer';
import { type ChartColors, chartColors } from './palette';
import { type AttachedLayer, attachLayer } from './pane-layer';

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
  /** May write in another language from the next `rewrite` on, like `write`. */
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

/** A chart canvas based on lightweight-charts. This file, its layers and the library form one lazily loaded chunk. */
export default function createCanvas(element: HTMLElement, options: CanvasOptions): ChartCanvas {
  const colors = chartColors();
  const chart = createChart(element, {
    autoSize: true,
    layout: {
      background: { color: 'transparent' },
      textColor: colors.words,
      fontFamily: colors.font,
      fontSize: 11,
      // The library's licence requires its logo, but the library would inject it as markup and style. ./chart-mark.tsx
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
      ...timeFormats(options.axis),
    },
    crosshair: {
      mode: 0,
      vertLine: { color: colors.crosshair, labelBackgroundColor: colors.label },
      horzLine: { color: colors.crosshair, labelBackgroundColor: colors.label },
    },
    localization: { timeFormatter: (time: Time) => options.axis.full(Number(time)) },
    // A vertical drag scrolls the page; the chart takes horizontal drags and long presses.
    handleScroll: { vertTouchDrag: false },
    trackingMode: { exitMode: TrackingModeExitMode.OnTouchEnd },
  });
  return draw(chart, element, colors, options);
}

function draw(chart: IChartApi, element: HTMLElement, colors: ChartColors, options: CanvasOptions): ChartCanvas {
  const { offsetMs, priceDecimals, write } = options;
  const time = (bar: Bar) => ((bar.timeMs + offsetMs) / 1000) as UTCTimestamp;
  const format = (unit: Unit) => ({
    formatter: (value: number) => write(value, unit),
    minMove: 10 ** -decimalsOf(unit, priceDecimals),
  });
  /** Prices which have a label on the axis. */
  let labels: readonly number[] = [];
  const tickmarksFormatter = (prices: number[]) => {
    labels = prices;
    return prices.map((price) => write(price, 'price'));
  };
  const priceFormat = { type: 'custom', ...format('price'), tickmarksFormatter } as const;

  /** Keeps lines near the bars visible. The line layer exists before anything is scaled. */
  const autoscaleInfoProvider = (bare: () => AutoscaleInfo | null): AutoscaleInfo | null => {
    const info = bare();
    if (!info?.priceRange) return info;
    const { low, high } = lines.widen(info.priceRange.minValue, info.priceRange.maxValue);
    return { ...info, priceRange: { minValue: low, maxValue: high } };
  };
  const candles = chart.addSeries(CandlestickSeries, {
    upColor: colors.up,
    downColor: colors.down,
    wickUpColor: colors.up,
    wickDownColor: colors.down,
    borderVisible: false,
    priceLineStyle: LineStyle.Dotted,
    lastValueVisible: false,
    priceFormat,
    autoscaleInfoProvider,
  });
  const area = chart.addSeries(AreaSeries, {
    lineColor: colors.accent,
    topColor: colors.accentFaint,
    bottomColor: 'transparent',
    lineWidth: 2,
    priceLineStyle: LineStyle.Dotted,
    lastValueVisible: false,
    priceFormat,
    visible: false,
    autoscaleInfoProvider,
  });
  const indicators = createIndicatorLayer(chart, { colors, time, format });
  const lines = createLineLayer(candles, {
    element,
    colors,
    priceDecimals,
    writePrice: (price) => write(price, 'price'),
    paneHeight: () => chart.panes()[0]?.getHeight() ?? 0,
    paneWidth: () => chart.timeScale().width(),
    onRedraw: watchPanes(chart, options.onPanes),
  });

  let shown: readonly Bar[] = [];
  const lastBar = () => shown.at(-1);
  const layers = new Set<AttachedLayer>();
  const tags = () => [
    ...lines.prices(),
    ...[...layers].flatMap((layer) => layer.prices()),
    ...shown.slice(-1).map(({ close }) => close),
  ];
  for (const series of [candles, area]) {
    series.attachPrimitive(createPriceTag(series, lastBar, colors, write));
    series.attachPrimitive(createCoveredTicks(series, () => labels, tags));
  }
  let style: ChartStyle = 'candles';
  /** Only the visible series is filled. The hidden one keeps its old data until it is shown. */
  const fill = () => (style === 'candles' ? candles.setData(shown.map(candleOf)) : area.setData(shown.map(pointOf)));
  const visible = () => (style === 'candles' ? candles : area);
  const candleOf = (bar: Bar) => ({ time: time(bar), open: bar.open, high: bar.high, low: bar.low, close: bar.close });
  const pointOf = (bar: Bar) => ({ time: time(bar), value: bar.close });

  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (range && shown.length > 0 && range.from < AHEAD_BARS) options.onNearStart();
  });
  chart.subscribeCrosshairMove(({ time: at, point }) => {
    options.onCrosshair(at !== undefined && point ? Number(at) * 1000 - offsetMs : null);
  });

  return {
    setBars(bars, rows) {
      shown = bars;
      fill();
      indicators.set(bars, rows);
    },
    updateBar(bars, rows, corrected) {
      shown = bars;
      const bar = bars.at(corrected ? -2 : -1);
      if (!bar) return;
      if (style === 'candles') candles.update(candleOf(bar), corrected);
      else area.update(pointOf(bar), corrected);
      indicators.update(bars, rows, corrected);
    },
    setStyle(next) {
      const before = visible();
      style = next;
      if (visible() !== before) for (const layer of layers) layer.moveTo(before, visible());
      fill();
      candles.applyOptions({ visible: style === 'candles' });
      area.applyOptions({ visible: style === 'line' });
      lines.moveTo(visible());
    },
    setIndicators(bars, rows) {
      indicators.set(bars, rows);
      const bottom = rows.some(({ indicator }) => indicator.place === 'foot') ? FOOT_SHARE : BOTTOM_SHARE;
      candles.priceScale().applyOptions({ scaleMargins: { top: TOP_SHARE, bottom } });
    },
    setLines: lines.set,
    barsInSight() {
      const range = chart.timeScale().getVisibleLogicalRange();
      return range ? shown.slice(Math.max(0, Math.ceil(range.from)), Math.max(0, Math.floor(range.to) + 1)) : shown;
    },
    addLayer(layer) {
      const { barMs } = options;
      const { onColor } = colors;
      const bars = () => shown;
      const own = attachLayer(layer, {
        chart,
        barMs,
        series: visible,
        bars,
        onColor,
        write: (at) => write(at, 'price'),
      });
      layers.add(own);
      return {
        ...own,
        remove() {
          if (layers.delete(own)) own.remove();
        },
      };
    },
    rewrite() {
      // The library keeps the texts it has written until the option that writes them is set again.
      chart.applyOptions({ timeScale: timeFormats(options.axis) });
      for (const series of [candles, area]) series.applyOptions({ priceFormat });
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
