import type { ChartLayer, PriceMark } from '../chart-canvas';
import { token } from '../palette';
import { DRAWING_COLORS, type Drawing } from './drawing';
import type { DrawingEditor } from './drawing-editor';
import { type Point, pointOf, type Scales } from './scales';
import { type Segment, type Shape, shapeOf } from './shape';
import { COLOR_TOKENS, colorOf } from './style';

/** Of a line that is dashed by choice, and of one that is only a hint. */
const DASH = [8, 5];
const HINT_DASH = [4, 4];

const ANCHOR_PX = 5;
const FONT_PX = 11;
/** Two level labels nearer than this would overlap. */
const LABEL_PX = 13;

export interface LayerOptions {
  readonly editor: DrawingEditor;
  /** Whether nothing is drawn. */
  isHidden(): boolean;
  /** Text beside a level of a retracement. */
  level(ratio: number, price: number): string;
}

/** Draws the drawings over the bars, from data alone: the chart calls it with every redraw. */
export function createDrawingLayer({ editor, isHidden, level }: LayerOptions): ChartLayer {
  const values = new Map(DRAWING_COLORS.map((color) => [color, token(COLOR_TOKENS[color])]));
  const tokenOf = (drawing: Drawing) => values.get(colorOf(drawing)) ?? '';
  const surface = token('--surface');
  const accent = token('--accent');
  const font = `${FONT_PX}px ${token('--font')}`;
  let marked = '';
  let marks: readonly PriceMark[] = [];

  const drawOne = (context: CanvasRenderingContext2D, drawing: Drawing, shape: Shape, isChosen: boolean) => {
    const color = tokenOf(drawing);
    context.strokeStyle = color;
    context.fillStyle = color;
    context.lineWidth = isChosen ? 2 : 1.25;
    if (shape.area) fillArea(context, shape);
    for (const [at, line] of shape.lines.entries()) {
      // The line from which a retracement is measured is only a hint.
      const isHint = shape.levels.length > 0 && at === 0;
      context.setLineDash(isHint ? HINT_DASH : drawing.dashed ? DASH : []);
      context.globalAlpha = isHint ? 0.6 : 1;
      stroke(context, line);
    }
    context.setLineDash([]);
    context.globalAlpha = 1;
  };

  const drawAnchors = (context: CanvasRenderingContext2D, shape: Shape, color: string, handle: number) => {
    for (const [at, { x, y }] of shape.anchors.entries()) {
      context.beginPath();
      context.arc(x, y, ANCHOR_PX, 0, 2 * Math.PI);
      context.fillStyle = at === handle ? color : surface;
      context.strokeStyle = color;
      context.lineWidth = 2;
      context.fill();
      context.stroke();
    }
  };

  /** Right-aligned beside the axis, each above its line; one that would cover the last is left out. */
  const drawLevels = (context: CanvasRenderingContext2D, shape: Shape, { width }: Scales, color: string) => {
    context.font = font;
    context.textAlign = 'right';
    context.textBaseline = 'bottom';
    let last = Number.POSITIVE_INFINITY;
    for (const { ratio, price, line } of shape.levels.toSorted((one, other) => other.line.from.y - one.line.from.y)) {
      const { y } = line.from;
      if (last - y < LABEL_PX || line.from.x >= width) continue;
      last = y;
      const text = level(ratio, price);
      // Readable over candles and over the line above.
      context.globalAlpha = 0.8;
      context.fillStyle = surface;
      const textWidth = context.measureText(text).width;
      context.fillRect(width - 6 - textWidth, y - LABEL_PX, textWidth + 4, LABEL_PX - 1);
      context.globalAlpha = 1;
      context.fillStyle = color;
      context.fillText(text, width - 4, y - 1);
    }
  };

  const drawCursor = (context: CanvasRenderingContext2D, { x, y }: Point, { width, height }: Scales) => {
    context.strokeStyle = accent;
    context.lineWidth = 1;
    context.setLineDash([3, 3]);
    stroke(context, { from: { x: 0, y }, to: { x: width, y } });
    stroke(context, { from: { x, y: 0 }, to: { x, y: height } });
    context.setLineDash([]);
  };

  return {
    draw(context, scales) {
      const { selected, handle, cursor, draft } = editor.state.get();
      if (!isHidden() || draft) {
        context.save();
        for (const drawing of editor.shown()) {
          const shape = shapeOf(drawing, scales);
          const color = tokenOf(drawing);
          const isChosen = drawing.id === selected || drawing.id === draft?.id;
          drawOne(context, drawing, shape, isChosen);
          if (shape.levels.length > 0) drawLevels(context, shape, scales, color);
          if (isChosen) drawAnchors(context, withHandle(drawing, shape, scales), color, handle);
        }
        context.restore();
      }
      if (cursor) {
        context.save();
        drawCursor(context, pointOf(scales, cursor), scales);
        context.restore();
      }
    },
    marks() {
      const { draft } = editor.state.get();
      const lines = isHidden() && !draft ? [] : editor.shown().filter(({ kind }) => kind === 'horizontal');
      const next = lines.flatMap((line) => line.anchors.map(({ price }) => ({ price, color: tokenOf(line) })));
      const key = next.map(({ price, color }) => `${price} ${color}`).join();
      if (key !== marked) {
        marked = key;
        marks = next;
      }
      return marks;
    },
  };
}

/** A horizontal line is everywhere; its handle is in the middle of what is in sight. */
const withHandle = ({ kind }: Drawing, shape: Shape, { width }: Scales): Shape =>
  kind === 'horizontal' ? { ...shape, anchors: shape.anchors.map(({ y }) => ({ x: width / 2, y })) } : shape;

function stroke(context: CanvasRenderingContext2D, { from, to }: Segment): void {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

function fillArea(context: CanvasRenderingContext2D, { area }: Shape): void {
  if (!area) return;
  context.globalAlpha = 0.14;
  context.fillRect(area.left, area.top, area.right - area.left, area.bottom - area.top);
  context.globalAlpha = 1;
}
