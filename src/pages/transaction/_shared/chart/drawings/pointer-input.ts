import { distanceMoved, moveAnchor, moveDrawing } from './change';
import type { Drawing } from './drawing';
import { type EditorContext, type Held, isFlat } from './editor-context';
import { type Point, pointOf } from './scales';
import { anchorNear, drawingNear, nearnessOf, shapeOf } from './shape';

/** A movement shorter than this, in CSS pixels, is a tap and moves nothing. */
export const SLOP_PX = 6;

/** Input by finger or mouse: draws, selects and moves drawings. */
export interface PointerInput {
  /** Returns whether the press belongs to a drawing; otherwise the chart takes it. */
  press(point: Point, reach: number, isDirect: boolean): boolean;
  drag(point: Point): void;
  release(point: Point): void;
  cancel(): void;
  /** Called when the mouse moves without a pressed button. */
  hover(point: Point): void;
  tap(point: Point, reach: number): void;
}

export function createPointerInput(context: EditorContext): PointerInput {
  const { book, priceDecimals, state, change, scales, inBook, place } = context;
  const isFixed = () => book.get().hidden || book.get().locked;

  const take = (original: Drawing, anchor: number, from: Point) => {
    context.held = { what: 'drawing', from, original, anchor };
    change({ selected: original.id, handle: anchor });
    return true;
  };

  const moved = ({ original, anchor, from }: Held & { what: 'drawing' }, to: Point): Drawing => {
    const on = scales();
    const point = original.anchors[anchor];
    if (!on) return original;
    if (!point) return moveDrawing(original, on, distanceMoved(on, from, to), priceDecimals);
    // Relative to the anchor's own place, so that it does not jump below the finger.
    const at = pointOf(on, point);
    const next = place({ x: at.x + to.x - from.x, y: at.y + to.y - from.y });
    return next ? moveAnchor(original, anchor, next) : original;
  };

  return {
    press(point, reach, isDirect) {
      const on = scales();
      if (!on || point.x > on.width || point.y > on.height) return false;
      const { tool, draft, selected } = state.get();
      if (tool) {
        const anchor = place(point);
        if (!anchor) return false;
        context.held = { what: 'point', from: point, second: draft !== null };
        change({ draft: draft ? moveAnchor(draft, 1, anchor) : context.begin(tool, anchor), cursor: null });
        return true;
      }
      if (isFixed()) return false;
      const chosen = inBook(selected);
      if (chosen) {
        const shape = shapeOf(chosen, on);
        const anchor = anchorNear(shape, point, reach);
        if (anchor >= 0 || nearnessOf(shape, point, reach) !== null) return take(chosen, anchor, point);
      }
      const near = isDirect ? drawingNear(book.get().list, on, point, reach) : null;
      return near !== null && take(near, -1, point);
    },
    drag(point) {
      const { held } = context;
      if (!held) return;
      if (held.what === 'drawing') return change({ draft: isTap(held.from, point) ? null : moved(held, point) });
      const anchor = place(point);
      const { draft } = state.get();
      if (!anchor || !draft || (!held.second && draft.anchors.length > 1 && isTap(held.from, point))) return;
      change({ draft: moveAnchor(draft, draft.anchors.length - 1, anchor) });
    },
    release(point) {
      const { draft } = state.get();
      const { held } = context;
      context.held = null;
      if (!held || !draft) return;
      if (held.what === 'drawing') {
        if (inBook(draft.id)) context.keep(draft);
        return change({ draft: null });
      }
      // A tap sets the first point and leaves the second to the next tap; a stroke sets both.
      const isWhole = draft.anchors.length === 1 || held.second || !isTap(held.from, point);
      if (isWhole && !isFlat(draft)) context.finish(draft);
    },
    cancel() {
      context.held = null;
      change({ draft: null });
    },
    hover(point) {
      const { draft, tool } = state.get();
      const anchor = draft && tool && !context.held ? place(point) : null;
      if (draft && anchor) change({ draft: moveAnchor(draft, 1, anchor) });
    },
    tap(point, reach) {
      const on = scales();
      if (!on || state.get().tool || book.get().hidden) return;
      context.reset({ selected: drawingNear(book.get().list, on, point, reach)?.id ?? null });
    },
  };
}

const isTap = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) < SLOP_PX;
