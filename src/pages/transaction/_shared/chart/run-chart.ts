import type { EventPeriod } from '@/contract/events/periods';
import { type Bar, subscribeKline } from '@/data/market/klines';
import { priceStatus } from '@/data/market/prices';
import { loadBars } from '@/data/market/timeshare';
import type { Formats } from '@/i18n/use-formats';
import type { ClockPort } from '@/lib/clock/clock-port';
import { onNetworkBack } from '@/lib/loading/network-back';
import { axisOffset, createAxisFormats } from './axis-time';
import type createCanvas from './canvas/canvas';
import type { ChartCanvas, ChartLayer, PaneLayer } from './chart-canvas';
import { type FeedStatus, startChartFeed } from './chart-feed';
import { type ChosenIndicator, createIndicatorSet } from './indicators/indicator-set';
import { type LegendBar, legendBarOf } from './legend-bar';
import { periodOf } from './periods';
import { unitWriter } from './unit-writer';

export interface RunOptions {
  readonly symbol: string;
  readonly period: EventPeriod;
  readonly priceDecimals: number;
  readonly formats: Pick<Formats, 'locale' | 'fixed' | 'compact'>;
  readonly clock: ClockPort;
  onLegend(bar: LegendBar | null): void;
  onPanes(tops: readonly number[]): void;
  onStatus(status: FeedStatus, failure?: unknown): void;
}

/** Figures which summarise the visible bars. */
export interface ChartSummary {
  readonly last: number;
  readonly high: number;
  readonly low: number;
  /** From the first open to the last close, in percent. */
  readonly changePercent: number;
}

/** A running chart, drawn without React. */
export interface RunningChart extends Pick<ChartCanvas, 'setStyle' | 'setLines'> {
  choose(indicators: readonly ChosenIndicator[]): void;
  /** Writes figures and times in another language. Bars, their positions and everything drawn over them stay. */
  speak(formats: RunOptions['formats']): void;
  /** Draws over the bars, until it is removed or the chart is. */
  addLayer(layer: ChartLayer): PaneLayer;
  /** Null while there are no bars. */
  summary(): ChartSummary | null;
  /** Stops the callbacks; the drawing stays. */
  halt(): void;
  remove(): void;
}

/** Draws one market and period into an element and keeps it up to date, without React. */
export function runChart(create: typeof createCanvas, element: HTMLElement, options: RunOptions): RunningChart {
  const { symbol, period, priceDecimals, clock, onLegend, onPanes, onStatus } = options;
  const offsetMs = axisOffset(period, -new Date(clock.now()).getTimezoneOffset() * 60_000);
  const writersIn = (formats: RunOptions['formats']) => ({
    locale: formats.locale,
    axis: createAxisFormats(period, offsetMs, formats.locale),
    write: unitWriter(formats, priceDecimals),
  });
  let { locale, axis, write } = writersIn(options.formats);
  const indicators = createIndicatorSet();
  let bars: readonly Bar[] = [];
  let pointedMs: number | null = null;

  const updateLegend = () =>
    onLegend(
      legendBarOf(bars, indicators.rows, {
        pointedMs,
        time: (bar) => axis.full((bar.timeMs + offsetMs) / 1000),
        write,
      }),
    );

  const canvas = create(element, {
    offsetMs,
    axis: { mark: (atSec, mark) => axis.mark(atSec, mark), full: (atSec) => axis.full(atSec) },
    priceDecimals,
    barMs: periodOf(period).longestMs,
    write: (value, unit) => write(value, unit),
    onCrosshair(timeMs) {
      if (timeMs === pointedMs) return;
      pointedMs = timeMs;
      updateLegend();
    },
    onNearStart: () => feed.loadOlder(),
    onPanes,
  });
  const feed = startChartFeed(
    periodOf(period).longestMs,
    {
      load: (beforeMs, count) => loadBars({ symbol, period, beforeMs, count }),
      subscribe: (listener) => subscribeKline(symbol, period, listener),
      nowMs: clock.now,
    },
    {
      onBars(next) {
        bars = next;
        indicators.reset(next);
        canvas.setBars(next, indicators.rows);
        updateLegend();
      },
      onBar(_, next, corrected) {
        bars = next;
        indicators.update(next);
        canvas.updateBar(next, indicators.rows, corrected);
        if (pointedMs === null || corrected || pointedMs === next.at(-1)?.timeMs) updateLegend();
      },
      onStatus,
    },
  );
  const unwatch = onReconnect(feed.reload);
  /** React may hand new lines to a chart which it has just removed. The library throws then. */
  let removed = false;
  return {
    setStyle: (style) => void (removed || canvas.setStyle(style)),
    setLines: (lines) => void (removed || canvas.setLines(lines)),
    choose(chosen) {
      if (removed) return;
      indicators.choose(chosen, bars);
      canvas.setIndicators(bars, indicators.rows);
      updateLegend();
    },
    speak(formats) {
      if (removed || formats.locale === locale) return;
      ({ locale, axis, write } = writersIn(formats));
      canvas.rewrite();
      updateLegend();
    },
    addLayer(layer) {
      if (removed) return NO_LAYER;
      const own = canvas.addLayer(layer);
      return {
        scales: () => (removed ? null : own.scales()),
        bars: own.bars,
        redraw: () => void (removed || own.redraw()),
        remove: () => void (removed || own.remove()),
      };
    },
    summary: () => (removed ? null : summaryOf(canvas.barsInSight())),
    halt() {
      unwatch();
      feed.stop();
    },
    remove() {
      removed = true;
      canvas.remove();
    },
  };
}

const NO_LAYER: PaneLayer = { scales: () => null, bars: () => [], redraw: () => {}, remove: () => {} };

function summaryOf(bars: readonly Bar[]): ChartSummary | null {
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last) return null;
  return {
    last: last.close,
    high: Math.max(...bars.map(({ high }) => high)),
    low: Math.min(...bars.map(({ low }) => low)),
    changePercent: (last.close / first.open - 1) * 100,
  };
}

/**
 * Calls `reload` after a reconnect, because the bars sent meanwhile are missing, and when the network is back, because
 * the bars may not have loaded. Returns the function which unsubscribes.
 */
function onReconnect(reload: () => void): () => void {
  let before = priceStatus.get();
  const unsubscribe = priceStatus.subscribe(() => {
    const now = priceStatus.get();
    if (before === 'stale' && now === 'live') reload();
    before = now;
  });
  const stopListening = onNetworkBack(reload);
  return () => {
    unsubscribe();
    stopListening();
  };
}
