import type { Anchor, Drawing } from './drawing';
import { type Point, pointOf, type Scales, yOf } from './scales';

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** One line of a Fibonacci retracement. */
export interface Level {
  /** Share of the move that is retraced: 0.618. */
  readonly ratio: number;
  readonly price: number;
  readonly line: Segment;
}

/** The geometry of a drawing at the current scales, in CSS pixels of the price pane. */
export interface Shape {
  readonly lines: readonly Segment[];
  /** Filled lightly; a touch inside it counts when nothing else is nearer. */
  readonly area: Area | null;
  readonly levels: readonly Level[];
  /** The points by which one anchor is dragged. */
  readonly anchors: readonly Point[];
}

export const FIBONACCI_RATIOS = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const;

/**
 * Prices of a retracement. The first anchor is where the move began, the second where it ended: 0 % is the end, 100 %
 * the beginning.
 */
export const fibonacciPrices = (began: number, ended: number): { ratio: number; price: number }[] =>
  FIBONACCI_RATIOS.map((ratio) => ({ ratio, price: ended + (began - ended) * ratio }));

/** Where a line from a point through another leaves the pane; the other point if it does not run to an edge. */
export function rayEnd(from: Point, through: Point, { width, height }: Pick<Scales, 'width' | 'height'>): Point {
  const [dx, dy] = [through.x - from.x, through.y - from.y];
  if (dx === 0 && dy === 0) return through;
  const reach = (distance: number, speed: number) => (speed === 0 ? Number.POSITIVE_INFINITY : distance / speed);
  const across = reach((dx > 0 ? width : 0) - from.x, dx);
  const down = reach((dy > 0 ? height : 0) - from.y, dy);
  // A ray that starts beyond the edge it runs to is not visible, and ends at its second point.
  const times = Math.max(1, Math.min(across < 0 ? 1 : across, down < 0 ? 1 : down));
  return { x: from.x + dx * times, y: from.y + dy * times };
}

const across = (left: number, right: number, y: number): Segment => ({ from: { x: left, y }, to: { x: right, y } });
const upright = (x: number, top: number, bottom: number): Segment => ({ from: { x, y: top }, to: { x, y: bottom } });

function areaOf(one: Point, other: Point): Area {
  return {
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    top: Math.min(one.y, other.y),
    bottom: Math.max(one.y, other.y),
  };
}

/** How a drawing is drawn on these scales. */
export function shapeOf({ kind, anchors }: Pick<Drawing, 'kind' | 'anchors'>, scales: Scales): Shape {
  const points = anchors.map((anchor) => pointOf(scales, anchor));
  const [first = { x: 0, y: 0 }, second = first] = points;
  const plain = { area: null, levels: [], anchors: points };
  switch (kind) {
    case 'horizontal':
      return { ...plain, lines: [across(0, scales.width, first.y)] };
    case 'trend':
      return { ...plain, lines: [{ from: first, to: second }] };
    case 'ray':
      return { ...plain, lines: [{ from: first, to: rayEnd(first, second, scales) }] };
    case 'rectangle': {
      const area = areaOf(first, second);
      const { left, right, top, bottom } = area;
      const lines = [
        across(left, right, top),
        across(left, right, bottom),
        upright(left, top, bottom),
        upright(right, top, bottom),
      ];
      return { ...plain, lines, area };
    }
    case 'fibonacci': {
      const levels = levelsOf(anchors, scales, Math.min(first.x, second.x));
      return { ...plain, lines: [{ from: first, to: second }, ...levels.map(({ line }) => line)], levels };
    }
  }
}

/** The levels run to the right edge, so that their prices can be read there. */
function levelsOf([began, ended]: readonly Anchor[], scales: Scales, left: number): Level[] {
  if (!began || !ended) return [];
  return fibonacciPrices(began.price, ended.price).map(({ ratio, price }) => ({
    ratio,
    price,
    line: across(left, Math.max(left, scales.width), yOf(scales, price)),
  }));
}

/** Distance from a point to a segment. */
export function distanceTo({ from, to }: Segment, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(from.x + share * dx - x, from.y + share * dy - y);
}

const isInside = ({ left, right, top, bottom }: Area, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The anchor nearest to a point within reach; -1 if there is none. */
export function anchorNear({ anchors }: Shape, point: Point, reach: number): number {
  const distances = anchors.map(({ x, y }) => Math.hypot(x - point.x, y - point.y));
  const nearest = Math.min(...distances);
  return nearest <= reach ? distances.indexOf(nearest) : -1;
}

/** How near a drawing is: 0 on one of its lines, `reach` inside of its area, null farther away than `reach`. */
export function nearnessOf(shape: Shape, point: Point, reach: number): number | null {
  const distance = Math.min(...shape.lines.map((line) => distanceTo(line, point)));
  if (distance <= reach) return distance;
  return shape.area && isInside(shape.area, point) ? reach : null;
}

/** The drawing nearest to a point, the later one of equals, because it is drawn above. */
export function drawingNear<T extends Drawing>(
  drawings: readonly T[],
  scales: Scales,
  point: Point,
  reach: number,
): T | null {
  let found: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const drawing of drawings) {
    const nearness = nearnessOf(shapeOf(drawing, scales), point, reach);
    if (nearness === null || nearness > least) continue;
    found = drawing;
    least = nearness;
  }
  return found;
}
