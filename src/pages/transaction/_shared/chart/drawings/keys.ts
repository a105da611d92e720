import { moveAnchor, moveDrawing, priceStep } from './change';
import type { Anchor } from './drawing';
import type { DrawingEditor } from './drawing-editor';
import type { DrawingBook } from './drawings';
import { positionAt, positionOf, priceAt, type Scales, timeAt, toTick } from './scales';

/** With Shift a step is this many times as long. */
const LONG = 10;

const STEPS: Readonly<Record<string, readonly [bars: number, prices: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export interface KeyOptions {
  readonly editor: DrawingEditor;
  readonly book: DrawingBook;
  readonly priceDecimals: number;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** Handles a key for drawing without a pointer. Returns whether the key had an effect. */
export function pressKey(event: Pressed, { editor, book, priceDecimals }: KeyOptions): boolean {
  const { tool, handle, cursor } = editor.state.get();
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
    book.undo();
    return true;
  }
  const scales = editor.scales();
  const chosen = editor.chosen();
  if (!scales || event.ctrlKey || event.metaKey) return false;
  const step = STEPS[event.key];
  if (step) {
    const times = event.shiftKey ? LONG : 1;
    const by = { bars: step[0] * times, price: step[1] * times * priceStep(scales, priceDecimals) };
    if (tool) {
      const next = moved(cursor ?? middle(scales, priceDecimals), by, scales, priceDecimals);
      editor.keys.point(inSight(next, scales, priceDecimals));
      return true;
    }
    if (!chosen || book.get().locked) return false;
    const anchor = chosen.anchors[handle];
    const next = anchor
      ? moveAnchor(chosen, handle, moved(anchor, by, scales, priceDecimals))
      : moveDrawing(chosen, scales, by, priceDecimals);
    const announced = next.anchors[Math.max(0, handle)];
    if (announced) editor.keys.take(next, announced);
    return true;
  }
  if (event.key === 'Enter' || event.key === ' ') {
    if (tool && !cursor) editor.keys.point(middle(scales, priceDecimals));
    else if (tool) editor.keys.set();
    else if (chosen) editor.keys.nextHandle();
    return tool !== null || chosen !== null;
  }
  if ((event.key === 'Delete' || event.key === 'Backspace') && chosen && !tool && !book.get().locked) {
    book.remove(chosen.id);
    editor.select(null);
    return true;
  }
  return false;
}

function moved(anchor: Anchor, by: { bars: number; price: number }, scales: Scales, priceDecimals: number): Anchor {
  return {
    timeMs: by.bars === 0 ? anchor.timeMs : timeAt(scales, Math.round(positionOf(scales, anchor.timeMs)) + by.bars),
    price: toTick(anchor.price + by.price, priceDecimals),
  };
}

/** The cursor's first position: the middle of the visible part. */
function middle(scales: Scales, priceDecimals: number): Anchor {
  return {
    timeMs: timeAt(scales, Math.round(positionAt(scales, scales.width / 2))),
    price: toTick(priceAt(scales, scales.height / 2), priceDecimals),
  };
}

/** Keeps the cursor in the visible part. */
function inSight(anchor: Anchor, scales: Scales, priceDecimals: number): Anchor {
  const { width, height } = scales;
  const [first, last] = [Math.ceil(positionAt(scales, 0)), Math.floor(positionAt(scales, width))];
  const position = Math.min(Math.max(first, positionOf(scales, anchor.timeMs)), last);
  const price = Math.min(Math.max(priceAt(scales, height), anchor.price), priceAt(scales, 0));
  return { timeMs: timeAt(scales, position), price: toTick(price, priceDecimals) };
}
