import type { EventPeriod } from '@/contract/events';
import { type Bar, subscribeKline } from '@/data/klines';
import { priceStatus } from '@/data/prices';
import { loadBars } from '@/data/queries/timeshare';
import type { Formats } from '@/i18n/use-formats';
import type { ClockPort } from '@/lib/clock-port';
import { axisOffset, createAxisFormats } from './axis-time';
import type createCanvas from './canvas';
import type { ChartCanvas } from './chart-canvas';
import { type FeedStatus, startChartFeed } from './chart-feed';
import { periodOf } from './periods';

/** The bar the legend speaks of: below the crosshair, else the live one. */
export interface LegendBar {
  readonly bar: Bar;
  readonly time: string;
  /** Change from the close before, in percent; null for the first bar of history. */
  readonly changePercent: number | null;
}

export interface RunOptions {
  readonly symbol: string;
  readonly period: EventPeriod;
  readonly priceDecimals: number;
  readonly formats: Pick<Formats, 'locale' | 'fixed'>;
  readonly clock: ClockPort;
  onLegend(bar: LegendBar | null): void;
  onStatus(status: FeedStatus): void;
}

/** Draws one market and period into an element and keeps it live, past React. */
export function runChart(
  create: typeof createCanvas,
  element: HTMLElement,
  { symbol, period, priceDecimals, formats, clock, onLegend, onStatus }: RunOptions,
): { canvas: ChartCanvas; stop: () => void } {
  const offsetMs = axisOffset(period, -new Date(clock.now()).getTimezoneOffset() * 60_000);
  const axis = createAxisFormats(period, offsetMs, formats.locale);
  let bars: readonly Bar[] = [];
  let hoveredMs: number | null = null;

  const tellLegend = () => {
    const at = hoveredMs === null ? bars.length - 1 : bars.findLastIndex(({ timeMs }) => timeMs === hoveredMs);
    const bar = bars[at];
    if (!bar) return onLegend(null);
    const before = bars[at - 1]?.close;
    const time = axis.full((bar.timeMs + offsetMs) / 1000);
    onLegend({ bar, time, changePercent: before ? (bar.close / before - 1) * 100 : null });
  };

  const canvas = create(element, {
    offsetMs,
    axis,
    priceDecimals,
    writePrice: (price) => formats.fixed(price.toFixed(priceDecimals), priceDecimals),
    onCrosshair(timeMs) {
      hoveredMs = timeMs;
      tellLegend();
    },
    onNearStart: () => feed.loadOlder(),
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
        canvas.setBars(next);
        tellLegend();
      },
      onBar(bar, next, corrected) {
        bars = next;
        canvas.updateBar(bar, next, corrected);
        tellLegend();
      },
      onStatus,
    },
  );
  const unwatch = onReconnect(feed.reload);
  return {
    canvas,
    stop() {
      unwatch();
      feed.stop();
      canvas.remove();
    },
  };
}

/** Bars that were told while the connection was down are missing. Returns the unsubscriber. */
function onReconnect(reload: () => void): () => void {
  let before = priceStatus.get();
  return priceStatus.subscribe(() => {
    const now = priceStatus.get();
    if (before === 'stale' && now === 'live') reload();
    before = now;
  });
}
