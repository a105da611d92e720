import {
  AreaSeries,
  type AutoscaleInfo,
  CandlestickSeries,
  createChart,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  TickMarkType,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Bar } from '@/data/klines';
import type { AxisFormats, AxisMark } from './axis-time';
import type { ChartCanvas, ChartLook } from './chart-canvas';
import { createLineLayer } from './line-layer';
import { type AverageLength, lastAverage, movingAverage } from './moving-average';
import { averageColor, type ChartColors, chartColors } from './palette';

const MARKS: Record<TickMarkType, AxisMark> = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'time',
  [TickMarkType.TimeWithSeconds]: 'time',
};

/** History is asked for when fewer bars than this are left beyond the left edge. */
const AHEAD_BARS = 40;
/** Share of the height that the volume takes. */
const VOLUME_TOP = 0.8;

/** How one chart writes and places things; a change of any of them needs a new canvas. */
export interface CanvasOptions {
  readonly offsetMs: number;
  readonly axis: AxisFormats;
  readonly priceDecimals: number;
  writePrice(price: number): string;
  /** The bar below the crosshair; null when it left. */
  onCrosshair(timeMs: number | null): void;
  onNearStart(): void;
}

/** Draws with lightweight-charts. The only file that knows the library: it and the library are one lazy chunk. */
export default function createCanvas(element: HTMLElement, options: CanvasOptions): ChartCanvas {
  const colors = chartColors();
  const chart = createChart(element, {
    autoSize: true,
    layout: {
      background: { color: 'transparent' },
      textColor: colors.words,
      fontFamily: colors.font,
      fontSize: 10,
      // Its licence asks for the mark.
      attributionLogo: true,
    },
    grid: { vertLines: { color: colors.grid }, horzLines: { color: colors.grid } },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.15, bottom: 1 - VOLUME_TOP + 0.04 } },
    timeScale: {
      borderVisible: false,
      timeVisible: true,
      rightOffset: 4,
      barSpacing: 7,
      minBarSpacing: 1.5,
      tickMarkFormatter: (time: Time, type: TickMarkType) => options.axis.mark(Number(time), MARKS[type]),
    },
    crosshair: {
      mode: 0,
      vertLine: { color: colors.crosshair, labelBackgroundColor: colors.label },
      horzLine: { color: colors.crosshair, labelBackgroundColor: colors.label },
    },
    localization: {
      priceFormatter: options.writePrice,
      timeFormatter: (time: Time) => options.axis.full(Number(time)),
    },
    // The page scrolls where a finger moves up and down; the chart takes what goes sideways.
    handleScroll: { vertTouchDrag: false },
  });
  return draw(chart, element, colors, options);
}

function draw(chart: IChartApi, element: HTMLElement, colors: ChartColors, options: CanvasOptions): ChartCanvas {
  const { offsetMs, priceDecimals } = options;
  const time = (bar: { timeMs: number }) => ((bar.timeMs + offsetMs) / 1000) as UTCTimestamp;
  const priceFormat = { type: 'price', precision: priceDecimals, minMove: 10 ** -priceDecimals } as const;

  /** Lines near the bars are kept in sight; the layer exists before anything is scaled. */
  const autoscaleInfoProvider = (bare: () => AutoscaleInfo | null): AutoscaleInfo | null => {
    const info = bare();
    if (!info?.priceRange) return info;
    const { low, high } = lines.widen(info.priceRange.minValue, info.priceRange.maxValue);
    return { ...info, priceRange: { minValue: low, maxValue: high } };
  };

  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    priceFormat: { type: 'volume' },
    lastValueVisible: false,
    priceLineVisible: false,
  });
  volume.priceScale().applyOptions({ scaleMargins: { top: VOLUME_TOP, bottom: 0 } });
  const candles = chart.addSeries(CandlestickSeries, {
    upColor: colors.up,
    downColor: colors.down,
    wickUpColor: colors.up,
    wickDownColor: colors.down,
    borderVisible: false,
    priceFormat,
    autoscaleInfoProvider,
  });
  const area = chart.addSeries(AreaSeries, {
    lineColor: colors.accent,
    topColor: colors.accentFaint,
    bottomColor: 'transparent',
    lineWidth: 2,
    priceFormat,
    visible: false,
    autoscaleInfoProvider,
  });
  const averages = new Map<AverageLength, ISeriesApi<'Line'>>();

  let bars: readonly Bar[] = [];
  const lines = createLineLayer(candles, {
    element,
    colors,
    priceDecimals,
    writePrice: options.writePrice,
    paneHeight: () => chart.paneSize(0).height,
  });

  const candleOf = (bar: Bar) => ({ time: time(bar), open: bar.open, high: bar.high, low: bar.low, close: bar.close });
  const pointOf = (bar: Bar) => ({ time: time(bar), value: bar.close });
  const volumeOf = (bar: Bar) => ({
    time: time(bar),
    value: bar.volume,
    color: bar.close < bar.open ? colors.downFaint : colors.upFaint,
  });

  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (range && bars.length > 0 && range.from < AHEAD_BARS) options.onNearStart();
  });
  chart.subscribeCrosshairMove(({ time: at, point }) => {
    options.onCrosshair(at !== undefined && point ? Number(at) * 1000 - offsetMs : null);
  });

  return {
    setBars(next) {
      bars = next;
      candles.setData(next.map(candleOf));
      area.setData(next.map(pointOf));
      volume.setData(next.map(volumeOf));
      for (const [length, series] of averages)
        series.setData(movingAverage(next, length).map(({ timeMs, value }) => ({ time: time({ timeMs }), value })));
    },
    updateBar(bar, next, corrected) {
      bars = next;
      candles.update(candleOf(bar), corrected);
      area.update(pointOf(bar), corrected);
      volume.update(volumeOf(bar), corrected);
      if (corrected) return;
      for (const [length, series] of averages) {
        const last = lastAverage(next, length);
        if (last) series.update({ time: time(last), value: last.value });
      }
    },
    setLook(look: ChartLook) {
      candles.applyOptions({ visible: look.style === 'candles' });
      area.applyOptions({ visible: look.style === 'line' });
      lines.moveTo(look.style === 'candles' ? candles : area);
      for (const [length, series] of averages) {
        if (look.averages.includes(length)) continue;
        chart.removeSeries(series);
        averages.delete(length);
      }
      for (const length of look.averages) {
        if (averages.has(length)) continue;
        const series = chart.addSeries(LineSeries, {
          color: averageColor(length),
          lineWidth: 1,
          priceFormat,
          lastValueVisible: false,
          priceLineVisible: false,
          crosshairMarkerVisible: false,
        });
        series.setData(movingAverage(bars, length).map(({ timeMs, value }) => ({ time: time({ timeMs }), value })));
        averages.set(length, series);
      }
    },
    setLines: lines.set,
    remove() {
      lines.remove();
      chart.remove();
    },
  };
}
