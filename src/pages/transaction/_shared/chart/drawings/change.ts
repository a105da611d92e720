import type { Bar } from '@/data/market/klines';
import { type Anchor, anchorCount, type Drawing, type DrawingKind } from './drawing';
import {
  type Point,
  positionAt,
  positionOf,
  priceAt,
  type Scales,
  type TimeScale,
  timeAt,
  toTick,
  yOf,
} from './scales';

/** A drawing moved by bars and prices. Whole bars and prices on the tick lead back exactly. */
export function moveDrawing<T extends Drawing>(
  drawing: T,
  scales: TimeScale,
  by: { readonly bars: number; readonly price: number },
  priceDecimals: number,
): T {
  // The lowest point stops at one tick, and the others with it, so that the drawing keeps its form.
  const lowest = Math.min(...drawing.anchors.map(({ price }) => price));
  const price = Math.max(by.price, 10 ** -priceDecimals - lowest);
  const anchors = drawing.anchors.map((anchor) => ({
    timeMs: by.bars === 0 ? anchor.timeMs : timeAt(scales, positionOf(scales, anchor.timeMs) + by.bars),
    price: toTick(anchor.price + price, priceDecimals),
  }));
  return { ...drawing, anchors };
}

/** A drawing with one anchor elsewhere. */
export const moveAnchor = <T extends Drawing>(drawing: T, index: number, anchor: Anchor): T => ({
  ...drawing,
  anchors: drawing.anchors.with(index, anchor),
});

/** Distance moved between two points, in whole bars and in prices. */
export const distanceMoved = (scales: Scales, from: Point, to: Point) => ({
  bars: Math.round(positionAt(scales, to.x) - positionAt(scales, from.x)),
  price: priceAt(scales, to.y) - priceAt(scales, from.y),
});

/** Reach of the magnet in CSS pixels. */
const MAGNET_PX = 24;

/** The anchor at the nearest open, high, low or close of its bar, if one is within the magnet's reach. */
export function snapToBar(anchor: Anchor, bars: readonly Bar[], scales: Scales): Anchor {
  const bar = bars[Math.round(positionOf(scales, anchor.timeMs))];
  if (!bar || bar.timeMs !== anchor.timeMs) return anchor;
  const y = yOf(scales, anchor.price);
  const near = [bar.open, bar.high, bar.low, bar.close]
    .map((price) => ({ price, distance: Math.abs(yOf(scales, price) - y) }))
    .toSorted((one, other) => one.distance - other.distance)[0];
  return near && near.distance <= MAGNET_PX ? { ...anchor, price: near.price } : anchor;
}

/** Points of the pane, as fractions of its size, for a drawing that is added without pointing at the chart. */
const PLACES: readonly Point[] = [
  { x: 0.25, y: 0.65 },
  { x: 0.7, y: 0.35 },
];

/** Anchors in the middle of the visible part, which the user then moves or edits. */
export function anchorsInSight(kind: DrawingKind, scales: Scales, priceDecimals: number): Anchor[] {
  const { width, height } = scales;
  const places = anchorCount(kind) === 1 ? [{ x: 0.5, y: 0.5 }] : PLACES;
  return places.map(({ x, y }) => ({
    timeMs: timeAt(scales, Math.round(positionAt(scales, x * width))),
    price: toTick(priceAt(scales, y * height), priceDecimals),
  }));
}

/** A step of the arrow keys: about a hundredth of the prices in sight, as 1, 2 or 5 of a decimal place. */
export function priceStep({ pricePerPx, height }: Scales, priceDecimals: number): number {
  const tick = 10 ** -priceDecimals;
  const wanted = (pricePerPx * height) / 100;
  if (!(wanted > tick)) return tick;
  const unit = 10 ** Math.floor(Math.log10(wanted));
  const step = unit * ([5, 2, 1].find((times) => times * unit <= wanted) ?? 1);
  return Math.max(tick, Number(step.toPrecision(1)));
}
