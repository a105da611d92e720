import { type RefObject, useEffect, useState } from 'react';
import type { EventPeriod } from '@/contract/events';
import { type Bar, subscribeKline } from '@/data/klines';
import { priceStatus } from '@/data/prices';
import type { Pair } from '@/data/queries/quotes';
import { loadBars } from '@/data/queries/timeshare';
import { useFormats } from '@/i18n/use-formats';
import { loadModule } from '@/lib/load-module';
import { useClock } from '@/lib/use-clock';
import { createValueStore, type ReadableStore } from '@/lib/value-store';
import { axisOffset, createAxisFormats } from './axis-time';
import type { ChartCanvas } from './chart-canvas';
import { type FeedStatus, startChartFeed } from './chart-feed';
import { periodOf } from './periods';

/** The library and what draws with it come when the first chart is looked at. */
const loadCanvas = () => import('./canvas').then((module) => module.default);

/** The bar the legend speaks of: below the crosshair, else the live one. */
export interface LegendBar {
  readonly bar: Bar;
  readonly time: string;
  /** Change from the close before, in percent; null for the first bar of history. */
  readonly changePercent: number | null;
}

export interface LiveChart {
  readonly canvas: ChartCanvas | null;
  readonly status: FeedStatus;
  readonly legend: ReadableStore<LegendBar | null>;
  retry(): void;
}

/** Draws one market into an element and keeps it live. Ticks go straight to the canvas; only `status` renders. */
export function useChart(host: RefObject<HTMLElement | null>, pair: Pair, period: EventPeriod): LiveChart {
  const { symbol, price_decimals: priceDecimals } = pair;
  const { locale, fixed } = useFormats();
  const clock = useClock();
  const [canvas, setCanvas] = useState<ChartCanvas | null>(null);
  const [status, setStatus] = useState<FeedStatus>('loading');
  const [attempt, setAttempt] = useState(0);
  const [legend] = useState(() => createValueStore<LegendBar | null>(null));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts over
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let left = false;
    let stop = () => {};
    setStatus('loading');

    loadModule(loadCanvas).then(
      (createCanvas) => {
        if (left) return;
        const offsetMs = axisOffset(period, -new Date(clock.now()).getTimezoneOffset() * 60_000);
        const axis = createAxisFormats(period, offsetMs, locale);
        let bars: readonly Bar[] = [];
        let hoveredMs: number | null = null;
        const tellLegend = () => {
          const at = hoveredMs === null ? bars.length - 1 : bars.findLastIndex(({ timeMs }) => timeMs === hoveredMs);
          const bar = bars[at];
          const before = bars[at - 1]?.close;
          legend.set(
            bar
              ? {
                  bar,
                  time: axis.full((bar.timeMs + offsetMs) / 1000),
                  changePercent: before ? (bar.close / before - 1) * 100 : null,
                }
              : null,
          );
        };
        const drawn = createCanvas(element, {
          offsetMs,
          axis,
          priceDecimals,
          writePrice: (price) => fixed(price.toFixed(priceDecimals), priceDecimals),
          onCrosshair(timeMs) {
            hoveredMs = timeMs;
            tellLegend();
          },
          onNearStart: () => feed.loadOlder(),
        });
        const feed = startChartFeed(
          periodOf(period).longestMs,
          {
            load: async (beforeMs, count) => loadBars({ symbol, period, beforeMs, count }),
            subscribe: (listener) => subscribeKline(symbol, period, listener),
            nowMs: clock.now,
          },
          {
            onBars(next) {
              bars = next;
              drawn.setBars(next);
              tellLegend();
            },
            onBar(bar, next, corrected) {
              bars = next;
              drawn.updateBar(bar, next, corrected);
              tellLegend();
            },
            onStatus: setStatus,
          },
        );
        // Bars that were told while the connection was down are missing.
        let connection = priceStatus.get();
        const unwatch = priceStatus.subscribe(() => {
          const before = connection;
          connection = priceStatus.get();
          if (before === 'stale' && connection === 'live') feed.reload();
        });
        stop = () => {
          unwatch();
          feed.stop();
          drawn.remove();
        };
        setCanvas(drawn);
      },
      () => {
        if (!left) setStatus('error');
      },
    );
    return () => {
      left = true;
      setCanvas(null);
      legend.set(null);
      stop();
    };
  }, [host, symbol, priceDecimals, period, locale, fixed, clock, legend, attempt]);

  return { canvas, status, legend, retry: () => setAttempt((count) => count + 1) };
}
