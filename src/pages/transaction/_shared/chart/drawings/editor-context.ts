import { createValueStore, type ReadableStore } from '@/lib/stores/value-store';
import type { PaneLayer } from '../chart-canvas';
import { snapToBar } from './change';
import { type Anchor, anchorCount, type Drawing, type DrawingKind } from './drawing';
import type { DrawingBook } from './drawings';
import { anchorAt, type Point, type Scales } from './scales';

export interface EditorState {
  /** The chosen tool; null while drawings are selected and moved. */
  readonly tool: DrawingKind | null;
  /** A drawing that is being made or moved, not yet in the book. */
  readonly draft: Drawing | null;
  readonly selected: string | null;
  /** The anchor that the arrow keys move; -1 moves the whole drawing. */
  readonly handle: number;
  /** The point of the keyboard's cursor while a tool is chosen. */
  readonly cursor: Anchor | null;
  /** The point that keys have moved last, for the announcement. */
  readonly announced: Anchor | null;
}

const AT_REST: EditorState = { tool: null, draft: null, selected: null, handle: -1, cursor: null, announced: null };

export interface EditorOptions {
  readonly book: DrawingBook;
  readonly priceDecimals: number;
  newId(): string;
  isMagnetOn(): boolean;
}

/** The pressed point or drawing. `from` is where it was pressed. */
export type Held =
  | { readonly what: 'point'; readonly from: Point; readonly second: boolean }
  | { readonly what: 'drawing'; readonly from: Point; readonly original: Drawing; readonly anchor: number };

/** What pointer and keyboard share: the state, the chart below, and the book that keeps the drawings. */
export interface EditorContext extends EditorOptions {
  readonly state: ReadableStore<EditorState>;
  /** How often a drawing was refused because there are too many. */
  readonly refused: ReadableStore<number>;
  /** The chart that is drawn on; null while there is none. */
  surface: PaneLayer | null;
  held: Held | null;
  change(next: Partial<EditorState>): void;
  /** Resets tool, draft and selection, except the given fields. */
  reset(but?: Partial<EditorState>): void;
  scales(): Scales | null;
  inBook(id: string | null): Drawing | null;
  /** The anchor at a point of the pane; for a point outside, the anchor at the nearest edge. */
  place(point: Point): Anchor | null;
  begin(kind: DrawingKind, anchor: Anchor): Drawing;
  /** Puts a drawing into the book. Returns false when it is full. */
  keep(drawing: Drawing): boolean;
  /** Stores a new drawing, selects it, and resets the tool. */
  finish(drawing: Drawing): void;
}

export function createEditorContext(options: EditorOptions): EditorContext {
  const { book, priceDecimals, newId, isMagnetOn } = options;
  const state = createValueStore(AT_REST);
  const refused = createValueStore(0);

  const context: EditorContext = {
    ...options,
    state,
    refused,
    surface: null,
    held: null,
    change(next) {
      state.set({ ...state.get(), ...next });
      context.surface?.redraw();
    },
    reset: (but) => context.change({ ...AT_REST, ...but }),
    scales: () => context.surface?.scales() ?? null,
    inBook: (id) => book.get().list.find((one) => one.id === id) ?? null,
    place(point) {
      const on = context.scales();
      if (!on || !context.surface) return null;
      const inPane = { x: Math.min(Math.max(0, point.x), on.width), y: Math.min(Math.max(0, point.y), on.height) };
      const anchor = anchorAt(on, inPane, priceDecimals);
      return isMagnetOn() ? snapToBar(anchor, context.surface.bars(), on) : anchor;
    },
    begin: (kind, anchor) => ({
      id: newId(),
      kind,
      anchors: Array.from({ length: anchorCount(kind) }, () => anchor),
    }),
    keep(drawing) {
      const isKept = book.put(drawing);
      if (!isKept) refused.set(refused.get() + 1);
      return isKept;
    },
    finish(drawing) {
      context.held = null;
      context.reset({ selected: context.keep(drawing) ? drawing.id : null });
    },
  };
  return context;
}

/** Whether both points of a drawing are the same, so that it has no direction yet. */
export const isFlat = ({ anchors: [one, other] }: Drawing): boolean =>
  other !== undefined && one?.timeMs === other.timeMs && one.price === other.price;
