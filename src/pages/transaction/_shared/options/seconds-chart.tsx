import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { readPrice, subscribePrice } from '@/data/market/prices';
import type { Pair } from '@/data/market/quotes';
import { loadSeconds } from '@/data/market/timeshare';
import type { TimedOption } from '@/data/options/queries';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/use-clock';
import { useTimeText } from '@/ui/feedback/use-time-text';
import { drawSeconds } from './draw-seconds';
import { optionFigures } from './option-figures';
import styles from './seconds-chart.module.css';
import { type DrawnOption, PAST_MS, type Point } from './seconds-scale';

/** Redraw interval between two prices. */
const FRAME_MS = 250;
/** Slightly more than the drawn time, so that the line begins at the edge. */
const KEPT_MS = PAST_MS + 10_000;
const FONT_REM = 0.6875;

interface SecondsChartProps {
  pair: Pair;
  /** Running options of all markets. */
  running: readonly TimedOption[];
  /** Duration of an option bought now. */
  chosenSeconds: number;
}

/** The last two minutes of a market in seconds, and the end of the running option. Drawn without React. */
export function SecondsChart({ pair, running, chosenSeconds }: SecondsChartProps) {
  const { t } = useTranslation('options');
  const format = useFormats();
  const timeText = useTimeText();
  const clock = useClock();
  const canvas = useRef<HTMLCanvasElement>(null);
  const points = useRef<Point[]>([]);
  const captionId = useId();
  const [summary, setSummary] = useState('');
  const { symbol, price_decimals: decimals } = pair;
  const price = useCallback((value: number) => format.fixed(value.toFixed(decimals), decimals), [format, decimals]);
  const options = useMemo(
    () => running.filter(({ match_id: id }) => id === pair.id).map(drawnOption),
    [running, pair.id],
  );

  const draw = useRef(() => {});
  useEffect(() => {
    draw.current = () =>
      paint(canvas.current, {
        points: points.current,
        options,
        nowMs: clock.now(),
        chosenMs: chosenSeconds * 1000,
        price,
        time: format.time,
        left: timeText,
      });
    draw.current();
  });

  const summarize = useCallback(() => {
    const prices = points.current.map(([, value]) => value);
    const last = prices.at(-1);
    if (last === undefined) return;
    const figures = { high: price(Math.max(...prices)), low: price(Math.min(...prices)) };
    setSummary(t('secondsChart.summary', { symbol, last: price(last), ...figures }));
  }, [price, symbol, t]);

  useEffect(() => {
    let left = false;
    points.current = [];
    const load = () =>
      void loadSeconds(symbol, clock.now(), KEPT_MS / 1000).then((loaded) => {
        if (left || loaded.length === 0) return;
        const lastMs = loaded.at(-1)?.[0] ?? 0;
        // If the clock was set back, prices after now do not exist any more.
        const newer = points.current.filter(([atMs]) => atMs > lastMs && atMs <= clock.now());
        points.current = [...loaded, ...newer];
        draw.current();
        summarize();
      });
    const known = readPrice(symbol);
    if (known) points.current.push([clock.now(), Number(known.last)]);
    load();
    const unsubscribe = subscribePrice(symbol, ({ last }) => {
      const nowMs = clock.now();
      points.current = [
        ...points.current.filter(([atMs]) => atMs >= nowMs - KEPT_MS && atMs <= nowMs),
        [nowMs, Number(last)],
      ];
      draw.current();
    });
    const unwatch = clock.subscribe(load);
    const timer = setInterval(() => clock.rate() > 0 && !document.hidden && draw.current(), FRAME_MS);
    return () => {
      left = true;
      clearInterval(timer);
      unsubscribe();
      unwatch();
    };
  }, [symbol, clock, summarize]);

  useEffect(() => {
    const watcher = new ResizeObserver(() => draw.current());
    if (canvas.current) watcher.observe(canvas.current);
    return () => watcher.disconnect();
  }, []);

  return (
    <figure
      className={styles.figure}
      aria-label={t('secondsChart.label', { symbol })}
      aria-describedby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users who focus it hear the current price
      tabIndex={0}
      onFocus={summarize}
    >
      <canvas ref={canvas} className={styles.canvas} data-live="fill" />
      <figcaption id={captionId} className="visually-hidden">
        {summary}
      </figcaption>
    </figure>
  );
}

function drawnOption(order: TimedOption): DrawnOption {
  const { side, open } = optionFigures(order);
  const { startedAtMs, expiresAtMs } = order;
  return { side, open: open.toNumber(), startedAtMs, expiresAtMs };
}

type Painted = Omit<Parameters<typeof drawSeconds>[1], 'width' | 'height' | 'fontPx'>;

/** Draws at the device's pixel ratio. */
function paint(canvas: HTMLCanvasElement | null, view: Painted): void {
  const ctx = canvas?.getContext('2d');
  if (!canvas || !ctx) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = devicePixelRatio;
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide;
    canvas.height = high;
  }
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  drawSeconds(ctx, { ...view, width, height, fontPx: FONT_REM * root });
}
