import type { ReadableStore } from '@/lib/stores/value-store';
import type { PaneLayer } from '../chart-canvas';
import { anchorsInSight, moveAnchor } from './change';
import type { Anchor, Drawing, DrawingKind } from './drawing';
import {
  createEditorContext,
  type EditorContext,
  type EditorOptions,
  type EditorState,
  isFlat,
} from './editor-context';
import { createPointerInput, type PointerInput } from './pointer-input';
import type { Scales } from './scales';

/**
 * Drawing, selecting and moving the drawings of one market, independent of the input device. It uses neither React nor
 * the DOM.
 */
export interface DrawingEditor extends PointerInput {
  readonly state: ReadableStore<EditorState>;
  /** How often a drawing was refused because there are too many. */
  readonly refused: ReadableStore<number>;
  /** Sets the chart to draw on; null while there is none. */
  attach(surface: PaneLayer | null): void;
  scales(): Scales | null;
  /** All current drawings, including the one that is being drawn or moved. */
  shown(): readonly Drawing[];
  /**
   * The selected drawing. Null also while drawings are hidden, because nobody would see the effect of a key or a
   * button.
   */
  chosen(): Drawing | null;
  choose(tool: DrawingKind | null): void;
  select(id: string | null): void;
  /** Adds a drawing in the middle of the visible part, which the user then moves or edits. */
  add(kind: DrawingKind): Drawing | null;
  /** One step back: removes the first point, the tool or the selection. Returns false if there is none of these. */
  back(): boolean;
  /** For the keyboard. */
  readonly keys: KeyInput;
}

interface KeyInput {
  point(anchor: Anchor): void;
  set(): void;
  take(drawing: Drawing, announced: Anchor): void;
  nextHandle(): void;
}

export function createDrawingEditor(options: EditorOptions): DrawingEditor {
  const context = createEditorContext(options);
  const { book, priceDecimals, newId, state, refused, change, reset, scales, inBook } = context;
  /** Shows hidden drawings again, because the one that is drawn or chosen must be visible. */
  const show = () => {
    if (book.get().hidden) book.change({ hidden: false });
  };
  return {
    ...createPointerInput(context),
    keys: createKeyInput(context),
    state,
    refused,
    scales,
    attach(surface) {
      context.surface = surface;
      context.held = null;
      change({ draft: null, cursor: null });
    },
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
      context.held = null;
      if (tool) show();
      reset({ tool });
    },
    select(id) {
      context.held = null;
      if (id !== null) show();
      reset({ selected: id });
    },
    add(kind) {
      const on = scales();
      if (!on) return null;
      const drawing = { id: newId(), kind, anchors: anchorsInSight(kind, on, priceDecimals) };
      if (!context.keep(drawing)) return null;
      show();
      reset({ selected: drawing.id });
      return drawing;
    },
    back() {
      const { tool, draft, selected } = state.get();
      context.held = null;
      if (!tool && !draft && selected === null) return false;
      // The first point is removed before the tool.
      if (tool && draft) change({ draft: null });
      else reset();
      return true;
    },
  };
}

function createKeyInput({ state, change, inBook, begin, keep, finish }: EditorContext): KeyInput {
  return {
    point(anchor) {
      const { draft } = state.get();
      change({ cursor: anchor, announced: anchor, draft: draft && moveAnchor(draft, 1, anchor) });
    },
    set() {
      const { tool, draft, cursor } = state.get();
      if (!tool || !cursor) return;
      const next = draft ? moveAnchor(draft, 1, cursor) : begin(tool, cursor);
      if (next.anchors.length === 1 || (draft && !isFlat(next))) finish(next);
      else change({ draft: next });
    },
    take(drawing, announced) {
      if (keep(drawing)) change({ announced });
    },
    nextHandle() {
      const drawing = inBook(state.get().selected);
      if (!drawing) return;
      const { handle } = state.get();
      change({ handle: handle + 1 < drawing.anchors.length ? handle + 1 : -1 });
    },
  };
}
