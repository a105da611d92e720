import type { Point, Scales } from './scales';
import type { Area, Segment, Shape } from './shape';

/** Dash patterns: of a line whose style is dashed, of an auxiliary line, and of the cursor. */
const DASH = [8, 5];
const HINT_DASH = [4, 4];
const CURSOR_DASH = [3, 3];

const ANCHOR_PX = 5;
const FONT_PX = 11;
/** Two level labels nearer than this would overlap. */
const LABEL_PX = 13;

/** The context of one redraw, with the colours and the font of the chart. */
export interface Paint {
  readonly context: CanvasRenderingContext2D;
  readonly scales: Scales;
  readonly surface: string;
  readonly accent: string;
  readonly font: string;
}

interface LineStyle {
  readonly color: string;
  readonly dashed: boolean;
  readonly isChosen: boolean;
}

/** Lines and area of a drawing. */
export function paintLines({ context }: Paint, shape: Shape, { color, dashed, isChosen }: LineStyle): void {
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineWidth = isChosen ? 2 : 1.25;
  if (shape.area) fillArea(context, shape.area);
  for (const [at, line] of shape.lines.entries()) {
    // The line from which a retracement is measured is only auxiliary.
    const isHint = shape.levels.length > 0 && at === 0;
    context.setLineDash(isHint ? HINT_DASH : dashed ? DASH : []);
    context.globalAlpha = isHint ? 0.6 : 1;
    stroke(context, line);
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** The points by which a drawing is moved; the one that the arrow keys move is filled. */
export function paintAnchors({ context, surface }: Paint, anchors: readonly Point[], color: string, handle: number) {
  for (const [at, { x, y }] of anchors.entries()) {
    context.beginPath();
    context.arc(x, y, ANCHOR_PX, 0, 2 * Math.PI);
    context.fillStyle = at === handle ? color : surface;
    context.strokeStyle = color;
    context.lineWidth = 2;
    context.fill();
    context.stroke();
  }
}

/** Right-aligned beside the axis, each above its line; one that would cover the last is left out. */
export function paintLevels(
  { context, scales: { width }, surface, font }: Paint,
  { levels }: Shape,
  color: string,
  write: (ratio: number, price: number) => string,
): void {
  context.font = `${FONT_PX}px ${font}`;
  context.textAlign = 'right';
  context.textBaseline = 'bottom';
  let last = Number.POSITIVE_INFINITY;
  for (const { ratio, price, line } of levels.toSorted((one, other) => other.line.from.y - one.line.from.y)) {
    const { y } = line.from;
    if (last - y < LABEL_PX || line.from.x >= width) continue;
    last = y;
    const text = write(ratio, price);
    // Readable over candles and over the line above.
    context.globalAlpha = 0.8;
    context.fillStyle = surface;
    const textWidth = context.measureText(text).width;
    context.fillRect(width - 6 - textWidth, y - LABEL_PX, textWidth + 4, LABEL_PX - 1);
    context.globalAlpha = 1;
    context.fillStyle = color;
    context.fillText(text, width - 4, y - 1);
  }
}

/** Where the keyboard points. */
export function paintCursor({ context, scales: { width, height }, accent }: Paint, { x, y }: Point): void {
  context.strokeStyle = accent;
  context.lineWidth = 1;
  context.setLineDash(CURSOR_DASH);
  stroke(context, { from: { x: 0, y }, to: { x: width, y } });
  stroke(context, { from: { x, y: 0 }, to: { x, y: height } });
  context.setLineDash([]);
}

function stroke(context: CanvasRenderingContext2D, { from, to }: Segment): void {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

function fillArea(context: CanvasRenderingContext2D, { left, right, top, bottom }: Area): void {
  context.globalAlpha = 0.14;
  context.fillRect(left, top, right - left, bottom - top);
  context.globalAlpha = 1;
}
