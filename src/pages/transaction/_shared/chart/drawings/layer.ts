import type { ChartLayer, PriceMark } from '../chart-canvas';
import { token } from '../palette';
import { DRAWING_COLORS, type Drawing } from './drawing';
import type { DrawingEditor } from './drawing-editor';
import { type Paint, paintAnchors, paintCursor, paintLevels, paintLines } from './painting';
import { type Point, pointOf, type Scales } from './scales';
import { type Shape, shapeOf } from './shape';
import { COLOR_TOKENS, colorOf } from './style';

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
  const tokens = { surface: token('--surface'), accent: token('--accent'), font: token('--font') };
  let marked = '';
  let marks: readonly PriceMark[] = [];

  const paintDrawings = (paint: Paint) => {
    const { selected, handle, draft } = editor.state.get();
    for (const drawing of editor.shown()) {
      const shape = shapeOf(drawing, paint.scales);
      const color = tokenOf(drawing);
      const isChosen = drawing.id === selected || drawing.id === draft?.id;
      paintLines(paint, shape, { color, dashed: drawing.dashed ?? false, isChosen });
      if (shape.levels.length > 0) paintLevels(paint, shape, color, level);
      if (isChosen) paintAnchors(paint, handlesOf(drawing, shape, paint.scales), color, handle);
    }
  };

  return {
    draw(context, scales) {
      const { cursor, draft } = editor.state.get();
      const paint = { context, scales, ...tokens };
      if (!isHidden() || draft) {
        context.save();
        paintDrawings(paint);
        context.restore();
      }
      if (cursor) {
        context.save();
        paintCursor(paint, pointOf(scales, cursor));
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

/** Where a drawing is grabbed. A horizontal line is everywhere; its handle is in the middle of what is in sight. */
const handlesOf = ({ kind }: Drawing, { anchors }: Shape, { width }: Scales): readonly Point[] =>
  kind === 'horizontal' ? anchors.map(({ y }) => ({ x: width / 2, y })) : anchors;
