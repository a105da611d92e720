import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EventPeriod } from '@/contract/events/periods';
import { ApiError } from '@/data/api/api-error';
import type { Pair } from '@/data/market/quotes';
import { useFormats } from '@/i18n/use-formats';
import { useClock } from '@/lib/clock/use-clock';
import { loadModule } from '@/lib/loading/load-module';
import { onNetworkBack } from '@/lib/loading/network-back';
import { createValueStore, type ReadableStore } from '@/lib/stores/value-store';
import type { FeedStatus } from './chart-feed';
import type { LegendBar } from './legend-bar';
import { type RunningChart, runChart } from './run-chart';

/** The chart library and its code are loaded with the first chart. */
const loadCanvas = () => import('./canvas/canvas').then((module) => module.default);

export interface LiveChart {
  /** Null until the library has loaded. */
  readonly running: RunningChart | null;
  readonly status: FeedStatus;
  /** Reason of the status `error`. */
  readonly failure: unknown;
  readonly legend: ReadableStore<LegendBar | null>;
  readonly panes: ReadableStore<readonly number[]>;
  retry(): void;
}

/** A chart with bars. It stays until its successor has bars, so that a change of period does not flicker. */
interface Shown {
  readonly symbol: string;
  remove(): void;
}

/**
 * Draws one market into an element and keeps it up to date. Ticks go directly to the canvas; only `status` causes a
 * render.
 */
export function useChart(host: RefObject<HTMLElement | null>, pair: Pair, period: EventPeriod): LiveChart {
  const { symbol, price_decimals: priceDecimals } = pair;
  const formats = useFormats();
  const clock = useClock();
  const [running, setRunning] = useState<RunningChart | null>(null);
  const [status, setStatus] = useState<FeedStatus>('loading');
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const [panes] = useState(() => createValueStore<readonly number[]>([]));
  const [legend] = useState(() => createValueStore<LegendBar | null>(null));
  const shown = useRef<Shown | null>(null);
  const retry = () => {
    setStatus('loading');
    setAttempt((count) => count + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts again, another language does not
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const forget = () => {
      shown.current?.remove();
      shown.current = null;
    };
    // Prices of another market must not be mistaken for this market's.
    if (shown.current && shown.current.symbol !== symbol) {
      forget();
      legend.set(null);
      setStatus('loading');
    }
    const layer = document.createElement('div');
    layer.dataset.layer = '';
    // The library lays out its panes in a table, which is not a data table. The figure's caption describes the chart in
    // words.
    layer.setAttribute('aria-hidden', 'true');
    element.append(layer);
    let left = false;
    let started: RunningChart | null = null;
    const own: Shown = {
      symbol,
      remove() {
        started?.remove();
        layer.remove();
      },
    };

    const callbacks = {
      onLegend: (bar: LegendBar | null) => (bar !== null || shown.current === null) && legend.set(bar),
      onPanes: panes.set,
      onStatus(next: FeedStatus, why?: unknown) {
        if (next === 'loading' && shown.current) return;
        if (shown.current !== own) forget();
        if (next !== 'loading') shown.current = own;
        setStatus(next);
        setFailure(why);
      },
    };
    const start = (createCanvas: Awaited<ReturnType<typeof loadCanvas>>) => {
      if (left) return;
      started = runChart(createCanvas, layer, { symbol, period, priceDecimals, formats, clock, ...callbacks });
      setRunning(started);
    };
    let stopListening = () => {};
    loadModule(loadCanvas).then(start, (why: unknown) => {
      if (left) return;
      callbacks.onStatus('error', new ApiError('network', `The chart's files did not come: ${String(why)}`));
      // A running chart listens for the network itself.
      stopListening = onNetworkBack(retry);
    });
    return () => {
      left = true;
      stopListening();
      started?.halt();
      setRunning(null);
      if (shown.current !== own) own.remove();
    };
  }, [host, symbol, priceDecimals, period, clock, legend, panes, attempt]);

  useEffect(() => running?.speak(formats), [running, formats]);

  useEffect(
    () => () => {
      shown.current?.remove();
      shown.current = null;
    },
    [],
  );

  return { running, status, failure, legend, panes, retry };
}
