import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Pair } from '@/data/market/quotes';
import type { TimedOption } from '@/data/options/queries';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { useTimeText } from '@/ui/feedback/use-time-text';
import { drawSeconds } from './draw-seconds';
import { optionFigures } from './option-figures';
import styles from './seconds-chart.module.css';
import { type SecondsFeed, startSecondsFeed } from './seconds-feed';
import type { DrawnOption } from './seconds-scale';

/** Redraw interval between two prices. */
const FRAME_MS = 250;
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
  const feed = useRef<SecondsFeed>(null);
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
        points: feed.current?.points() ?? [],
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
    const prices = (feed.current?.points() ?? []).map(([, value]) => value);
    const last = prices.at(-1);
    if (last === undefined) return;
    const figures = { high: price(Math.max(...prices)), low: price(Math.min(...prices)) };
    setSummary(t('secondsChart.summary', { symbol, last: price(last), ...figures }));
  }, [price, symbol, t]);

  useEffect(() => {
    const started = startSecondsFeed(symbol, clock, {
      onLoaded() {
        draw.current();
        summarize();
      },
      onPrice: () => draw.current(),
    });
    feed.current = started;
    const timer = setInterval(() => clock.rate() > 0 && !document.hidden && draw.current(), FRAME_MS);
    return () => {
      clearInterval(timer);
      started.stop();
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
