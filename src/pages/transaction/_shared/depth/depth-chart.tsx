import { type PointerEvent, useEffect, useRef } from 'react';
import { type Depth, readDepth, subscribeDepth } from '@/data/market/depth';
import type { Pair } from '@/data/market/quotes';
import { type Formats, useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { frames } from '@/lib/browser/frame-queue';
import styles from './depth-chart.module.css';
import { type DepthCurve, depthCurve, nearLevels, priceAt, reachedAt, shareOf, sidePath } from './depth-curve';

export interface DepthChartProps {
  pair: Pick<Pair, 'symbol' | 'price_decimals' | 'currency_name'>;
}

/**
 * The order book as two step curves, with the cumulated amount up to the price below a finger. Drawn at most once per
 * frame, without React.
 */
export function DepthChart({ pair }: DepthChartProps) {
  const { t } = useTranslation('depth');
  const format = useFormats();
  const box = useRef<HTMLDivElement>(null);
  /** Horizontal position of the finger from 0 to 1; null without one. */
  const pointed = useRef<number | null>(null);
  const { symbol, price_decimals: decimals } = pair;

  const drawing = useRef<() => void>(() => {});
  useEffect(() => {
    const parts = partsOf(box.current);
    if (!parts) return;
    const draw = (depth: Depth | undefined) =>
      paint(parts, depth && depthCurve(nearLevels(depth)), pointed.current, format, decimals);
    drawing.current = () => draw(readDepth(symbol));
    drawing.current();
    return subscribeDepth(symbol, draw);
  }, [symbol, decimals, format]);

  const redraw = useRef(() => drawing.current());
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    pointed.current = Math.min(1, Math.max(0, (event.clientX - left) / width));
    frames.schedule(redraw.current);
  };
  const leave = () => {
    pointed.current = null;
    frames.schedule(redraw.current);
  };

  return (
    <section className={styles.depth} aria-label={t('chart')} ref={box} data-testid="depth-chart">
      <dl className={styles.readout} data-live="text">
        <div>
          <dt>{t('price')}</dt>
          <dd data-part="price" />
        </div>
        <div>
          <dt>{t('total', { asset: pair.currency_name })}</dt>
          <dd data-part="total" />
        </div>
        <div>
          <dt>{t('fromMid')}</dt>
          <dd data-part="percent" />
        </div>
      </dl>
      <div
        className={styles.plot}
        onPointerDown={point}
        onPointerMove={point}
        onPointerUp={(event) => event.pointerType !== 'mouse' && leave()}
        onPointerLeave={leave}
        onPointerCancel={leave}
      >
        <svg className={styles.curves} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.bid} data-part="bids" vectorEffect="non-scaling-stroke" />
          <path className={styles.ask} data-part="asks" vectorEffect="non-scaling-stroke" />
          <path className={styles.cross} data-part="cross" vectorEffect="non-scaling-stroke" />
        </svg>
        <p className={styles.empty}>{t('waiting')}</p>
      </div>
      <div className={styles.axis} data-live="text">
        <span data-part="low" />
        <span data-part="mid" />
        <span data-part="high" />
      </div>
    </section>
  );
}

const PARTS = ['price', 'total', 'percent', 'bids', 'asks', 'cross', 'low', 'mid', 'high'] as const;
type Parts = { readonly box: HTMLElement } & Readonly<Record<(typeof PARTS)[number], Element>>;

function partsOf(box: HTMLElement | null): Parts | null {
  if (!box) return null;
  const found = PARTS.map((name) => [name, box.querySelector(`[data-part="${name}"]`)]);
  return { box, ...Object.fromEntries(found) };
}

/** Writes the curve into the DOM. Without a pointed price the figures are those of the whole book. */
function paint(
  parts: Parts,
  curve: DepthCurve | null | undefined,
  share: number | null,
  format: Formats,
  decimals: number,
): void {
  parts.box.toggleAttribute('data-empty', !curve);
  if (!curve) return;
  const price = (value: number) => format.fixed(value.toFixed(decimals), decimals);
  parts.bids.setAttribute('d', sidePath(curve, 'bid'));
  parts.asks.setAttribute('d', sidePath(curve, 'ask'));
  parts.low.textContent = price(priceAt(curve, 0));
  parts.mid.textContent = price(curve.mid);
  parts.high.textContent = price(priceAt(curve, 1));

  const reached = share === null ? null : reachedAt(curve, priceAt(curve, share));
  parts.box.dataset.side = reached?.side ?? '';
  parts.price.textContent = price(reached?.point.price ?? curve.mid);
  parts.percent.textContent = reached ? format.percent(reached.point.percent, 3) : NOTHING;
  parts.total.textContent = reached
    ? format.compact(reached.point.total)
    : `${format.compact(curve.bids.at(-1)?.total)} / ${format.compact(curve.asks.at(-1)?.total)}`;
  parts.cross.setAttribute('d', reached ? `M${shareOf(curve, reached.point.price) * 100} 0V100` : '');
}

const NOTHING = '–';
