import { createValueStore, type ReadableStore } from '@/lib/value-store';
import type { PaneLayer } from '../chart-canvas';
import { anchorsInSight, distanceMoved, moveAnchor, moveDrawing, snapToBar } from './change';
import { type Anchor, anchorCount, type Drawing, type DrawingKind } from './drawing';
import type { DrawingBook } from './drawings';
import { anchorAt, type Point, pointOf, type Scales } from './scales';
import { anchorNear, drawingNear, nearnessOf, shapeOf } from './shape';

export interface EditorState {
  /** The chosen tool; null while drawings are selected and moved. */
  readonly tool: DrawingKind | null;
  /** A drawing that is being made or moved, not yet in the book. */
  readonly draft: Drawing | null;
  readonly selected: string | null;
  /** The anchor that the arrow keys move; -1 moves the whole drawing. */
  readonly handle: number;
  /** Where the keyboard points while a tool is chosen. */
  readonly cursor: Anchor | null;
  /** The point that was moved last by keys, to be said. */
  readonly spoken: Anchor | null;
}

const AT_REST: EditorState = { tool: null, draft: null, selected: null, handle: -1, cursor: null, spoken: null };

export interface EditorOptions {
  readonly book: DrawingBook;
  readonly priceDecimals: number;
  newId(): string;
  isMagnetOn(): boolean;
}

/** What is held by a finger or the mouse. `from` is where it was pressed. */
type Held =
  | { readonly what: 'point'; readonly from: Point; readonly second: boolean }
  | { readonly what: 'drawing'; readonly from: Point; readonly original: Drawing; readonly anchor: number };

/** Less is a tap, and moves nothing. */
export const SLOP_PX = 6;

/** Making, selecting and moving the drawings of one market, whatever the input. It knows neither React nor the DOM. */
export interface DrawingEditor {
  readonly state: ReadableStore<EditorState>;
  /** How often a drawing was refused because there are too many. */
  readonly refused: ReadableStore<number>;
  /** Draws on this chart from now on; null while there is none. */
  attach(surface: PaneLayer | null): void;
  scales(): Scales | null;
  /** All drawings as they are at the moment, with the one that is being made or moved. */
  shown(): readonly Drawing[];
  /** Null also while drawings are hidden, because nobody sees what a key or a button would change. */
  chosen(): Drawing | null;
  choose(tool: DrawingKind | null): void;
  select(id: string | null): void;
  /** Adds a drawing in the middle of what is in sight, to be moved or typed over. */
  add(kind: DrawingKind): Drawing | null;
  /** Returns whether the press belongs to a drawing; otherwise the chart takes it. */
  press(point: Point, reach: number, isDirect: boolean): boolean;
  drag(point: Point): void;
  release(point: Point): void;
  cancel(): void;
  /** A mouse moves without a button. */
  hover(point: Point): void;
  tap(point: Point, reach: number): void;
  /** One step back: from a point, a tool, a selection. Returns false when there is nothing left to leave. */
  back(): boolean;
  /** For the keyboard. */
  readonly keys: {
    point(anchor: Anchor): void;
    set(): void;
    take(drawing: Drawing, spoken: Anchor): void;
    nextHandle(): void;
  };
}

export function createDrawingEditor(options: EditorOptions): DrawingEditor {
  const { book, priceDecimals, newId, isMagnetOn } = options;
  const state = createValueStore(AT_REST);
  const refused = createValueStore(0);
  let surface: PaneLayer | null = null;
  let held: Held | null = null;

  const change = (next: Partial<EditorState>) => {
    state.set({ ...state.get(), ...next });
    surface?.redraw();
  };
  const scales = () => surface?.scales() ?? null;
  const inBook = (id: string | null) => book.get().list.find((one) => one.id === id) ?? null;
  /** Shows hidden drawings again, because the one that is drawn or chosen must be visible. */
  const show = () => {
    if (book.get().hidden) book.change({ hidden: false });
  };
  const isFixed = () => book.get().hidden || book.get().locked;

  const place = (point: Point): Anchor | null => {
    const on = scales();
    if (!on || !surface) return null;
    const inPane = { x: Math.min(Math.max(0, point.x), on.width), y: Math.min(Math.max(0, point.y), on.height) };
    const anchor = anchorAt(on, inPane, priceDecimals);
    return isMagnetOn() ? snapToBar(anchor, surface.bars(), on) : anchor;
  };

  const keep = (drawing: Drawing): boolean => {
    const isKept = book.put(drawing);
    if (!isKept) refused.set(refused.get() + 1);
    return isKept;
  };
  const finish = (drawing: Drawing) => {
    held = null;
    const isKept = keep(drawing);
    change({ ...AT_REST, selected: isKept ? drawing.id : null });
  };
  const begin = (kind: DrawingKind, anchor: Anchor): Drawing => ({
    id: newId(),
    kind,
    anchors: Array.from({ length: anchorCount(kind) }, () => anchor),
  });
  const isFlat = ({ anchors: [one, other] }: Drawing) =>
    other !== undefined && one?.timeMs === other.timeMs && one.price === other.price;

  const take = (original: Drawing, anchor: number, from: Point) => {
    held = { what: 'drawing', from, original, anchor };
    change({ selected: original.id, handle: anchor });
    return true;
  };

  const moved = ({ original, anchor, from }: Held & { what: 'drawing' }, to: Point): Drawing => {
    const on = scales();
    const point = original.anchors[anchor];
    if (!on) return original;
    if (!point) return moveDrawing(original, on, distanceMoved(on, from, to), priceDecimals);
    // From its own place, so that it does not jump below the finger.
    const at = pointOf(on, point);
    const next = place({ x: at.x + to.x - from.x, y: at.y + to.y - from.y });
    return next ? moveAnchor(original, anchor, next) : original;
  };

  const rest = (id: string | null) => change({ ...AT_REST, selected: id });

  return {
    state,
    refused,
    attach(next) {
      surface = next;
      held = null;
      change({ draft: null, cursor: null });
    },
    scales,
    shown() {
      const { draft } = state.get();
      const { list } = book.get();
      if (!draft) return list;
      return list.some(({ id }) => id === draft.id)
        ? list.map((one) => (one.id === draft.id ? draft : one))
        : [...list, draft];
    },
    chosen() {
      const { draft, selected } = state.get();
      if (book.get().hidden) return null;
      return draft?.id === selected ? draft : inBook(selected);
    },
    choose(tool) {
      held = null;
      if (tool) show();
      change({ ...AT_REST, tool });
    },
    select(id) {
      held = null;
      if (id !== null) show();
      rest(id);
    },
    add(kind) {
      const on = scales();
      if (!on) return null;
      const drawing = { id: newId(), kind, anchors: anchorsInSight(kind, on, priceDecimals) };
      if (!keep(drawing)) return null;
      show();
      rest(drawing.id);
      return drawing;
    },
    press(point, reach, isDirect) {
      const on = scales();
      if (!on || point.x > on.width || point.y > on.height) return false;
      const { tool, draft, selected } = state.get();
      if (tool) {
        const anchor = place(point);
        if (!anchor) return false;
        held = { what: 'point', from: point, second: draft !== null };
        change({ draft: draft ? moveAnchor(draft, 1, anchor) : begin(tool, anchor), cursor: null });
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
      if (!held) return;
      if (held.what === 'drawing') return change({ draft: isTap(held.from, point) ? null : moved(held, point) });
      const anchor = place(point);
      const { draft } = state.get();
      if (!anchor || !draft || (!held.second && draft.anchors.length > 1 && isTap(held.from, point))) return;
      change({ draft: moveAnchor(draft, draft.anchors.length - 1, anchor) });
    },
    release(point) {
      const { draft } = state.get();
      const was = held;
      held = null;
      if (!was || !draft) return;
      if (was.what === 'drawing') {
        if (inBook(draft.id)) keep(draft);
        return change({ draft: null });
      }
      // A tap sets the first point and leaves the second to the next tap; a stroke sets both.
      const isWhole = draft.anchors.length === 1 || was.second || !isTap(was.from, point);
      if (isWhole && !isFlat(draft)) finish(draft);
    },
    cancel() {
      held = null;
      change({ draft: null });
    },
    hover(point) {
      const { draft, tool } = state.get();
      const anchor = draft && tool && !held ? place(point) : null;
      if (draft && anchor) change({ draft: moveAnchor(draft, 1, anchor) });
    },
    tap(point, reach) {
      const on = scales();
      if (!on || state.get().tool || book.get().hidden) return;
      rest(drawingNear(book.get().list, on, point, reach)?.id ?? null);
    },
    back() {
      const { tool, draft, selected } = state.get();
      held = null;
      if (!tool && !draft && selected === null) return false;
      // A first point is taken back before the tool is.
      if (tool && draft) change({ draft: null });
      else rest(null);
      return true;
    },
    keys: {
      point(anchor) {
        const { draft } = state.get();
        change({ cursor: anchor, spoken: anchor, draft: draft && moveAnchor(draft, 1, anchor) });
      },
      set() {
        const { tool, draft, cursor } = state.get();
        if (!tool || !cursor) return;
        const next = draft ? moveAnchor(draft, 1, cursor) : begin(tool, cursor);
        if (next.anchors.length === 1 || (draft && !isFlat(next))) finish(next);
        else change({ draft: next });
      },
      take(drawing, spoken) {
        if (keep(drawing)) change({ spoken });
      },
      nextHandle() {
        const drawing = inBook(state.get().selected);
        if (!drawing) return;
        const { handle } = state.get();
        change({ handle: handle + 1 < drawing.anchors.length ? handle + 1 : -1 });
      },
    },
  };
}

const isTap = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) < SLOP_PX;
