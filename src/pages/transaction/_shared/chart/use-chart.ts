import { type RefObject, useEffect, useState } from 'react';
import type { EventPeriod } from '@/contract/events';
import type { Pair } from '@/data/queries/quotes';
import { useFormats } from '@/i18n/use-formats';
import { loadModule } from '@/lib/load-module';
import { useClock } from '@/lib/use-clock';
import { createValueStore, type ReadableStore } from '@/lib/value-store';
import type { ChartCanvas } from './chart-canvas';
import type { FeedStatus } from './chart-feed';
import { type LegendBar, runChart } from './run-chart';

/** The library and what draws with it come when the first chart is looked at. */
const loadCanvas = () => import('./canvas').then((module) => module.default);

export interface LiveChart {
  readonly canvas: ChartCanvas | null;
  readonly status: FeedStatus;
  readonly legend: ReadableStore<LegendBar | null>;
  retry(): void;
}

/** Draws one market into an element and keeps it live. Ticks go straight to the canvas; only `status` renders. */
export function useChart(host: RefObject<HTMLElement | null>, pair: Pair, period: EventPeriod): LiveChart {
  const { symbol, price_decimals: priceDecimals } = pair;
  const formats = useFormats();
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
    const start = (createCanvas: Awaited<ReturnType<typeof loadCanvas>>) => {
      if (left) return;
      const options = { symbol, period, priceDecimals, formats, clock, onLegend: legend.set, onStatus: setStatus };
      const running = runChart(createCanvas, element, options);
      stop = running.stop;
      setCanvas(running.canvas);
    };
    loadModule(loadCanvas).then(start, () => {
      if (!left) setStatus('error');
    });
    return () => {
      left = true;
      setCanvas(null);
      setStatus('loading');
      legend.set(null);
      stop();
    };
  }, [host, symbol, priceDecimals, period, formats, clock, legend, attempt]);

  return { canvas, status, legend, retry: () => setAttempt((count) => count + 1) };
}
